// Words that generated texts are made of. Lower case unless the language or the word itself is capitalised.

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

export const ENGLISH = list(`
the the the the the of of of to to to a a and and in in is is that for it as with on be are this by from or an at not can which
when if will each one has have more than other into only its also them then all may must should used use using set sets value
values file files default server client request requests response path option options command list entry entries cache memory
process thread queue message messages record records field fields table index query result results limit limits error errors
warning output input stream buffer block blocks page pages user users group groups token tokens session sessions state version
versions release module modules package packages function functions method methods argument arguments parameter parameters type
types object objects array string strings number numbers key keys name names line lines character characters byte bytes
read reads write writes written open opened close closed start starts started stop stops stopped run runs running call calls
called return returns returned check checks checked load loads loaded store stores stored change changes changed update updated
remove removed add added create created delete deleted copy copied move moved send sent receive received wait waits timeout
retry retries connection connections socket port host network disk folder directory root link mode format encoding header body
status code second seconds minute minutes hour size length count before after between during while until since without within
under over first last next previous same different single several many most least few every any some none both either empty full
large small new old current local remote public private optional required available supported stable fast slow simple
manual automatic internal external documentation section example examples note below above therefore however instead usually
always never often sometimes already again because behind configuration deployment environment container cluster migration
scheduler pipeline worker backup restore checksum replica shard partition snapshot compaction throughput latency
`);

export const SENTENCE_STARTS = list(
  "The The The This These When If Each A An It For To In By After Before Note Use Set All Most Since With",
);

export const ACRONYMS = list("API HTTP JSON TLS SQL CPU URL UTF TCP DNS CSV YAML SDK CLI RFC LRU TTL GC IO OK");

export const PRODUCTS = list(
  "Linux Docker Postgres Redis Kafka Grafana Nginx Python Rust Node Windows Debian Terraform Ansible Kubernetes",
);

export const GIVEN_NAMES = list(`
Harriet Owen Priya Marcus Tomasz Aoife Desmond Lucy Ingrid Pavel Noor Felix Amara Stefan Yuki Clara Mateus Edith Ravi Sofia Liam
Greta Hassan Molly Viktor Elena Oscar Nadia Bruno Wanda
`);

export const FAMILY_NAMES = list(`
Pemberton Castellanos Raghunathan Whitlock Wilczek Brannigan Okafor Tan Lindqvist Novak Haddad Winter Adeyemi Kowalski Tanaka
Fischer Carvalho Hartley Mehta Rossi Doyle Baumann Saleh Ferris Petrov Marin Lund Karim Conti Zielinska Thornbury Abernathy
`);

export const GERMAN = list(`
der der der die die die und und in in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass
sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch können müssen
Datei Dateien Server Anfrage Antwort Speicher Prüfung Schlüssel Größe Änderung Ausführung Übersicht Verbindung Fehler Wert Werte
Abfrage Ergebnis Rückgabe Zugriff Benutzer Gerät Menü Möglichkeit Straße Gebühr Lösung Störung Währung gelöscht geändert geprüft
gewählt eingeführt nötig möglich später früher größer häufig während außerdem schließlich ungültig zusätzlich verfügbar gültig
`);

export const FRENCH = list(`
de de de la la le le et et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont avec ou son aux été cette
fichier fichiers serveur requête réponse mémoire clé clés taille modification exécution aperçu connexion erreur valeur données
résultat accès utilisateur élément créé supprimé vérifié modifié nécessaire précédent première dernière après même très être
où déjà paramètre réseau système numéro défaut énoncé français contrôle délai réglage façon où reçu prêt côté tâche arrêté
`);

export const IDENTIFIERS = list(`
value index buffer length count request response client handler options config result error entry queue state node parent child
items total offset limit cursor stream token session cache key path name file user parse format encode decode validate
resolve dispatch create update remove insert find read write open close flush merge split compare normalize
`);
