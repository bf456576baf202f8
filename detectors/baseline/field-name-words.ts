// Names of fields that hold something of a person, as headers and keys write them. They name nobody, so strict mode leaves them: a table without them cannot be read.
export const FIELD_NAME_WORDS = `
  surname forename firstname lastname fullname middlename givenname familyname nickname birthname dob bday birthdate birthday dateofbirth birthplace gender
  patient patients insured policyholder beneficiary cardholder accountholder telephone tel fax postcode zipcode zip postalcode housenumber
  vorname vornamen nachname nachnamen familienname geburtsname geburtsdatum geburtsort geburtstag anschrift adresse wohnort postleitzahl plz
  straße strasse hausnummer telefon telefonnummer telefonnr handynummer rufnummer mobilnummer faxnummer kundennummer kundennr kontonummer
  personalnummer versicherungsnummer steuernummer ausweisnummer ansprechpartner geb betreff betrag
  prénom nom prénoms adresse téléphone naissance courriel montant apellido apellidos nombre dirección domicilio teléfono correo nacimiento
  cognome indirizzo telefono nascita importo sobrenome endereço telefone nascimento achternaam voornaam geboortedatum woonplaats naam adres bedrag
  telefoonnummer klantnummer förnamn efternamn fornavn etternavn fødselsdato födelsedatum nazwisko imię urodzenia příjmení jméno vezetéknév
  keresztnév lakcím telefonszám etunimi sukunimi syntymäaika puhelin
  cdtr dbtr nm pstladr strtnm pstcd twnnm adrline rmtinf ustrd indi givn surn birt plac deat marr famc fams chan
  samaccountname displayname userprincipalname patientname patientid patientsex patientbirthdate buchungstag buchungsdatum wertstellung valuta
  verwendungszweck zweck auftraggeber begünstigter beguenstigter zahlungsempfänger zahlungspflichtiger
  vcard vcalendar vevent bday fn adr mrn dn cn organizer attendee
`;
