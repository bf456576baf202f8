// What stands where a person is named and names nobody: words for no one, what the place is called in another language, types of code.

const list = (words: string): readonly string[] => words.split(/\s+/).filter((word) => word !== "");

/** Words for no one and for anyone, in small letters. */
const NOBODY: ReadonlySet<string> = new Set(
  list(`
    ci unassigned nobody none noone anyone anybody everyone everybody somebody someone unknown anonymous vacant tba tbd pending various multiple
    niemand unbekannt offen jeder alle jemand personne aucun aucune inconnu nadie ninguno ninguna desconocido nessuno nessuna sconosciuto
    ninguém ninguem nenhum desconhecido onbekend geen ingen okänd ukjent ukendt nikt brak nieznany nikdo neznámý senki ismeretlen kimse bilinmiyor
    nimeni necunoscut никто неизвестно
  `),
);

/** Words for roles, as labels and captions have them, in small letters. */
const ROLES: ReadonlySet<string> = new Set(
  list(`
    owner owners customer client patient employee assignee reporter reviewer author contact user member tenant manager approver participant
    eigentümer besitzer inhaber kunde mandant mitarbeiter angestellter bearbeiter zuständig autor kontakt ansprechpartner benutzer teilnehmer mieter
    propriétaire auteur cliente employé employée utilisateur utilisatrice responsable participant locataire contacto empleado empleada usuario propietario dueño
    proprietario titolare autore contatto dipendente utente partecipante proprietário funcionário funcionária usuário utilizador contato
    eigenaar klant medewerker gebruiker deelnemer contactpersoon ägare kund anställd användare kontaktperson deltagare eier kunde ansatt bruker deltaker
    ejer medarbejder bruger deltager właściciel klient pracownik użytkownik uczestnik vlastník zákazník zaměstnanec uživatel účastník
    tulajdonos ügyfél felhasználó résztvevő sahip müşteri çalışan kullanıcı katılımcı proprietar angajat utilizator omistaja asiakas käyttäjä
    владелец клиент сотрудник пользователь участник
  `),
);

/** Last words of the names of types, and of what code hands about. */
const TYPE =
  /^(?:\p{Lu}[\p{Ll}\d]{1,24}){1,4}(?:Ref|Dto|DTO|Vo|VO|Id|ID|Ids|Entity|Model|Type|Record|Input|Output|Schema|Request|Response|Props|State|Info|Data|Dao|Interface|Impl|Enum|Options|Config|Params|Args|Payload|View|Form|Field|Repository|Service|Controller|Factory|Builder|Context|Event|Resolver|Connection|Edge|Node|Query|Serializer)$/u;

/** True for a value that names nobody, as a whole: `Unassigned`, `Besitzer`, `OwnerDto`. */
export function namesNobody(value: string): boolean {
  const small = value.toLowerCase();
  return NOBODY.has(small) || ROLES.has(small) || isTypeName(value);
}

/** True for the name of a type of code: `OwnerDto`. */
export function isTypeName(word: string): boolean {
  return TYPE.test(word);
}

/** True for a word that labels a person in a form or a ticket, and is no name itself. */
export function labelsPerson(word: string): boolean {
  return ROLES.has(word.toLowerCase());
}
