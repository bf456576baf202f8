// What people and authorities call the numbers of persons, companies, accounts and papers, country by country, and how many digits they have.
// Sources: the authorities of each country, as collected by https://arthurdejong.org/python-stdnum/, and ISO 13616 for accounts.

/** One kind of number. */
export interface Announced {
  /** First words of its names, folded; the scan brings them. */
  readonly words: string;
  /** The whole name from its first word on; nothing if the word alone is the name. Sticky. */
  readonly name?: RegExp;
  /** Fewest and most digits. */
  readonly digits: readonly [least: number, most: number];
  /** The name is another word as well: it counts in capitals, or with a sign behind it. */
  readonly ambiguous?: true;
  /** The form, for numbers with letters. Sticky. */
  readonly form?: RegExp;
}

const ITALIAN_FORM = /[A-Z]{6}[\dLMNP-V]{2}[A-EHLMPRST][\dLMNP-V]{2}[A-Z][\dLMNP-V]{3}[A-Z]|\d{11}/iy;
const BRITISH_FORM = /[A-Z]{2} ?\d{2} ?\d{2} ?\d{2}(?: ?[A-D])?/y;

export const ANNOUNCED: readonly Announced[] = [
  // The European Union: the country stands before its number. https://ec.europa.eu/taxation_customs/vies/
  {
    words: "vat mwst tva btw iva",
    name: /(?:vat|mwst|tva|btw|iva)(?= ?:? ?[A-Z]{2} ?\d)/iy,
    digits: [7, 12],
    form: /(?:AT ?U|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI) ?[A-Z\d]{7,12}/y,
  },
  // Germany, Austria, Switzerland
  {
    words: "kd kto mitgl pers vers vertr pat ausw depot zähler",
    name: /\p{L}{2,6}\.?-? ?(?:nr|no)\.?/iuy,
    digits: [4, 14],
  },
  { words: "st steuer", name: /st(?:euer)?\.?-? ?(?:nr|nummer)\.?/iy, digits: [10, 13] },
  {
    words: "steuerliche steueridentifikationsnummer steueridnr idnr",
    name: /(?:steuerliche )?(?:steuer)?id(?:entifikationsnummer|nr)\.?/iy,
    digits: [11, 11],
  },
  {
    words:
      "mitgliedsnr vertragsnr zählernummer zählernr versichertennr sozialversicherungsnr rentenversicherungsnr krankenversichertennummer krankenversichertennr",
    digits: [4, 14],
  },
  {
    words:
      "steuernr policennr ausweisnr personalausweisnr reisepassnr passnr führerscheinnr matrikelnr fallnr patientennr kvnr svnr betriebsnummer debitorennummer debitorennr depotnummer depotnr mandantennr",
    digits: [4, 14],
  },
  {
    words: "uid",
    name: /uid(?:[.-]{0,2} ?nr\.?)?/iy,
    digits: [8, 9],
    form: /CHE[- ]?\d{3}\.?\d{3}\.?\d{3}|ATU ?\d{8}/y,
  },
  {
    words: "ust umsatzsteuer",
    name: /(?:ust|umsatzsteuer)[.-]{0,2} ?-?(?:id(?:ent)?[.-]{0,2} ?-?)?(?:nr|nummer)?\.?/iy,
    digits: [8, 12],
  },
  {
    words: "az gz aktenzeichen geschäftszeichen",
    name: /(?:az|gz|aktenzeichen|geschäftszeichen)\.?/iy,
    digits: [3, 12],
    form: /\d{1,4} [A-Za-z]{1,4} \d{1,5}\/\d{2,4}(?: [a-z]{1,2}(?![a-z]))?/y,
  },
  { words: "ahv avs oasi ahvn13 ahvnr", name: /(?:ahv|avs|oasi)(?:n13|-?nr)?\.?/iy, digits: [13, 13] },
  // France, Belgium, Luxembourg
  {
    words: "numéro numero n",
    name: /(?:num[eé]ro|n[°ºo]\.?) ?(?:fiscal(?:e)?(?: de référence)?|d['’]allocataire|spi)/iuy,
    digits: [7, 15],
  },
  { words: "rib", digits: [10, 23], ambiguous: true, form: /\d{5} ?\d{5} ?[A-Z\d]{11} ?\d{2}/y },
  {
    words: "rijksregisternummer rijksregisternr insz niss registre",
    name: /(?:rijksregister(?:nummer|nr)|insz|niss|registre national)\.?/iy,
    digits: [11, 11],
  },
  // Italy
  { words: "cod codice", name: /cod(?:ice|\.)? ?fisc(?:ale|\.)?/iy, digits: [4, 11], form: ITALIAN_FORM },
  { words: "iva piva", digits: [11, 11] },
  { words: "tessera", name: /tessera (?:sanitaria|team)/iy, digits: [10, 20] },
  // Spain, Portugal, Latin America, Brazil
  { words: "dni nie nif cif", digits: [7, 8], ambiguous: true },
  { words: "afiliación afiliacion", name: /afiliaci[oó]n(?: a la seguridad social)?/iuy, digits: [10, 12] },
  { words: "nss naf", digits: [10, 12], ambiguous: true },
  { words: "cartão bilhete", name: /(?:cartão de cidadão|bilhete de identidade)/iuy, digits: [7, 10] },
  { words: "cpf cnpj cuit cuil clabe cnh", digits: [9, 18] },
  { words: "pis pasep nis rg", digits: [7, 11], ambiguous: true },
  { words: "título titulo", name: /t[ií]tulo de eleitor/iuy, digits: [12, 12] },
  { words: "rut run", digits: [7, 9], ambiguous: true },
  {
    words: "cédula cedula nit",
    name: /c[eé]dula(?: de (?:ciudadan[ií]a|identidad|extranjer[ií]a))?|nit/iuy,
    digits: [6, 11],
  },
  // Poland, Czechia, Slovakia, Hungary, Romania, Bulgaria, the Balkans
  { words: "dowód dowodu", name: /dow[oó]du?(?: osobist(?:y|ego))?/iuy, digits: [6, 6], form: /[A-Z]{3} ?\d{6}/y },
  { words: "regon pesel nip krs", digits: [9, 14], ambiguous: true },
  { words: "rodné rodne číslo", name: /(?:rodn[eé] č[ií]slo|číslo účtu)/iuy, digits: [8, 16] },
  { words: "adóazonosító", name: /adóazonosító(?: jel(?:e)?)?/iuy, digits: [10, 10] },
  { words: "szig", name: /szig\.?(?: ?sz(?:ám|\.))?/iuy, digits: [6, 6], form: /\d{6} ?[A-Z]{2}/y },
  { words: "bankszámla bankszámlaszám bankszámlaszáma számlaszáma", digits: [16, 24] },
  { words: "cnp", digits: [13, 13] },
  { words: "seria", digits: [6, 7], form: /[A-Z]{2},? ?(?:nr\.?|numărul|numar|№)? ?\d{6,7}/y },
  { words: "егн лнч οιβ oib jmbg emšo emso", digits: [10, 13] },
  { words: "αφμ αμκα afm amka", digits: [9, 11] },
  { words: "kimlik tckn", name: /(?:kimlik(?: no\.?| numarası)?|tckn)/iuy, digits: [11, 11] },
  // The Nordic and Baltic countries
  { words: "personnummer fødselsnummer henkilötunnus isikukood isikukoodi samordningsnummer", digits: [10, 12] },
  { words: "personas asmens", name: /(?:personas kods|asmens kodas)/iy, digits: [11, 11] },
  // United Kingdom, Ireland
  {
    words: "ni nino",
    name: /(?:ni(?: ?(?:number|no\.?))?|nino)/iy,
    digits: [6, 6],
    ambiguous: true,
    form: BRITISH_FORM,
  },
  { words: "national", name: /national insurance(?: (?:number|no\.?))?/iy, digits: [6, 6], form: BRITISH_FORM },
  { words: "pps ppsn", name: /pps(?:n| ?(?:number|no\.?))?/iy, digits: [7, 7], form: /\d{7} ?[A-Z]{1,2}/y },
  // North America, Australia, New Zealand
  { words: "health", name: /health (?:card|insurance)(?: (?:number|no\.?))?/iy, digits: [9, 12] },
  { words: "tfn abn acn ird", name: /(?:tfn|abn|acn|ird)(?: (?:number|no\.?))?/iy, digits: [8, 11], ambiguous: true },
  { words: "medicare", name: /medicare(?: (?:number|no\.?|card))?/iy, digits: [10, 11] },
  { words: "nhi", digits: [4, 4], ambiguous: true, form: /[A-Z]{3}\d{4}|[A-Z]{3}\d{2}[A-Z]{2}/y },
  // Asia
  { words: "pan", digits: [4, 4], ambiguous: true, form: /[A-Z]{5}\d{4}[A-Z]/y },
  { words: "gstin gst", digits: [5, 10], ambiguous: true, form: /\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]{3}/y },
  {
    words: "nric fin",
    name: /(?:nric|fin)(?: (?:number|no\.?))?/iy,
    digits: [7, 7],
    ambiguous: true,
    form: /[STFGM]\d{7}[A-Z]/y,
  },
  { words: "kp nik nrp npwp cccd cmnd cmt", digits: [9, 16], ambiguous: true },
  { words: "mykad iqama philhealth umid", digits: [10, 12] },
  { words: "sss tin", name: /(?:sss|tin)(?: (?:number|no\.?|id))?/iy, digits: [9, 12], ambiguous: true },
  { words: "emirates", name: /emirates id(?: (?:number|no\.?))?/iy, digits: [15, 15] },
  { words: "זהות", digits: [8, 9] },
  { words: "الهوية هوية الإقامة", digits: [9, 15] },
  // Africa
  { words: "nin bvn", digits: [11, 11], ambiguous: true },
  { words: "kra", name: /kra(?: pin)?/iy, digits: [9, 9], form: /[AP]\d{9}[A-Z]/y },
  // Russia, Ukraine
  { words: "снилс инн огрн рнокпп іпн ипн єдрпоу", digits: [8, 15] },
  {
    words: "паспорт паспорта",
    name: /паспорта?(?: рф| гражданина рф)?(?: сери[яи])?/iuy,
    digits: [8, 10],
    form: /\d{2} ?\d{2}(?: ?(?:№|номер|n) ?| )\d{6}|[А-ЯІЇЄ]{2} ?№? ?\d{6}|\d{9,10}/iuy,
  },
  // Things
  { words: "amex", name: /amex(?: card)?/iy, digits: [15, 15] },
];

/** Abbreviations with dots, by their first units: no words of a scan. */
export const DOTTED: readonly {
  readonly beginning: string;
  readonly name: RegExp;
  readonly digits: readonly [number, number];
  readonly form?: RegExp;
}[] = [
  { beginning: "c.f.", name: /c\.f\./iy, digits: [4, 11], form: ITALIAN_FORM },
  { beginning: "p.iv", name: /p\.iva\.?/iy, digits: [11, 11] },
  { beginning: "n.i.", name: /n\.i\.[fe]\./iy, digits: [7, 8] },
  { beginning: "d.n.", name: /d\.n\.i\./iy, digits: [7, 8] },
  { beginning: "c.i.", name: /c\.i\.f\./iy, digits: [7, 8] },
  { beginning: "r.u.", name: /r\.u\.[tn]\./iy, digits: [7, 9] },
  { beginning: "c.c.", name: /c\.c\./iy, digits: [6, 10] },
  { beginning: "r.č.", name: /r\.č\./iuy, digits: [9, 10] },
  { beginning: "s.i.", name: /s\.i\.n\./iy, digits: [9, 9] },
  { beginning: "ת.ז", name: /ת\.ז\.?/y, digits: [8, 9] },
  { beginning: "s/n", name: /s\/n/iy, digits: [3, 14], form: /(?=[A-Z]{0,19}\d[A-Z]{0,19}\d)[A-Z\d]{8,20}/y },
];
