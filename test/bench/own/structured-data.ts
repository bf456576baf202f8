// Invented people in JSON, YAML, TOML, settings, SQL and logs, marked as marked-text.ts says. Values look like nothing on purpose: the key tells.
import { PASSPHRASE, TOKEN } from "./structured-secrets.js";

export const DATA: Readonly<Record<string, readonly string[]>> = {
  json: [
    '{"firstName":"{P:april}","lastName":"{P:brindle}","phone":{T:15550142},"active":true,"visits":3}',
    '{\n  "id": 7,\n  "person": {\n    "vorname": "{P:Ödön}",\n    "nachname": "{P:von der Lanter}",\n    "geb_datum": "{D:3/84}",\n    "tel.": "{T:0155 5014}"\n  },\n  "status": "open"\n}\n',
    '{"rows":[{"n_cliente":"{N:B-77}","apellido":"{P:pardo}","domicilio":"{A:la casa vieja}","pais":"ES"},{"n_cliente":null,"apellido":"","domicilio":"string"}]}',
    '{"customer":{"name":{"first":"x","last_name":"{P:quillon}"},"DOB":"{D:14 March 84}","Kundennr.":"{N:KX7}"},"currency":"EUR"}',
    '{"фамилия":"{P:Озёрная}","имя":"{P:Ладислава}","телефон":"{T:555 01 42}","город":"x"}',
    '{"氏名":"{P:霧島 澪音}","住所":"{A:青葉町七丁目}","電話番号":"{T:0155-5014}","合計":1200}',
    `{"user":{"password":"{S:${PASSPHRASE}}","fullName":"{P:vesper quillon}"},"retries":3,"mode":"fast"}`,
    '{"patientName":"{P:marlow quint}","mrn":{N:77123},"insuranceNumber":"{N:ZZ-4}","notes":"none"}',
    '{"type":"object","properties":{"firstName":{"type":"string"},"phone":{"type":"string","description":"Phone number"}},"required":["firstName"]}',
    '{"firstName":null,"lastName":"","phone":"string","dob":"{{ dob }}","customerId":true,"address":"<address>"}',
  ],
  "json lines": [
    '{"city":"{A:Ervik}","street":"{A:Larch Row 12}","zip":"{A:DX1 0AA}"}\n{"city":"City","street":"","zip":null}\n',
    '{"ts":1,"employee_id":"{N:E7}","surname":"{P:tarn}"}\n{"ts":2,"employee_id":"{N:E8}","surname":"{P:fenn}"}\n{"ts":3,"employee_id":null,"surname":null}\n',
    '{"event":"login","fullName":"{P:june marsh}","ip":"x"}\n{"event":"logout","fullName":"{P:june marsh}"}\n{"event":"cut","fullN',
    '{"log":"{\\"lastName\\":\\"{P:quillon}\\",\\"phone\\":\\"{T:5550142}\\"}","stream":"stdout"}\n',
  ],
  yaml: [
    "---\nowner:\n  first_name: {P:vesper}\n  last_name: {P:brindle}\n  phone: {T:5550142}\n  dob: {D:1984-03-14}\nreplicas: 3\n",
    "people:\n  - vezetéknév: {P:Lanter}\n    keresztnév: {P:Ödön}\n    lakcím: {A:Malom köz}\n  - vezetéknév: ~\n    keresztnév: null\n",
    "contacts:\n- {full_name: {P:Vesper Quillon}, tel: {T:555 0143}}\n- {full_name: {P:Marlow Quint}, tel: {T:555 0144}}\n",
    `datenbank:\n  kontoinhaber: {P:tarn fähren}\n  kennwort: {S:${PASSPHRASE}}\n  port: 5432\n`,
    "owner:\n  last_name: |\n    {P:brindle}\n  home_address: |\n    {A:the old mill}\n    {A:ervik}\n  first_name:\n    {P:vesper}\n  note: |\n    one line\n    and a second\n",
    'lead: &lead\n  surname: &s {P:quillon}\n  dob: !!str {D:3/84}\n  phone: !!str "{T:5550142}"\ndeputy:\n  surname: *s\n  rank: !!int 3\n',
    "crew:\n  - {first: {P:tarn}, last: {P:vasshaug}}\n  - {first: {P:Oriel}, last: {P:Quillon}}\nsize: 2\n",
    "properties:\n  lastName:\n    type: string\n  phone:\n    type: string\n    format: phone\n",
    "# contact\nachternaam: {P:van der lanter}\nvoornaam: {P:fem}\ngeboortedatum: {D:14 maart 84}\nklantnummer: {N:K-7}\n",
  ],
  toml: [
    '[owner]\nfirst_name = "{P:vesper}"\nphone = {T:15550142}\ndob = {D:1984-03-14}\nretries = 3\n',
    `[kunde]\nkundennummer = "{N:kx-7}"\nnachname = "{P:brindle}"\nstrasse = "{A:Larchweg}"\n\n[db]\npassword = "{S:${PASSPHRASE}}"\nport = 5432\n`,
    'title = "x"\n[[people]]\nsurname = "{P:tarn}"\npassport_no = "{N:7-A}"\n[[people]]\nsurname = ""\npassport_no = "n/a"\n',
  ],
  environment: [
    `APP_ENV=production\nADMIN_FIRST_NAME={P:Vesper}\nADMIN_PHONE="{T:5550 142}"\nSMTP_PASSWORD={S:${PASSPHRASE}}\nPORT=8080\n`,
    'export CUSTOMER_NAME="{C:Tarn and Sons}"\nexport CUSTOMER_ID={N:kx7}\nexport LOG_LEVEL=debug\n',
    "FIRST_NAME=\nLAST_NAME=${LAST_NAME}\nPHONE=<phone>\nDEBUG=true\n",
  ],
  ini: [
    `[contact]\nsurname = {P:Brindlecote}\ntelephone = {T:5550 142}\n; none\n[mail]\npassword={S:${PASSPHRASE}}\nport=25\n`,
    "[patient]\nPatientName={P:marlow quint}\nDateOfBirth={D:3/84}\nHomeAddress={A:the old mill}\nWard=4\n",
  ],
  properties: [
    "contact.first-name={P:vesper}\ncontact.last-name={P:brindle}\ncontact.phone={T:5550142}\nserver.port=8080\n",
    "cliente.cognome: {P:Ferrantini}\ncliente.codiceFiscale: {N:ZZ77X}\ncliente.indirizzo: {A:Vicolo 4}\nserver.nome: x\n",
  ],
  sql: [
    "INSERT INTO people (id, first_name, last_name, phone) VALUES (1, '{P:vesper}', '{P:O''Quill}', {T:15550142}), (2, '{P:marlow}', '{P:quint}', NULL);\n",
    "COPY public.people (id, surname, dob, city_code) FROM stdin;\n1\t{P:brindle}\t{D:1984-03-14}\t7\n2\t{P:tarn}\t\\N\t8\n\\.\n",
    "INSERT INTO `kunden` (`kundennr`,`nachname`,`strasse`,`betrag`) VALUES ('{N:kx7}','{P:brindle}','{A:larchweg}',12.5);\nINSERT INTO `kunden` (`kundennr`,`nachname`,`strasse`,`betrag`) VALUES ('{N:kx8}','{P:tarn}',NULL,7);\n",
    "CREATE TABLE people (\n  first_name VARCHAR(20) NOT NULL,\n  phone VARCHAR(20),\n  dob DATE\n);\n",
    "UPDATE people SET last_name = '{P:brindle}', phone = '{T:5550142}' WHERE customer_id = '{N:kx7}';\n",
    "INSERT INTO [dbo].[Patient] ([LastName], [MRN], [Ward]) VALUES (N'{P:Quillon}', N'{N:77-A}', N'west');\n",
  ],
  log: [
    '2031-04-02T10:11:12Z level=info first_name={P:vesper} last_name="{P:brindle}" phone={T:5550142} ms=14\n2031-04-02T10:11:13Z level=info first_name= ms=3\n',
    'time="10:11" msg="created" customer_id={N:kx7} customerName="{C:Tarn and Sons}" status=200\n',
    `ts=1 user.surname={P:Quillon} user.dob={D:1984-03-14} token={S:${TOKEN}} ok=true\n`,
    "app[7]: nachname='{P:brindle}', telefonnr='{T:0155 5014}', zustand='offen'\n",
  ],
};
