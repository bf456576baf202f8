// Labels and keys after which people are named, by language. Those of NAME_KEYS say so of any word; the others need a name's look.

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== "");

/** A key that holds a name and nothing else; separators between its words are left out. */
export const NAME_KEYS = words(`
  firstname lastname fullname surname forename givenname familyname middlename maidenname nickname username_display displayname
  employeename customername patientname contactname clientname personname ownername authorname recipientname sendername accountholder cardholder
  beneficiary patient employee assignee vorname nachname familienname prénom prenom apellido apellidos cognome sobrenome achternaam voornaam
  förnamn efternamn fornavn etternavn efternavn nazwisko imię příjmení jméno vezetéknév keresztnév soyad soyadı prenume фамилия имя отчество
`);

/** A label for people; what follows it must look like a name. */
export const PERSON_LABELS = words(`
  name names author authors by from to cc bcc contact contacts owner owners reviewer reviewers approver approvers assigned assignees reporter
  maintainer maintainers attendee attendees participant participants speaker speakers presenter presenters stakeholder stakeholders sender
  recipient committer manager lead holder tenant buyer seller witness signed prepared signature attention attn present absent regrets apologies
  doctor physician teacher instructor applicant candidate interviewer interviewee guest guests host member members customer client user
  autor autoren autorin auteur auteurs autore autores von an teilnehmer teilnehmerin ansprechpartner ansprechpartnerin kontakt bearbeiter anwesend entschuldigt vorsitz protokollführer protokollführerin gäste
  de para à pour contacto contatto contato participantes participants présents présent presentes responsable responsabile responsável
  abwesend protokoll gast absent absents excusé excusée excusés secrétaire ausente ausentes asistentes asistente ausencias presente presentes assente assenti segretario
  afwezig notulist voorzitter aanwezigen afwezigen närvarande frånvarande ordförande sekreterare justerare møtedeltakere forfall referent ordstyrer fraværende
  tilstede läsnä paikalla poissa puheenjohtaja sihteeri nieobecni nieobecny obecna obecny protokolant przewodniczący omluveni omluven omluvena zapsal zapsala předseda
  hiányzik hiányoznak jegyzőkönyvvezető elnök katılanlar mazeretli başkan prezenți absenți președinte secretar
  szerző résztvevők résztvevő név jelen neve uczestnicy kontakt obecni přítomni účastníci deltagare deltagere aanwezig deelnemers katılımcılar
  participanți автор участники кому от контакт
`);
