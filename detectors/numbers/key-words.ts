// Words that announce a number of a person, an account or a paper, folded, in the larger languages of Europe.

const list = (words: string): readonly string[] => words.split(/\s+/).filter((word) => word !== "");

/** German words with their short form: `Fallnummer`, `Fallnr.` */
function withShortForms(words: string): readonly string[] {
  return [...new Set(list(words).flatMap((word) => [word, word.replace(/nummer$/, "nr")]))];
}

/** Need a word such as `number`, `no.`, `id` or `#` behind them: `customer no. 48213`. */
export const SUBJECTS = list(`
  account accounts acct customer client employee staff personnel payroll worker patient member membership policy policyholder claim claimant case file docket
  passport licence license permit tax taxpayer vat national identity identification citizen resident residence social insurance medicare medicaid health medical
  nhs hospital chart record routing transit sort swift bank iban card voter tribal student applicant registration device serial contract loan mortgage
  beneficiary company charity corporation pension visa alien immigration subscriber driver drivers driving donor tenant prisoner inmate badge security checking savings credit debit
  patienten kunden mandanten mitglieds vertrags versicherten personal mitarbeiter enrolment enrollment certificate military veteran dossier id
`);

/** Are enough by themselves, with the value beside them. */
export const NUMBER_WORDS = withShortForms(`
  hrb hra siren ssn sin mrn nino ein itin atin tin utr pan aadhaar aadhar iban bic swift ifsc imei imsi iccid vin dea npi upin
  passport account acct accnum acc nhs medicare medicaid
  accountnumber accountno accountid acctno customerid customerno customernumber clientid employeeid employeeno employeenumber patientid patientno memberid
  membernumber membershipno policynumber policyno policyid claimnumber claimid passportnumber passportno licencenumber licensenumber taxid taxnumber vatnumber vatid nationalid
  idnumber routingnumber sortcode serialnumber studentid staffid bankaccount bankaccountnumber casenumber caseid driverid drivinglicence driverslicense
  kundennummer kundennr kundenr kontonummer kontonr personalnummer personalnr ausweisnummer personalausweisnummer personalausweis reisepassnummer passnummer führerscheinnummer
  patientennummer mitgliedsnummer vertragsnummer aktenzeichen policennummer versicherungsnummer versichertennummer krankenversicherungsnummer sozialversicherungsnummer
  rentenversicherungsnummer steuernummer steueridentifikationsnummer steuerid identifikationsnummer matrikelnummer fahrgestellnummer bankleitzahl blz fallnummer
  seriennummer svnr vsnr umsatzsteuerid ustid ustidnr
  siret siren nir nie nif dni cif cpf cnpj rfc curp cuit cuil rut nit nss pesel nip regon bsn kvk burgerservicenummer klantnummer rekeningnummer polisnummer
  dossiernummer personeelsnummer patiëntnummer paspoortnummer rijbewijsnummer personnummer fødselsnummer cprnummer kundnummer kundenummer medlemsnummer
  organisationsnummer henkilötunnus asiakasnumero tilinumero taj tajszám adóazonosító adószám ügyfélszám számlaszám bankszámlaszám ügyszám törzsszám útlevélszám útlevél
  személyi személyiigazolvány jogosítvány
`);

/** Begin a phrase of several words: `numéro de dossier`, `Steuer-ID`, `número de cuenta`. */
export const PHRASE_WORDS = list(`
  numéro numero número numer nummer nº n codice código partita steuer ust sozialversicherungs cpr taj személyi henkilö
`);

/** The same as a sticky pattern, matched at the phrase's first word. */
export const PHRASE =
  /(?:(?:num[eé]ro|n[°ºo]\.?|número|n)[ ]?(?:de |d['’]|du |di |do |da |del |della |de la )?(?:dossier|client[e]?|compte|s[eé]curit[eé] sociale|assur[eé]|passeport|permis(?: de conduire)?|patient|contrat|adh[eé]rent|police|s[eé]rie|cuenta|cliente|expediente|pasaporte|afiliado|p[oó]liza|seguridad social|identificaci[oó]n|historia cl[ií]nica|empleado|licencia|conto|polizza|pratica|passaporto|patente|tessera|matricola|conta|contribuinte|utente|apólice|processo|beneficiário|funcionário)|numer (?:konta|klienta|dowodu|paszportu|polisy|pacjenta|identyfikacyjny)|codice (?:fiscale|cliente)|código de cliente|partita iva|steuer-?(?:id|nr|nummer)(?:-?nr)?|ust[.-]?-?id(?:[.-]?-?nr)?|cpr-?(?:nr|nummer)|taj[- ]?szám|személyi(?: igazolvány)?(?:[- ]?szám)?|henkilötunnus)/iuy;
