// Invented people and companies in short documents of western languages, marked as marked-text.ts says.
export const WESTERN: Readonly<Record<string, readonly string[]>> = {
  english: [
    "From: {P:Harriet Pemberton} <{E:harriet@brindlewood.example}>\nTo: {P:Desmond Okafor}\n\nHi {P:Desmond},\n\nthe Tuesday review moves to Friday. {P:Priya} will bring the figures.\n\nCheers,\n{P:Harriet}\n",
    "Minutes, 4 March\nPresent: {P:Lucy Tan}, {P:Owen Castellanos}\n\n{P:Owen} said the export is slow. {P:Tan} disagreed: the network is. Both want a test before May.\n",
    "i talked to {P:marcus whitlock} about the outage, he thinks the cache is too small",
    "Dr. {P:Aoife Brannigan} examined the patient on Monday. Her colleague {P:Whitlock} agreed with {P:Brannigan}'s finding.\n",
    "The invoice of {O:Merrowfield Ltd} is overdue. Please ask {P:Tomasz Wilczek} at {O:Merrowfield}, phone {T:+44 7700 900123}.\n",
    "Open the Settings page, choose Export and wait until the Status is Done. Python and Docker are required.\n",
    'Hi,\n\nthe client {O:Halden Freight} (HFR) signed. {P:Tobias Wrenfield} of {O:Halden Freight} will call {P:Joachim "Jo" Brennecke}; {P:Wrenfield}\'s team needs the keys.\n',
    "IN THE COUNTY COURT\n{P:OSWIN PETTIBONE} (Claimant)\nand\n{O:HALDEN FREIGHT LIMITED} (Defendant)\nOn 3 June I met Mr {P:Pettibone} and his wife, {P:Marguerite}.\n",
    "// TODO({P:tess.marlow}): ask {P:Johanna} about the cache\nReviewed-by: {P:bexley}\n",
    "[10:02] hey is {P:wrenfield} around?\n[10:03] {P:priyanka} said {P:tobias wrenfield} will call mrs {P:strand} tomorrow\n",
    "Striker {P:Dario Bellandi} scored twice before {P:Marek Hlasivec} equalised. {P:Bellandi} was third last year behind {P:Chuck Wepner}.\n",
  ],
  german: [
    "Sehr geehrte Frau {P:Überhuber},\n\ndie Rechnung der {O:Oxbarrow GmbH} ist eingegangen. Herr {P:Großmann} prüft sie am Montag.\n\nMit freundlichen Grüßen\n{P:Annegret Vogelsang}\n",
    "Protokoll: {P:Matthias Schönfeld} berichtet über die Abnahme. {P:Käthe} fragt nach dem Termin, {P:Schönfeld} nennt den Dienstag.\n",
    "Der neue Server steht im Keller. Die Wartung übernimmt {P:Björn Rüdiger}, Telefon {T:+44 7700 900145}.\n",
    "Die Datenbank speichert jede Bestellung mit Nummer, Datum und Betrag. Die Sicherung läuft in der Nacht.\n",
    "Sehr geehrter Herr Kollege {P:Seyfarth},\n\nder Patient kam mit seiner Ehefrau {P:Hedwig} und Tochter {P:Wiebke}. Laut Dr. {P:Pawlitzki} fehlt die Anfrage an die {O:Haldenfracht GmbH}.\n\nProf. Dr. med. {P:Ottokar Wilmersdorfer}\n",
    "Die Anfrage ist im Speicher, die Antwort und der Schlüssel sind in der Datei. Bei Störung hilft die Übersicht Abfrage Fehler.\n",
  ],
  french: [
    "Bonjour {P:Maëlle},\n\nle contrat avec {O:Tansy SARL} est signé. {P:Benoît Lefèvre} l'a relu hier.\n\nCordialement,\n{P:Hélène Châtelain}\n",
    "Madame {P:Dubosc} a téléphoné ; elle attend une réponse de {P:Gaëtan Rouvière} avant vendredi.\n",
    "Le fichier de configuration se trouve dans le dossier principal. Relancez le service après chaque modification.\n",
    "Bonjour Madame la directrice {P:Vauquelin},\n\nmon fils {P:Théophile Grandchamp} est élève de M. {P:Brissaud}. D'après {P:Brissaud}, tout va bien.\n",
  ],
  spanish: [
    "Estimado {P:Íñigo}:\n\nLa reunión con {P:Lucía Montañés} será el jueves. {P:Lucía} trae el informe.\n\nUn saludo,\n{P:Nuria Escribano}\n",
    "El señor {P:Peñaranda} vive en Sevilla y trabaja para {O:Quillmark SL}. Su hermana {P:Nuria} no contestó.\n",
    "La tabla de usuarios contiene una columna para la fecha. El índice se crea en la segunda etapa.\n",
  ],
  portuguese: [
    "Prezada {P:Conceição},\n\no relatório de {P:João Figueiredo} está pronto. {P:Figueiredo} pede a sua resposta.\n\nAtenciosamente,\n{P:Beatriz Carvalho}\n",
    "O senhor {P:Gonçalves} disse que a fatura da {O:Harrowgate Lda} chegou ontem.\n",
    "O servidor reinicia à meia-noite. Os registos ficam guardados durante um mês.\n",
  ],
  italian: [
    "Gentile {P:Giulia},\n\nil contratto con {O:Quillmark S.r.l.} è firmato. Lo ha letto {P:Alessandro Ferrante}.\n\nCordiali saluti\n{P:Chiara Montefiore}\n",
    "La signora {P:Bellandi} ha chiesto a {P:Alessandro} di chiamare lunedì.\n",
    "Il programma legge la prima riga e salta le altre. Il risultato viene scritto in un file.\n",
  ],
  dutch: [
    "Beste {P:Sanne},\n\nde offerte van {O:Oxbarrow B.V.} is binnen. {P:Jeroen van der Linden} kijkt er morgen naar.\n\nMet vriendelijke groet,\n{P:Anouk de Vries}\n",
    "Mevrouw {P:Hoekstra} belde. Zij wil {P:Jeroen} spreken over de levering.\n",
    "De toepassing start vanzelf. Controleer daarna het logboek en sluit het venster.\n",
  ],
  nordic: [
    "Hej {P:Åsa},\n\nmötet med {P:Björn Lindqvist} är flyttat till torsdag. {P:Lindqvist} har fått kallelsen.\n\nHälsningar\n{P:Märta Sjöberg}\n",
    "Kjære {P:Ingrid},\n\nfakturaen fra {O:Merrowfield ApS} er betalt av {P:Søren Østergaard}.\n\nHilsen\n{P:Kåre}\n",
    "Systemet startas om varje natt. Loggen sparas i trettio dagar.\n",
  ],
};
