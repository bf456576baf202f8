// Invented people in standard messages, printed tables, lists and pairs, marked as marked-text.ts says.
import { PASSPHRASE } from "./structured-secrets.js";

export const MESSAGES: Readonly<Record<string, readonly string[]>> = {
  hl7: [
    "MSH|^~\\&|LIS|{C:TARNKLINIK}|KIS|{C:TARNKLINIK}|203104021011||ADT^A01|77|P|2.5\rPID|1||{N:88123}^^^KH^MR||{P:Brindle}^{P:Vesper}||{D:19840314}|F|||{A:Larchweg 4}^^{A:Ervik}^^{A:70771}^DE||{T:0155501477}\rPV1|1|I|2000^2012^01||||{N:4417}^{P:Quillon}^{P:Marlow}\r",
    '{"message":"MSH|^~\\\\&|A|B|C|D|1||ORU^R01|1|P|2.5\\rPID|1||{N:77-A}^^^KH||{P:Tarn}^{P:Ödön}\\rOBX|1|NM|718-7^HB||13.2|g/dL"}',
    "MSH$%~\\&$LIS$x$KIS$y$203104021011$$ADT%A01$77$P$2.5\rPID$1$${N:88123}%%%KH%MR$${P:Brindle}%{P:Vesper}$${D:19840314}$F\rOBX$1$NM$718-7%HB$$13.2$g/dL\r",
    "NK1|1|{P:Brindle}^{P:Oriel}|SPO|{A:Larchweg 4}^^{A:Ervik}^^{A:70771}|{T:0155501478}\nOBX|1|NM|718-7^HB||13.2|g/dL|12-16|N\n",
  ],
  edifact: [
    "UNA|*.? ~UNB*UNOA|1*A*B*310402|1011*1~UNH*1*ORDERS|D|96A|UN~NAD*BY*{N:5412345000013}||9**{C:TARN FERRY}*{A:LARCHWEG 4}*{A:ERVIK}**{A:70771}*NO~CTA*IC*|{P:vesper brindle}~COM*{T:0155501477}|TE~LIN*1**40001|SA~",
    "UNH+1+ORDERS:D:96A:UN'BGM+220+77'DTM+137:20310402:102'NAD+BY+{N:5412345000013}::9++{C:TARN FERRY}+{A:LARCHWEG 4}+{A:ERVIK}++{A:70771}+NO'CTA+IC+:{P:VESPER BRINDLE}'COM+{T:0155501477}:TE'LIN+1++40001:SA'QTY+21:12'",
  ],
  x12: [
    `ISA|00|${" ".repeat(10)}|00|${" ".repeat(10)}|ZZ|A${" ".repeat(14)}|ZZ|B${" ".repeat(14)}|310402|1011|^|00501|000000001|0|P|:\nGS|HC|A|B|20310402|1011|1|X|005010X222A1\nNM1|IL|1|{P:brindle}|{P:vesper}||||MI|{N:ZZ7712}\nN3|{A:4 larch row}\nDMG|D8|{D:19840314}|F\n`,
    "NM1*IL*1*{P:BRINDLE}*{P:VESPER}****MI*{N:ZZ7712}~N3*{A:4 LARCH ROW}~N4*{A:ERVIK}*MO*{A:65807}~DMG*D8*{D:19840314}*F~NM1*PR*2*{C:TARN HEALTH}*****PI*{N:77120}~SV1*HC:99213*40*UN*1~",
  ],
  fhir: [
    '{"resourceType":"Patient","id":"x","identifier":[{"system":"urn:oid:1.2","value":"{N:ZZ-7712}"}],"name":[{"use":"official","family":"{P:Brindle}","given":["{P:Vesper}","{P:Oriel}"]}],"birthDate":"{D:1984-03-14}","active":true}',
    '{"resourceType":"Observation","subject":{"reference":"Patient/{N:88123}"},"code":{"text":"Haemoglobin"},"valueQuantity":{"value":13.2,"unit":"g/dL"}}',
  ],
  terminal: [
    "  id   | first_name | last_name |   phone    \n-------+------------+-----------+------------\n 88123 | {P:vesper}     | {P:brindle}   | {T:0155501477}\n 88124 | {P:marlow}     | {P:quint}     | \n(2 rows)\n",
    `-[ RECORD 1 ]-----------\nid       | 7\nsurname  | {P:brindle}\npassword | {S:${PASSPHRASE}}\n-[ RECORD 2 ]-----------\nid       | 8\nsurname  | {P:quint}\npassword | \n`,
    "+----+-----------+-------+\n| id | surname   | total |\n+----+-----------+-------+\n|  7 | {P:brindle} |  12.5 |\n|  8 | {P:quint}   |   7.0 |\n+----+-----------+-------+\n2 rows in set (0.00 sec)\n",
    "┌───────┬───────────┬───────┐\n│  id   │  surname  │ total │\n│ int32 │  varchar  │ float │\n├───────┼───────────┼───────┤\n│     7 │ {P:brindle}   │  12.5 │\n└───────┴───────────┴───────┘\n",
  ],
  columns: [
    "givenname surname   samaccountname enabled\n--------- -------   -------------- -------\n{P:oriel}     {P:brindle}   {P:obrindle}       True   \n",
    "$ kubectl get ns -L owner\nNAME      STATUS   AGE\nbilling   active   41d\nquillon   active   41d\n",
    "Status   Name       DisplayName\n------   ----       -----------\nRunning  tarnsvc    Disk Updater\n",
    "id   first_name surname    phone      total\n---- ---------- ---------- ---------- -------\n   1 {P:oriel}      {P:quillon}    {T:5550142}      12.50\n   2 {P:vesper}     {P:tarn}       {T:5550143}       7.00\n\n(2 rows affected)\n",
    "   id first_name   surname  total\n0   1      {P:oriel}   {P:quillon}   12.5\n1   2     {P:marlow}  {P:vasshaug}    7.0\n",
    "   id first_name  \\\n0   1      {P:oriel}   \n1   2     {P:marlow}   \n\n     surname    phone  \n0    {P:quillon}  {T:5550142}  \n1   {P:vasshaug}  {T:5550143}  \n\n[2 rows x 4 columns]\n",
    "shape: (2, 3)\n┌─────┬──────────┬─────────┐\n│ id  ┆ surname  ┆ phone   │\n│ --- ┆ ---      ┆ ---     │\n│ i64 ┆ str      ┆ str     │\n╞═════╪══════════╪═════════╡\n│ 1   ┆ {P:quillon}  ┆ {T:5550142} │\n│ 2   ┆ {P:vasshaug} ┆ {T:5550143} │\n└─────┴──────────┴─────────┘\n",
    "ID   SURNAME    PHONE     STATE\n1    {P:quillon}    {T:5550142}   open\n2    {P:vasshaug}   {T:5550143}   shut\n",
    "@ Row 1\n---------+---------\n      id | 1\n surname | {P:quillon}\n   phone | {T:5550142}\n\n@ Row 2\n---------+---------\n      id | 2\n surname | {P:vasshaug}\n   phone | null\n\n(2 rows)\n",
  ],
  shell: [
    "scp {P:oquillon}@{H:quillbox}:/srv/export.csv .\nmount -t nfs {H:quillbox}:/export /mnt\nopen smb://{H:tarnbox}/share and file://{H:tarnbox}/share\n{P:oquillon}@{H:quillbox}:~$ ls -l\n-rw-r--r-- 1 {P:oquillon} staff 1234 x.csv\n-rw-r--r-- 1 root root 12 y.csv\n",
    "scp deploy@server:/srv/x .\nmount -t nfs server:/export /mnt\nfile:///etc/hosts\ngit clone git@server:/x\nuser@host:~$ ls -l\ndrwxr-xr-x 2 www-data www-data 4096 x\n",
  ],
  lists: [
    '{"columns":["id","last_name","total"],"rows":[[7,"{P:brindle}",12.5],[8,"{P:quint}",7]]}',
    'df <- data.frame(id=c(7, 8), last_name=c("{P:Brindle}", "{P:Quint}"), total=c(12.5, 7))\n',
    '{"first_name": ["{P:Vesper}", "{P:Marlow}"], "last_name": ["{P:Brindle}", "{P:Quint}"], "visits": [3, 4]}',
    "customer_ids:\n  - {N:kx-77}\n  - {N:kx-78}\nregions:\n  - north\n  - south\n",
    '{"name":{"first":"{P:Vesper}","last":"{P:Brindle}"},"phone":{"work":"{T:0155 5014}","home":"{T:0155 5015}"},"plan":"basic"}',
    `{"Item":{"last_name":{"S":"{P:brindle}"},"password":{"S":"{S:${PASSPHRASE}}"},"visits":{"N":"3"}}}`,
    '"firstName": ["required", "string", "max:40"],\n"password": ["required", "confirmed", "min:8"],\n',
  ],
  pairs: [
    'a:2:{s:9:"last_name";s:7:"{P:brindle}";s:4:"plan";s:5:"basic";}\n',
    "(0010,0010) PN [{P:Brindle^Oriel}]                        #  14, 1 PatientName\n(0010,0020) LO [{N:88123}]                               #   6, 1 PatientID\n(0010,0040) CS [F]                                   #   2, 1 PatientSex\n",
    '{"responses":[{"question_text":"What is your last name?","answer_text":"{P:brindle}"},{"field":{"ref":"first_name","type":"short_text"},"text":"{P:oriel}"},{"question_text":"How are you?","answer_text":"well"}]}',
    "<customfield><customfieldname>Last name</customfieldname><customfieldvalues><customfieldvalue>{P:brindle}</customfieldvalue></customfieldvalues></customfield>\n",
    '[{"name":"first_name","type":"text","value":"{P:vesper}"},{"name":"plan","value":"basic"},{"key":"customer","value":"{C:Tarn and Sons}"}]',
    'Content-Disposition: form-data; name="surname"\r\n\r\n{P:brindle}\r\n------x7\r\nContent-Disposition: form-data; name="plan"\r\n\r\nbasic\r\n------x7--\r\n',
    'Content-Disposition: form-data; name=user[last_name]\r\n\r\n{P:brindle}\r\n--x7\r\nContent-Disposition: form-data; name="user[plan]"\r\n\r\nbasic\r\n--x7--\r\n',
    '{"Attributes":[{"Name":"family_name","Value":"{P:quillon}"},{"Value":"{P:oriel}","Name":"given_name"},{"Name":"custom:plan","Value":"basic"}]}',
    '{"birthDate":{"$date":"{D:1984-03-14T00:00:00Z}"},"phone":{"$numberLong":"{T:15550142}"},"visits":{"$numberInt":"3"},"seen":{"$date":"2031-04-02T00:00:00Z"}}',
    "- name: surname\n  value: {P:brindle}\n- name: plan\n  value: basic\n",
    'variable "customer" {\n  type    = string\n  default = "{C:tarnquill-freight}"\n}\nvariable "region" {\n  default = "north"\n}\n',
  ],
};
