// Words that announce a name, by language: what follows is one even if no list has it.

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== "");

/** Honorifics that are no other words of their language. */
export const ANNOUNCING = words(`
  mr mrs mx dr prof sir madam madame mme mlle monsieur mademoiselle
  herr herrn frau fräulein señor señora señorita srta senhor senhora
  signor signora signorina sigg dott dottore dottoressa meneer mevrouw dhr mevr
  pani panu panem panią paní pána slečna mgr fru frøken fröken sayın
  phk pok khk kok phkin pokin khkin kokin
  domnul doamna господин госпожа господина госпожи κύριος κύριε κυρία
`);

/** Honorifics that are other words as well: they announce a capitalised name only, and with their own capital. */
export const ABBREVIATED = words("ms miss sr sra don doña dom dona pan pán bay bayan dra rev hr ansprechp koll");

/** Before the name that somebody was born with; a date or a place may stand there as well. */
export const MAIDEN = words("geb geborene geborener geborenen née nata");

/** Opens a letter or a message. */
export const GREETINGS = words(`
  dear hi hello hey hallo liebe lieber geehrter geehrte moin bonjour salut cher chère bonsoir hola querido querida estimado estimada
  olá caro cara prezado prezada ciao gentile egregio beste geachte hoi kære hej hei kjære bästa cześć drogi droga szanowny szanowna
  ahoj milý milá vážený vážená kedves szia helló tisztelt merhaba sevgili selam dragă stimate stimată привет здравствуйте дорогой дорогая
  уважаемый уважаемая привіт шановний αγαπητέ αγαπητή γεια
`);

/** Who is greeted together, in small letters: `Hej alla`, `Hallo zusammen`. */
export const GREETED_TOGETHER: ReadonlySet<string> = new Set(
  words(`
    all alle alla allihop allesammen allesammans zusammen miteinander everyone everybody folks team guys people friends there both
    tous toutes todos todas tutti tutte iedereen allemaal kaikki kaikille wszyscy wszystkim wszystkich všichni všem mindenki mindenkinek
    herkes herkese tuturor toți toate sama samen ihr euch beide begge alles saluto saludo saludos abbraccio abraço amico amica
  `),
);

/** Offices that sign a letter, in small letters: the first word of their name. */
export const OFFICES: ReadonlySet<string> = new Set(
  words(`
    kundeservice kundtjänst kundservice kundesupport klantenservice ügyfélszolgálat kundendienst kundenservice kundensupport kundenbetreuung
    hausverwaltung verwaltung geschäftsleitung geschäftsführung sekretariat buchhaltung personalabteilung redaktion vorstand recursos humanos atención
    servicio equipo administración dirección gerencia ressources service équipe direction secrétariat direzione segreteria amministrazione ufficio
    dział biuro zespół redakcja oddělení tým redakce insan kaynakları müşteri muhasebe resurse echipa serviciul departamentul equipa administração
    direção secretaria afdeling redactie bestuur directie avdelning redaktionen styrelsen avdeling styret redaksjonen afdelingen asiakaspalvelu toimitus
  `),
);

/** Closes a letter; the name stands on a line below. */
export const SIGN_OFFS = words(`
  thx tx ty xx xoxo lg vg mfg bises bisous atte abs tia
  regards sincerely cheers thanks best yours love truly faithfully rgds br greetings respectfully cordially
  grüße grüßen gruß gruss grüsse grüssen cordialement salutations amicalement saludos atentamente saludo abrazo abraço atenciosamente cumprimentos
  abraços obrigado obrigada saluti cordiali groet groeten groetjes hälsningar hilsen vh mvh pozdrawiam pozdrowienia poważaniem
  pozdravem pozdravom úctou üdvözlettel tisztelettel üdv saygılarımla selamlar sevgiler stimă уважением приветом повагою εκτίμηση
`);

/** Directly before a name: `ich heiße`, `je m'appelle`. */
export const SELF_NAMING = words(`
  heiße heisse appelle llamo chamo chiamo heet heter hedder heitir nazywam jmenuji jmenuju nevem adım ismim numesc зовут звати λένε
`);

const OPENING: ReadonlySet<string> = new Set([
  ...ANNOUNCING,
  ...ABBREVIATED,
  ...GREETINGS,
  ...SIGN_OFFS,
  ...words("panem pani panią sayın domnule"),
]);

/** True for an honorific, a greeting or a closing phrase in small letters. */
export function isAnnouncing(word: string): boolean {
  return OPENING.has(word);
}
