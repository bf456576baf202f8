// Words that tell something about a name beside them, by language. Data only: what they are worth stands in evidence.ts.

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== "");

/** Before a name, with or without a dot. */
export const HONORIFICS = words(`
  mr mrs ms miss mx dr prof professor sir madam madame mme mlle monsieur mademoiselle maître
  herr herrn frau fräulein hr fr dipl ing
  señor señora señorita sr sra srta don doña dom dona senhor senhora dr dra
  signor signora signorina sig sigg dott dottore dottoressa avv
  meneer mevrouw dhr mevr mw
  pan pani panu pana panem pán paní pana slečna mgr inż
  fru frøken fröken
  bay bayan sayın
  domnul doamna domnului doamnei dl dna
  ông bà anh chị bapak ibu sdr sdri
  госпожата господинът
  господин госпожа господина госпожи г-н г-жа товарищ доктор пан пані
  κύριος κυρία κύριε κ
  rev reverend father capt captain lt lieutenant sgt sergeant col colonel gen major judge justice senator sen rep
  congressman congresswoman governor gov president chancellor minister mayor coach uncle aunt king queen prince princess
`);

/** English verbs of speech and of what only people do. */
const ENGLISH_SPEECH = words(`
  said says say asked asks told tells wrote writes replied replies answered added adds explained explains shouted shouts whispered
  argued argues claimed claims noted suggested suggests insisted insists admitted admits confirmed confirms agreed agrees disagreed
  announced joked laughed laughs smiled smiles cried cries nodded sighed thinks thought believes believed wants wanted hopes hoped
  met meets married marries divorced lives lived resides died dies born speaks spoke talked talks works worked joined joins emailed
  mailed phoned texted lost won loves loved likes liked hates hated knows knew resigned retired graduated studied studies starring stars
  who whose himself herself
  attended enrolled volunteered taught spent
  signed hired fired interviewed visited promised apologized apologised thanked invited introduced
`);

/** Such verbs of all languages. Beside a capitalised word, before or after it. */
export const SPEECH = words(`
  sagt sagte fragt fragte schreibt schrieb meint meinte antwortet antwortete erklärt erklärte wohnt arbeitet traf heiratete starb
  dit disait demande répond répondit explique écrit habite travaille déclare affirme
  dice dijo pregunta preguntó escribe escribió explica explicó vive trabaja afirmó responde respondió
  disse diz perguntou escreveu respondeu mora trabalha afirmou explicou
  ha-detto disse chiede chiese scrive scrisse risponde abita lavora afferma
  zegt zei vraagt vroeg schrijft schreef antwoordt woont werkt
  säger sade frågar skrev sier sa siger sagde bor arbetar arbejder
  powiedział powiedziała mówi pyta zapytał pisze napisał napisała mieszka pracuje odpowiedział
  řekl řekla říká píše napsal napsala bydlí pracuje odpověděl
  mondta mondja kérdezte írta írja válaszolta lakik dolgozik
  dedi diyor sordu yazdı yaşıyor çalışıyor
  spune spus întrebat scris locuiește lucrează
  каза казва живее работи пише попита отговори обади
  сказал сказала говорит спросил спросила написал написала ответил ответила живёт живет работает пишет
  είπε λέει ρώτησε έγραψε
`);

/** Weak verbs after a name: they follow many other words as well. */
export const WEAK_VERBS = words(`
  is was has had will would can could does did and went came goes comes made makes took takes gave gives got gets began became becomes needs
  need should must may might sent sends left returned moved moves played plays started called calls used found
  ist war hat hatte wird kann und
  est était a avait va peut et
  es era está tiene tenía va y
  é era tem tinha vai e
  è aveva ha e
  is had heeft was kan en
  är var har och er
  jest był była ma i
  je byl byla má a
  van volt és
  este era are și
  есть был была и
`);

