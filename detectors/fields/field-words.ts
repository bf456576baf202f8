// Names of fields that hold something of a person, folded and joined, by kind, in the larger languages of Europe and some of Asia.

const list = (words: string): readonly string[] => words.split(/\s+/).filter((word) => word !== "");

/** What a field holds. */
export type FieldKind = "person" | "address" | "birth" | "phone" | "number" | "customer";

/** Whose name it is where `name` alone would say too little: `customer_name`, `patientFullName`. */
export const SUBJECTS = list(`
  customer client patient contact employee person owner author recipient sender accountholder holder cardholder beneficiary guest student tenant
  supervisor mother father mothers fathers spouse partner child insured applicant candidate doctor physician driver passenger guardian billing
  shipping buyer seller payer payee donor resident policyholder subscriber caller visitor witness victim landlord emergency
`);

export const FIELDS: Readonly<Record<FieldKind, readonly string[]>> = {
  person: list(`
    firstname lastname fullname surname forename givenname familyname middlename maidenname birthname legalname preferredname fname lname
    accountholder cardholder nextofkin emergencycontact patient beneficiary spouse nickname displayname
    begünstigter beguenstigter zahlungsempfänger zahlungsempfaenger zahlungspflichtiger zahlungsbeteiligter
    vorname vornamen nachname familienname geburtsname rufname vorundnachname kontoinhaber ansprechpartner
    prénom prenom nomdefamille nomcomplet nomdenaissance titulaire apellido apellidos nombrecompleto primernombre primerapellido segundoapellido titular
    cognome nomecompleto nomecognome intestatario sobrenome apelido achternaam voornaam volledigenaam förnamn efternamn fornavn etternavn
    nazwisko imię imie imięinazwisko příjmení prijmeni jméno jmeno priezvisko krstnémeno vezetéknév keresztnév teljesnév születésinév anyjaneve
    etunimi sukunimi koko soyad soyadı adısoyadı adsoyad prenume numedefamilie фамилия имя отчество фио ονοματεπώνυμο επώνυμο
    姓名 氏名 名前 성명 이름
  `),
  address: list(`
    homeaddress streetaddress postaladdress mailingaddress residentialaddress deliveryaddress billingaddress shippingaddress homestreet streetname
    strtnm pstcd adrline twnnm streetaddressline addressline addressone addresstwo street postcode postalcode zipcode housenumber poboxnumber
    anschrift adresse wohnadresse lieferadresse rechnungsadresse straße strasse straßehausnummer hausnummer postleitzahl wohnort
    adressepostale codepostal direccion dirección domicilio codigopostal códigopostal indirizzo endereço endereco morada código ulica kodpocztowy
    lakcím lakcim utca irányítószám gatuadress postnummer osoite katuosoite postinumero straat huisnummer ulice psč adresadomiciliu адрес улица
    住所 주소 地址
  `),
  birth: list(`
    geb gebam geborenam dob dateofbirth birthdate birthday birthdt bday gebdatum gebdat geburtsdat geburtsdatum geburtstag datedenaissance datenaissance fechadenacimiento fechanacimiento
    datadinascita datanascita datadenascimento datanascimento geboortedatum dataurodzenia születésidátum születésiidő födelsedatum fødselsdato
    syntymäaika datumnarození datanașterii doğumtarihi датарождения 生年月日 生日 생년월일
  `),
  phone: list(`
    phone mobile handy mobil móvil movil phoneno phonenumber telephone telephonenumber telno telnumber mobilephone mobilenumber mobileno cellphone cellnumber homephone workphone
    fax faxnumber faxno tel telefon telefonnummer telefonnr handynummer mobilnummer rufnummer faxnummer mobiltelefon
    téléphone numérodetéléphone telefono teléfono númerodeteléfono celular cellulare numeroditelefono telefone telemóvel telefoonnummer telefoon gsm
    telefonszám mobilszám puhelin puhelinnumero telefonní číslotelefonu numertelefonu телефон τηλέφωνο 電話 電話番号 전화번호 电话 手机
  `),
  number: list(`
    sortcode routingnumber idnumber accountnumber accountno accountnr acctno acctnumber bankaccount customerid customerno customernumber customernr clientnumber clientno patientid
    accountid acctid contactid personid citizenid applicantid insuranceid policyid claimnumber claimno nhsnumber nino bsn cnp curp aadhaar
    patientno patientnumber employeeid badgenumber personalno employeeno employeenumber memberid memberno membernumber membershipnumber policynumber policyno passportnumber
    passportno passport nationalid nationalidnumber taxid taxnumber taxpayerid ssn socialsecuritynumber socialsecurity insurancenumber
    nationalinsurancenumber mrn medicalrecordnumber studentid staffid payrollnumber iban drivinglicence driverslicense licencenumber
    kundennummer kundennr kontonummer kontonr personalnummer patientennummer versicherungsnummer versichertennummer krankenversicherungsnummer sozialversicherungsnummer vertragsnummer policennummer mandantennummer fallnummer aktenzeichen steuernummer steuerid ausweisnummer mitgliedsnummer
    numéroclient numérodecompte numérodedossier ncliente nclient ncuenta numerocliente númerocliente númerodecliente numerodecuenta codicecliente
    codicefiscale numeroconto nif dni cpf pesel klantnummer rekeningnummer numerklienta numerkonta kundnummer personnummer asiakasnumero
    rodnecislo rodnéčíslo ügyfélszám számlaszám személyiszám adószám taj cisloúčtu číslozákazníka
  `),
  customer: list(`
    customer customername companyname clientname kunde kundenname firmenname client cliente nomclient nombrecliente nomecliente klant klantnaam klient
    nazwaklienta tenant tenantname mandant mandantenname kund kundnamn ügyfél ügyfélnév zákazník asiakas
  `),
};

/** Words before `address`, `phone` and the like that make it a thing of machines. */
export const TECHNICAL: ReadonlySet<string> = new Set(
  list(
    "ip ipv mac email mail server host bind listen remote local memory web url contract wallet base default gateway http rest api return",
  ),
);
