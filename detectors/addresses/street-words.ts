// Words for streets, units and places of a dozen countries, folded. They are evidence only together with names and numbers.

const list = (words: string): readonly string[] => words.split(/\s+/).filter((word) => word !== "");

/** After the name, and telling without a house number: `Baker Street`. */
export const TELLING_TRAILING = list("street road avenue lane boulevard utca");

/** After the name, and telling with a number before it: `12 Oak Court`. */
export const TRAILING = list(`
  st rd ave av ln blvd drive dr court ct place pl square sq way terrace ter tce crescent cres parkway pkwy highway hwy circle cir close row
  walk hill grove mews gardens gate trail loop alley plaza quay wharf heights rise view esplanade causeway bypass broadway turnpike expressway
`);

/** After the name and before the house number: `Király utca 23`, `Prenzlauer Allee 5`. With a dot or without. */
export const NUMBERED_TRAILING = new Set(
  list(`
  utca u út útja úti tér tere krt körút köz sor sétány főút főtér sugárút határút lakótelep telep gát rakpart rkp rakpartja dűlő park lépcső fasor liget
  straße strasse str weg platz allee gasse ring damm ufer steig chaussee promenade markt
  straat laan plein gracht kade dijk singel steeg hof dreef lei vej gade allé plads vei veg gata gate gaten veien vegen gatan vägen torg gränd
  caddesi cad sokak sokağı sok bulvarı bulvari mahallesi plantsoen kade park väg vägen gränden allén backen stigen plan torget
  ulica cesta trg námestie náměstí třída nábrežie
  katu tie kuja tänav tee mnt puiestee iela bulvāris prospekts gatvė
`),
);

/** Ends of compound street names that a house number follows: `Hauptstraße 5`, `Kungsgatan 12`. */
export const COMPOUND_ENDING =
  /(?:stra(?:ß|ss)e|str\.?|weg|platz|allee|gasse|damm|ufer|steig|chaussee|promenade|markt|straat|laan|plein|gracht|kade|dijk|singel|steeg|dreef|baan|gatan|gata|vägen|gränd|torg|backen|stigen|vej|gade|vænge|stræde|plads|parken|toften|veien|vegen|gaten|veg|katu|kuja|polku|kaari|siedlung|graben|brücke|zeile|-ring|plantsoen|gränden|allén|vænget|bakken|haven|marken|torv|torvet|stien|kroken|faret|haugen|kollen|toppen|løkka|svei|sgate|rinne|väylä|ranta|linja|[aeiouyäöln]tie|stræti|braut|vegur|gerði|utca)$/u;

/** Ordinary words with such an end. */
export const NO_COMPOUND = new Set(list("brigade renegade decade norweg katie arbeitsplatz marktplatz supermarkt"));

/** Before the name, and telling without a number: `rue de la Paix`. */
export const TELLING_LEADING = list(
  "rue calle avenida avda rua travessa praça ulica viale piazza piazzale vicolo strada impasse",
);

/** Before the name, and telling with a number before or behind it: `Via Roma 131`, `8 place Bellecour`. */
export const LEADING = list(`
  via corso largo lungomare contrada vico avenue av boulevard bd bld place quai chemin allée route cours square passage sentier faubourg
  plaza paseo camino carrera ronda travesía glorieta ul aleja al plac pl os osiedle calçada estrada largo alameda rodovia colonia rampa
  rotonda incrocio borgo riera subida bajada cuesta conjunto prolongación andador cerrada privada priv carretera rambla callejón pasaje
  urbanización barrio polígono parque vía blvd calzada manzana voie drève parvis venelle cité résidence lotissement hameau parc jardin eje circuito retorno
  quinta praceta acesso ladeira caminho azinhaga escadas jardim beco marginal viela bulw wyspa szosa rondo ogród rynek skwer park
  aleea intrarea calea splaiul λεωφ παρ
  jalan jl bulevardul str strada náměstí nám třída πλατεία οδός λεωφόρος улица ул проспект просп переулок пер площадь набережная наб бульвар шоссе вулиця вул площа
`);

/** Parts of a building or a plot, before their number: `Apt. 805`. */
export const UNITS = list("apt apartment suite ste flat appartement appt lokal lägenhet");

/** Beginnings of words that say that no address follows, though its shape does: `December 12`. */
export const CALENDAR =
  /^(?:jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|m[aä]r(?:ch|z)?|apr(?:il)?|ma[yi]|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|q[1-4])(?![\p{L}\d-])/iu;