/** Words for people before a name: relations, roles, trades. */
export const RELATIONS = words(`
  wife husband son daughter mother father brother sister friend colleague boss manager kid child partner cousin uncle aunt nephew niece neighbor
  neighbour roommate fiancé fiancée girlfriend boyfriend grandfather grandmother twin
  teacher doctor nurse lawyer attorney engineer developer designer director actor actress singer author artist writer poet painter composer
  guitarist drummer bassist producer senator detective officer patient client customer employee applicant candidate tenant user member student
  professor analyst consultant founder founders cofounder owner chef coach player captain striker goalkeeper midfielder champion winner colonel
  bin suis soy sou sono jestem jsem vagyok sunt named
  striker winger defender forward midfielder batsman bowler referee umpire driver pilot coach
  minister president chairman secretary assistant accountant architect
  mayor bishop pope saint st philosopher physicist mathematician scientist novelist journalist reporter editor
  frau mann sohn tochter mutter vater bruder schwester freund freundin kollege kollegen kollegin chef chefin kunde kundin
  ehefrau ehemann enkel enkelin onkel tante oma opa schwager schwägerin familie fam eheleute geschwister patient patientin mandant mandantin zeuge zeugin
  témoin accusé accusée prévenu prévenue plaignant plaignante victime testigo acusado acusada denunciante testimone imputato imputata vittima testemunha
  arguido arguida vítima świadek świadka oskarżony oskarżona pozwany svědek obžalovaný tanú vádlott vittne vitne tiltalte getuige verdachte defendant claimant
  plaintiff suspect victim witness appellant complainant beschuldigter beschuldigte geschädigter geschädigte angeklagter angeklagte kläger klägerin
  beklagter beklagte свидетель свидетеля потерпевший обвиняемый подсудимый истец ответчик сосед соседка
  mieter mieterin anwalt anwältin rechtsanwalt rechtsanwältin richter richterin arzt ärztin oberarzt oberärztin chefarzt pfleger schwester hausarzt
  sachbearbeiter sachbearbeiterin mitarbeiter mitarbeiterin geschäftsführer geschäftsführerin leiter leiterin lehrer lehrerin schüler schülerin
  bürgermeister bürgermeisterin trainer trainerin stürmer nachbar nachbarin
  belle-sœur belle-mère belle-fille gendre nuera yerno nuora genero nora szwagier szwagierka synowa zięć wnuk wnuczka švagr švagrová vnuk vnučka
  spokesman spokeswoman spokesperson economist critic singer prosecutor ambassador councillor councilman councilwoman lawmaker activist historian inspector
  constable sheriff deputy choreographer violinist pianist sculptor
  sprecher sprecherin pressesprecher pressesprecherin vorstandschef vorstandschefin vorsitzender vorsitzende politiker politikerin abgeordneter abgeordnete
  ministerpräsident ministerpräsidentin kanzler kanzlerin staatsanwalt staatsanwältin kommissar kommissarin torwart ökonom ökonomin
  porte-parole ministre député députée sénateur sénatrice préfet entraîneur joueur joueuse économiste procureur procureure chanteur chanteuse comédienne
  portavoz vocero vocera ministro ministra diputado diputada senador senadora concejal concejala entrenador delantero futbolista consejero consejera fiscal cantante
  sindaco sindaca portavoce deputato deputata senatore senatrice calciatore allenatore attaccante attore attrice cantante procuratore
  deputado deputada treinador prefeito prefeita governador governadora jogador cantor cantora ator atriz vereador vereadora
  woordvoerder woordvoerster burgemeester wethouder topman topvrouw kamerlid trainer zanger zangeres schrijver schrijfster
  talesperson talespersonen presschef statsminister konsernsjef pressesjef ordfører statsråd talsmand talskvinde borgmester direktør direktören borgmästare
  rzecznik rzeczniczka poseł posłanka prezes dyrektor dyrektorka minister premier burmistrz wójt wojewoda senator trener piłkarz aktorka reżyser
  mluvčí ředitel ředitelka předseda předsedkyně ministr ministryně primátor primátorka starosta starostka poslanec poslankyně trenér herečka režisér
  szóvivő vezérigazgató igazgató polgármester elnök miniszter képviselő utódja sözcü sözcüsü müdür müdürü bakan bakanı milletvekili
  directorul directoarea primarul ministrul ministra președintele deputatul senatorul antrenorul
  unoka veje menye gelin damat yenge ginere noră nepot nepoata infirmière assistante
  beau-frère neveu nièce grand-mère grand-père compagnon compagne conjoint conjointe locataire patronne patron comptable notaire
  cognata cognato nipote suocera suocero marito compagna compagno cuñada cuñado suegra suegro nieto nieta mujer pareja novia novio
  cunhada cunhado sogra sogro neto neta marido companheira companheiro namorada namorado inquilino inquilina inquilina
  schwiegermutter schwiegervater lebensgefährtin lebensgefährte neffe nichte enkelkind zwillingsbruder vermieter vermieterin
  schoonmoeder schoonvader echtgenoot echtgenote huurder neef nicht cliënt cliënte klant patiënte teściowa teść narzeczony narzeczona bratanek
  femme mari fils fille mère père frère sœur ami amie collègue client cliente épouse époux oncle tante cousin cousine patient patiente
  maire avocat avocate juge médecin infirmier infirmière directeur directrice gérant gérante président présidente
  esposa marido hijo hija madre padre hermano hermana amigo amiga colega cliente abuelo abuela tío tía primo prima sobrino sobrina
  abogado abogada médico médica enfermero enfermera gerente director directora jefe jefa paciente juez jueza alcalde alcaldesa
  mulher filho filha mãe pai irmão irmã avô avó tia tio advogado advogada enfermeiro enfermeira paciente juiz juíza gerente
  moglie marito figlio figlia fratello sorella amico amica collega nonno nonna zio zia avvocato medico infermiere infermiera direttore direttrice paziente
  vrouw man zoon dochter moeder vader broer zus vriend vriendin collega buurman buurvrouw advocaat arts huisarts patiënt heer
  kollegan kollegaen vännen vennen chefen sjefen grannen naboen maka make son dotter mor mamma far pappa bror syster vän kollega chef läkare advokat patient kone datter søn søster kollega
  żona mąż syn córka brat siostra kolega koleżanka klient klientka żoną mężem synem córką bratem siostrą mecenas pacjent pacjentka lekarz
  manželka manžel syn dcera bratr sestra přítel kolega kolegyně klient klientka lékař advokát pacient manželkou manželem
  vaimo aviomies tytär poika äiti isä sisko veli ystävä asiakas potilas kona ektefelle mannen sønnen dattera hustruen manden sønnen datteren
  frun maken sonen dottern sambo särbo svigermor svärmor svärfar
  felesége férje fia lánya anyja apja bátyja húga testvére kollégája férjével feleségével
  eşi oğlu kızı annesi müşteri müvekkil hasta avukat doktor babası kardeşi arkadaşı avukatı doktoru
  soția soțul fiul fiica mama tatăl fratele sora avocatul avocata pacientul
  жена муж сын дочь мать отец брат сестра друг коллега клиент адвокат юрист врач пациент директор женой мужем сыном дочерью братом сестрой юристу
  дружина чоловік син дочка мати батько дружиною чоловіком
  γιος κόρη σύζυγος αδελφός αδελφή φίλος γιο κόρης
`);

