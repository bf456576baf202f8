// Invented people in tables, markup, addresses of the web, cards, calendars and headers, marked as marked-text.ts says.
import { PASSPHRASE, TOKEN } from "./structured-secrets.js";

export const TEXT: Readonly<Record<string, readonly string[]>> = {
  csv: [
    'id,first_name,surname,balance\n1,{P:april},{P:brindle},12.50\n2,{P:marlow},"{P:quint, jr}",7\n3,,null,0\n',
    '\ufeff"Nr","Nachname","Vorname","Geb.-Datum","PLZ"\r\n"1","{P:Lanter}","{P:Ödön}","{D:14.3.84}","{A:1234}"\r\n',
    "ref,dob,phone,state\n1,{D:3/84},{T:555 0142},open\n2,,,closed\n",
    'n,adresse,téléphone\n1,"{A:ferme du moulin; étage 2}",{T:0155 5014}\n2,"{A:la ""petite"" cour}",{T:0155 5015}\n',
    'Response ID,Q1. What is your first name?,"What is your last name?",Q3. Date of birth,How satisfied are you?\nR1,{P:oriel},{P:vasshaug},{D:14/03/1984},4\nR2,{P:marlow},{P:quillon},,5\n',
    "Name,Given Name,Phone 1 - Type,Phone 1 - Value,Address 1 - City\n{P:oriel vasshaug},{P:oriel},Home,{T:5550142},{A:Ervik}\n",
    "Employee No;Name;Sort Code;Gross\n{N:10442};{P:Vasshaug, Oriel};{N:12-34-56};5210\n",
    "field,type,length\nfirst_name,string,20\nphone,string,16\n",
  ],
  semicolons: [
    "kundennr;firma;ansprechpartner;ort\nkx;x;{P:tarn fähren};{A:Ervik}\n".replace("kx", "{N:kx7}"),
    "nazwisko;imię;telefon;kwota\n{P:Zborowska};{P:Halszka};{T:555 01 42};12,50\n{P:Tarnek};{P:Ziemowit};{T:555 01 43};7,00\n",
    "cognome;nome;codice_fiscale;importo\n{P:ferrantini};{P:isotta};{N:ZZ77X};3\n",
  ],
  accounts: [
    "Buchungstag;Auftraggeber / Begünstigter;Zweck;Betrag\n02.04.31;{P:oriel brindle};miete;-12,50\n",
    `"Title","Username","Password"\n"bank","{P:obrindle}","{S:${PASSPHRASE}}"\n"router","admin","{S:${PASSPHRASE}}"\n`,
  ],
  tabs: [
    "ref\tlast name\tpassport no\tclass\n1\t{P:quillon}\t{N:7-A}\tB\n2\t{P:marsh}\t{N:8-C}\tA\n",
    "apellidos\tnombre\tfecha_nacimiento\ttotal\n{P:pardo lanzal}\t{P:ximena}\t{D:14/3/84}\t9\n",
  ],
  markdown: [
    "| Id | Surname | Phone | State |\n| --- | --- | --- | --- |\n| 1 | {P:brindle} | {T:5550 142} | open |\n| 2 | {P:tarn} | {T:5550 143} | shut |\n",
    "| Naam | Adres | Bedrag |\n|:--|:--|--:|\n| {P:Fem Lanter} | {A:Molenpad} | 12 |\n| {P:Joost Tarn} | {A:Dijk} | 7 |\n",
    "| Field | Type | Description |\n| --- | --- | --- |\n| first_name | string | First name |\n| phone | string | Phone |\n",
    "**Patient:** {P:Marlow Quint}\n**DOB:** {D:3/84}\n**Ward:** 4\n",
  ],
  xml: [
    '<?xml version="1.0"?>\n<people><person id="1"><firstName>{P:vesper}</firstName><lastName>{P:brindle}</lastName><phone>{T:5550142}</phone></person><person id="2"><firstName/><lastName></lastName></person></people>\n',
    '<patient lastName="{P:quillon}" givenName="{P:june}" birthDate="{D:1984-03-14}" ward="4"/>\n',
    "<ns:Kunde><ns:Kundennummer>{N:kx7}</ns:Kundennummer><ns:Strasse>{A:larchweg}</ns:Strasse><ns:Betrag>12</ns:Betrag></ns:Kunde>\n",
    "<prénom><![CDATA[{P:maïwenn}]]></prénom><adresse>{A:ferme du moulin}</adresse><total>3</total>\n",
    '<patientRole><id extension="{N:88123}" root="2.16.840"/><patient><name><given>{P:oriel}</given><family>{P:vasshaug}</family></name><birthTime value="{D:19840314}"/></patient></patientRole>\n',
    "<Cdtr><Nm>{P:oriel vasshaug}</Nm><PstlAdr><StrtNm>{A:Larch Row}</StrtNm><PstCd>{A:DX1}</PstCd><TwnNm>{A:Ervik}</TwnNm></PstlAdr></Cdtr><RmtInf><Ustrd>rent</Ustrd></RmtInf>\n",
    '<name><use value="official"/><family value="{P:quillon}"/><given value="{P:oriel}"/></name><birthDate value="{D:1984-03-14}"/><active value="true"/>\n',
    '<saml:Attribute Name="http://x/claims/surname"><saml:AttributeValue>{P:quillon}</saml:AttributeValue></saml:Attribute><saml:Attribute Name="plan"><saml:AttributeValue>basic</saml:AttributeValue></saml:Attribute>\n',
    "<dict>\n\t<key>lastName</key>\n\t<string>{P:quillon}</string>\n\t<key>phone</key>\n\t<string>{T:5550142}</string>\n\t<key>plan</key>\n\t<string>basic</string>\n</dict>\n",
    '<Data Name="SubjectUserName">{P:oquillon}</Data><Data Name="LogonType">3</Data>\n',
    '<xs:element name="lastName" type="xs:string"/><xs:element name="phone" type="xs:string"/>\n',
    `<add key="SurName" value="{P:brindle}"/>\n<add key="Password" value="{S:${PASSPHRASE}}"/>\n<add key="Timeout" value="30"/>\n`,
  ],
  html: [
    "<table><tr><th>No</th><th>Nachname</th><th>Telefon</th></tr>\n<tr><td>1</td><td>{P:brindle}</td><td>{T:5550142}</td></tr>\n<tr><td>2</td><td>{P:tarn}</td><td>{T:5550143}</td></tr></table>\n",
    '<form><input type="text" name="first_name" value="{P:vesper}"><input name="dob" type="text" value="{D:3/84}"><input type="submit" value="Send"></form>\n',
    '<input id="lastName" class="a" value="{P:brindle}"><input value="{T:5550142}" name="phone"><input name="csrf" value="x">\n',
    "<input name=surname value={P:quillon}><input type=text value={T:5550142} name=phone><input name=user[first_name] value='{P:oriel}'><input name=plan value=basic>\n",
    "<dl><dt>Surname</dt><dd>{P:Brindlecote}</dd><dt>Home address</dt><dd>{A:the old mill}</dd><dt>State</dt><dd>open</dd></dl>\n",
    '<label for="phone">Phone</label><input name="phone" placeholder="Your phone number" value="">\n',
    '<textarea name="home_address">{A:the old mill}</textarea><select name="state"><option>open</option></select>\n',
  ],
  query: [
    "GET /search?first_name={P:vesper}&last_name={P:brindle}&page=2 HTTP/1.1\n",
    "https://shop.example/o?customerId={N:kx7}&phone={T:5550142}&lang=en\n",
    "POST body: nachname={P:von+der+lanter}&geburtsdatum={D:14.3.84}&sort=asc\n",
  ],
  http: [
    `POST /v1/x HTTP/1.1\nHost: x\nX-Customer-Id: {N:kx7}\nX-User-Full-Name: {P:Vesper Quillon}\nAuthorization: Bearer {S:${TOKEN}}\nAccept: */*\n`,
    "X-Patient-Name: {P:marlow quint}\nX-Date-Of-Birth: {D:1984-03-14}\nContent-Length: 12\n",
  ],
  ldif: [
    "dn: uid=x,ou=staff\ncn: {P:Vesper Quillon}\nsn: {P:Quillon}\ngivenName: {P:Vesper}\ntelephoneNumber: {T:5550 142}\nemployeeNumber: {N:E7}\nobjectClass: top\n",
    "dn: uid={P:obrindle},ou=people,dc=com\nobjectClass: inetOrgPerson\ncn: {P:brindle, oriel}\nsn: {P:brindle}\nmanager: cn={P:vesper quillon},ou=people,dc=com\nmemberOf: cn=admins,ou=groups,dc=com\n",
    "distinguishedName: CN={P:Quillon\\, Vesper},OU=Staff,DC=com\n",
    "changetype: add\nsurname: {P:brindle}\nhomePhone: {T:5550142}\nhomePostalAddress: {A:the old mill}\npostalCode: {A:DX1}\n",
  ],
  vcard: [
    "BEGIN:VCARD\nVERSION:4.0\nN:{P:Quillon};{P:Vesper};;;\nFN:{P:Vesper Quillon}\nTEL;TYPE=home:{T:5550142}\nBDAY:{D:19840314}\nADR;TYPE=home:;;{A:12 Larch Row};{A:Ervik};;{A:DX1 0AA};\nEND:VCARD\n",
    "BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8:{P:brindle};{P:oriel};;;\nFN;LANGUAGE=en:{P:oriel brindle}\nORG;CHARSET=UTF-8:{C:tarn and sons}\nREV:20310402\nEND:VCARD\n",
    "BEGIN:VCARD\nVERSION:3.0\nFN;CHARSET=UTF-8:{P:tarn fähren}\nNICKNAME:{P:tarnie}\nTEL:{T:0155 5014}\nREV:20310402\nEND:VCARD\n",
  ],
  icalendar: [
    'BEGIN:VEVENT\nORGANIZER;CN={P:Vesper Quillon}:mailto:{E:v.q@ervik.example}\nATTENDEE;ROLE=CHAIR;CN="{P:marlow quint}":mailto:{E:m@ervik.example}\nSUMMARY:review\nDTSTART:20310402T101112Z\nEND:VEVENT\n',
  ],
  genealogy: [
    "0 INDI\n1 NAME {P:Oriel} /{P:Vasshaug}/\n2 GIVN {P:Oriel}\n2 SURN {P:Vasshaug}\n1 BIRT\n2 DATE {D:14 MAR 1984}\n1 CHAN\n2 DATE 2 APR 2031\n",
  ],
  mail: [
    "From: =?UTF-8?Q?{P:Brindle,_Oriel}?= <{E:o@ervik.example}>\nTo: {E:m@ervik.example}\nSubject: =?UTF-8?Q?review?=\n\nsee below\n",
    'From: "{P:Vesper Quillon}" <{E:v.q@ervik.example}>\nTo: {P:marlow quint} <{E:m@ervik.example}>\nReply-To: {E:v.q@ervik.example}\nSubject: review\nX-Mailer: x\n\nsee below\n',
    "Von: {P:Brindle, Ödön} <{E:oe@ervik.example}>\nAn: {P:Lanter, Käthe}\nBetreff: termin\n",
  ],
  code: [
    'const form = { firstName: z.string(), phone: z.string().optional(), lastName: "" };\n',
    "class Person(BaseModel):\n    first_name: str\n    phone: Optional[str] = None\n    dob: date\n",
    'const person = { firstName: "{P:vesper}", phone: {T:15550142}, retries: 3 };\n',
    "interface Customer {\n  customerId: string;\n  lastName: string;\n  homeAddress?: Address;\n}\n",
  ],
};
