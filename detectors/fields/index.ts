// The family of fields: what the name of a key, a tag or a column says of its values.
import type { RowFile } from "../../src/core/detector.js";
import { cardRow } from "./card-row.js";
import { fieldRow } from "./field-row.js";
import { nameObject } from "./name-object.js";
import { recordId } from "./record-id.js";

export const FIELD_ROWS: readonly RowFile[] = [
  {
    row: fieldRow("number", "ID"),
    vectors: {
      finds: [
        "INSERT INTO t (a, policy_no) VALUES (1, '«B7»'), (2, '«C8»');",
        "n_cliente;ville\n«77»;Ervik\n",
        "ref,account_number\n1,«7-A»\n",
        '"employeeId": "«E7»"',
        '<td data-field="customer_id">«kx7»</td>',
        "account_ids: [«881-A», «882-B»]",
        "customer_ids:\n  - «881-A»\n  - '«882-B»'\nnext: 1",
        '"customerId": {"S": "«kx7»"}',
      ],
      leaves: ['"account_id": null', '"customer_id": "string"', "policy_no = get_policy(4)", '"patientId": ""'],
    },
  },
  {
    row: fieldRow("phone", "PHONE"),
    vectors: {
      finds: [
        '"homePhone": "«5550 17»"',
        "TEL;TYPE=home,voice:«5550142»\n",
        "tel.: «0155 5014»\n",
        "ref\ttelefon\n1\t«55501»\n",
        '<input name="phone" type="tel" value="«5550133»">',
        '"phone": {"work": "«5550 17»", "home": "«5550 18»"}',
      ],
      leaves: [
        "phone: string",
        '"phone": "required"',
        "tel: 12px",
        "phone = models.CharField(max_length=20)",
        '"phone": ""',
      ],
    },
  },
  {
    row: fieldRow("birth", "DOB"),
    vectors: {
      finds: [
        "ref,dob\n1,«3/84»\n",
        '{"dateOfBirth": "«spring 1984»"}',
        "birthday;VALUE=date:«19840314»\n",
        "<i class='birth-date'>«3/84»</i>",
      ],
      leaves: ['"dob": "YYYY-MM-DD"', "birthday: true", "dob: Date"],
    },
  },
  {
    row: fieldRow("address", "SENSITIVE"),
    vectors: {
      finds: [
        '"homeAddress": "«the old mill»"',
        "| surname | address |\n| --- | --- |\n| x | «Mill Lane» |\n",
        "<street>«Larch Row»</street>",
        "postal_code: «DX1 0AA»\n",
      ],
      leaves: ['"ip_address": "a b"', "email_address: x y", "street = getStreet()", "<street></street>"],
    },
  },
  {
    row: fieldRow("customer", "CLIENT"),
    vectors: {
      finds: [
        '"customerName": "«Tarn and Sons»"',
        "Kunde: «Tarn Fähren»\n",
        "customer=«Tarn» state=open",
        '<h1 id="customer-name">«Tarn and Sons»</h1>',
        "{customer: «quillhaven-freight», team: core}",
      ],
      leaves: [
        "client: http.Client",
        '"customer": null',
        "customer: object",
        'client: "postgres"',
        "customer: default-settings",
        "customer: web-app",
      ],
    },
  },
  {
    row: fieldRow("person", "PERSON"),
    vectors: {
      finds: [
        '{"firstName": "«april»", "x": 1}',
        '{"name": {"last_name": "«Brindlecote»"',
        "ref,surname,salary\n77,«Brindlecote»,51234\n",
        "\ufeffNachname;Vorname\n«Ödön»;«x»\n",
        'name,phone\n"«Quill, Vesper»",555\n',
        "nachname: «von der Lanter»\n",
        "LAST_NAME=«Brindlecote»\n",
        "lvl=info last_name=«Brindlecote» state=4",
        "https ?first_name=«vesper»&last_name=«quillon»&x=1",
        "<lastName>«Brindlecote»</lastName>",
        "<td>Vorname</td><td>«Ödön»</td>",
        '<span class="surname">«vasshaug»</span>',
        '<span class="surname text-muted">«vasshaug»</span>',
        "<td headers='surname'><b>«vasshaug»</b></td>",
        '<p class="x last-name"><i class="ico"></i> «vasshaug» <img src="y"></p>',
        '<field name="surname">«vasshaug»</field>',
        '<input id="surname" type=text value="«vasshaug»">',
        "<dt>Surname:</dt>\n<dd>«vasshaug»</dd>",
        '<label>Surname</label> <span class="v">«vasshaug»</span>',
        '<label for="s">Surname</label><input id="s" value="«vasshaug»">',
        "<label>Surname: <b>«vasshaug»</b></label>",
        "<b>Surname:</b> «vasshaug»<br>",
        "<tr><th>Id</th><th>Surname</th></tr>\n<tr><td>1</td><td>«Brindlecote»</td></tr>",
        "INSERT INTO `p` (`id`, `last_name`) VALUES (1,'«O''Quill»'),(2,'«Marl»');",
        '<user id="1" firstName="«vesper»"/>',
        'first_name = c("«Vesper»", "«Ödön»")',
        '"lastName": {"value": "«vasshaug»"}',
        '[{"name": "last_name", "type": "text", "value": "«vasshaug»"}]',
        "- name: surname\n  value: «vasshaug»\n",
        'name="surname"\r\n\r\n«vasshaug»\r\n--x',
      ],
      leaves: [
        '"firstName": null',
        '"lastName": "string"',
        "firstName: string;",
        "fullName: String!",
        'firstName: "First name"',
        "firstName = user.firstName;",
        '"lastName": "{{ name }}"',
        'first_name: "Please enter your first name"',
        "last_name = fields.Char(string='x')",
        "the surname, the first name, the rest\nand so on\n",
        "| Field | Type |\n| --- | --- |\n| x | y |\n",
        "name,size\nx,1\n",
        '"surname": ""',
        '<span class="surname">{{ user.surname }}</span>',
        '<span class="surname"></span>',
        '<label class="surname">Vasshaug</label>',
        '<p class="patient"><b>x</b> y z</p>',
        '<div class="patient"><p>x</p><p>y</p></div>',
        "<div>Surname</div><div>Email</div>",
        '<option value="surname">Vasshaug</option>',
        '{"name": "surname", "value": "string"}',
        '"first_name": ["Required", "max:20"]',
        '"lastName": {"type": "Text", "label": "Vasshaug"}',
        "last_name = tuple(names)",
        '{"type": "surname", "value": "Vasshaug"}',
        'name="surname"\n\nVasshaug\n',
        "<b>Please tell us your own surname:</b> we need it",
        '<a class="owner-name">Show all owners</a>',
      ],
    },
  },
  nameObject,
  recordId,
  {
    row: cardRow("fields/card-name", "PERSON", ["FN", "NICKNAME", "CN"]),
    vectors: {
      finds: [
        "VERSION:4.0\nFN;CHARSET=UTF-8:«tarn fähren»\n",
        "NICKNAME:«tarnie»\n",
        "ORGANIZER;CN=«Vesper Quillon»:mailto:x",
        'ATTENDEE;ROLE=CHAIR;CN="«marlow quint»":mailto:x',
      ],
      leaves: ["fn: x", "const FN = 1;", "FN\n", "CN=x,DC=y", "see FN:x"],
    },
  },
  {
    row: cardRow("fields/card-birth", "DOB", ["BDAY"]),
    vectors: { finds: ["BDAY:«19840314»\n", "BDAY;VALUE=text:«spring 84»\n"], leaves: ["BDAY:\n", "bday"] },
  },
  {
    row: cardRow("fields/card-address", "SENSITIVE", ["ADR"]),
    vectors: {
      finds: ["ADR;TYPE=home:;;«12 Larch Row»;«Ervik»;;«DX1 0AA»;\n", "item1.ADR:;;«Larch Row»\n"],
      leaves: ["ADR-7: use one queue\n", "ADR: see below"],
    },
  },
];
