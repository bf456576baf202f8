// Text that people write to each other: mail, chat, minutes, tickets, letters in five languages.
import type { Random } from "../random.js";
import { type Composed, compose, join, mark } from "./composed.js";
import { issuedToken, password } from "./secrets.js";
import {
  address,
  card,
  company,
  host,
  iban,
  type Language,
  person,
  personWithEmail,
  phone,
  socialSecurity,
} from "./values.js";

export function mail(random: Random): Composed {
  const sender = personWithEmail(random);
  const receiver = personWithEmail(random);
  return compose`From: ${sender.name} <${sender.email}>
To: ${receiver.name} <${receiver.email}>
Subject: Re: access to the staging cluster

Hi ${firstName(receiver.name)},

the new database is up since this morning. You can reach it at ${host(random)}; the password for the
read-only account is ${password(random)} until we rotate it. If it does not work, call me on ${phone(random)}.

Could you also tell ${person(random)} from ${company(random)} that the migration moves to next week?

Thanks,
${firstName(sender.name)}

--
${sender.name}, ${company(random)}, ${address(random)}
`;
}

export function transcript(random: Random): Composed {
  const [one, other] = [person(random), person(random)];
  return compose`Attendees: ${one}, ${other}, ${person(random)}

[00:04] ${one}: Shall we start with the backlog? Sprint 14 closed with 3 open tickets.
[00:31] ${other}: Yes. The exporter still fails on large files, version 2.11.4 made it worse.
[01:10] ${one}: ${person(random)} has a fix, but nobody reviewed it.
[01:52] ${other}: i asked ${lowerCase(person(random))} to look at it today
[02:07] ${one}: Fine. Next: the contract with ${company(random)}.
`;
}

export function chat(random: Random): Composed {
  const people = [person(random), person(random)].map(firstName);
  const [one = mark("PERSON", ""), other = mark("PERSON", "")] = people;
  return compose`${one}: anyone around? the deploy hangs at step 3 of 7
${other}: did you set the token? it is ${issuedToken(random)}
${one}: thx, works 🎉 can you mail the customer? ${personWithEmail(random).email}
${other}: done, they want a call back on ${phone(random)}
`;
}

export function ticket(random: Random): Composed {
  return compose`## Refund does not arrive

Customer ${person(random)} (SSN ${socialSecurity(random)}) paid with card ${card(random)} on the web form and
asked for a refund, which was booked twice. Account for the transfer: ${iban(random)}.

Steps to reproduce:
1. Open the order page and choose Refund.
2. Enter an amount above 100.00 and confirm.
3. The job runs, the log says "ok", nothing is sent.

Assigned to ${person(random)}, please keep ${personWithEmail(random).email} in copy.
`;
}

/** Letters whose names have letters that ASCII lacks. */
export function letter(random: Random, language: Language): Composed {
  const { name, email } = personWithEmail(random, language);
  const letters: Readonly<Record<Language, () => Composed>> = {
    english: () => compose`Dear ${name},\n\nplease find the signed copy attached. Write to ${email} with questions.\n`,
    german: () => compose`Sehr geehrte Damen und Herren,

die Abnahme der Schnittstelle hat ${name} am Dienstag bestätigt. Die Rechnung der ${company(random, "german")} geht an
${email}; Rückfragen bitte an ${person(random, "german")}, Telefon ${phone(random)}. Bankverbindung: ${iban(random)}.
`,
    french: () => compose`Bonjour,

le rapport de ${name} est prêt. Merci de l'envoyer à ${email} avant vendredi et d'appeler ${person(random, "french")} au
${phone(random)}. La société ${company(random, "french")} attend notre réponse.
`,
    spanish: () => compose`Hola:

la reunión con ${name} será el jueves. El contrato lo firma ${person(random, "spanish")} de ${company(random, "spanish")};
las dudas, por favor, a ${email}.
`,
    hungarian: () => compose`Tisztelt Ügyfelünk!

A szerződést ${name} írta alá, a másolatot ${email} címre küldjük. Kérdés esetén ${person(random, "hungarian")} segít a
${phone(random)} számon.
`,
  };
  return letters[language]();
}

function firstName(name: Composed): Composed {
  return join([mark("PERSON", name.text.split(" ")[0] ?? name.text)], "");
}

function lowerCase(name: Composed): Composed {
  return mark("PERSON", name.text.toLowerCase());
}