/** Before a name: what people do with others. */
export const COMPANY = words(`
  saw miss believe poor congrats watching
  with by from to and or than ask asks told tell email mail call contact meet thank thanks let met between like unlike against versus vs via
  mit von bei und an für
  avec par et chez pour
  con por y para de
  com por e para
  con da e per
  met door en van aan
  med av och och fra til
  z od i dla przez
  s od a pro
  és
  și cu de la
  с от и для к
  ve ile
`);

/** Before a word that is then a place. */
export const LOCATING = words(`
  in near outside inside throughout across toward towards im nach aus en dans nel nella nei w we v ve em
`);

/** Before a word that is then a thing, if no list says that it is a name. */
export const ARTICLES = words(`
  the a an this that these those each every any no our your my its their his her
  der die das den dem des ein eine einen le les la du des un une el los las una del al o os as um uma do da no na il lo gli i het een
`);

/** After a word that is then a place, a thing or an institution. */
export const PLACES_AFTER = words(`
  street st road rd avenue ave lane drive boulevard square park river lake mountain mount valley island islands county city town village
  state province district region university college school hospital church bridge station airport hotel museum library theatre theater cup
  league stadium award prize act effect theorem algorithm method law equation distribution test error api sdk cli server client project
  version release license licence documentation framework library plugin module package class function object type interface protocol
  engine database cluster pipeline container node release editor browser format file files syntax language compiler
`);

/** Before the name of a thing in code. */
export const CODE_BEFORE = words(`
  class extends implements new import function interface type const let var enum struct def fn str pub throws throw namespace package instanceof
  typeof return export module using trait impl static public private protected void async await abstract final override object
`);

/** At the start of a sentence, before a name: `according to` in languages that need one word for it, and the like. */
export const OPENERS = words(`
  according per laut gemäß nach seit ohne selon chez sans según segundo conforme secondo volgens zonder enligt ifølge według podle podľa
  podla bez szerint von por par przez potrivit согласно без за κατά ring ringe hilsen hälsningar terveisin groeten gruß grüße kun
`);

/** Kinds of context, as bits. */
export const CONTEXT = {
  honorific: 1,
  speech: 4,
  weakVerb: 8,
  relation: 16,
  company: 32,
  locating: 64,
  article: 2,
  placeAfter: 128,
  code: 256,
  opener: 512,
} as const;

const CONTEXTS = new Map<string, number>();

const KINDS: readonly (readonly [number, readonly string[]])[] = [
  [CONTEXT.honorific, HONORIFICS],
  [CONTEXT.speech, ENGLISH_SPEECH],
  [CONTEXT.speech, SPEECH],
  [CONTEXT.weakVerb, WEAK_VERBS],
  [CONTEXT.relation, RELATIONS],
  [CONTEXT.company, COMPANY],
  [CONTEXT.locating, LOCATING],
  [CONTEXT.article, ARTICLES],
  [CONTEXT.placeAfter, PLACES_AFTER],
  [CONTEXT.code, CODE_BEFORE],
  [CONTEXT.opener, OPENERS],
];

for (const [kind, list] of KINDS) {
  for (const word of list) CONTEXTS.set(word, (CONTEXTS.get(word) ?? 0) | kind);
}

/** CONTEXT bits of a word in small letters. */
export function contextOf(word: string): number {
  return CONTEXTS.get(word) ?? 0;
}

const ENGLISH: ReadonlySet<string> = new Set(ENGLISH_SPEECH);

/** True for an English verb of speech, in small letters. */
export function isEnglishSpeech(verb: string): boolean {
  return ENGLISH.has(verb);
}
