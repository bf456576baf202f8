// What stands beside a card number and opens it with it: the month in which it expires, and its check in a list without labels.

/** Units behind the number in which its details stand. */
const REACH = 120;
/** `4111…|05/31|923`, also with spaces, commas, semicolons and colons between. */
const LISTED =
  /^["']?[ \t]{0,2}[|;:, \t][ \t]{0,2}["']?((?:0[1-9]|1[0-2])(?:[/-]?|[|;:,])(?:20)?[2-4]\d)["']?(?:[ \t]{0,2}[|;:, \t][ \t]{0,2}["']?(\d{3,4})(?![\w/.-]))?(?![\w/-])/;
const LABELLED =
  /(?:\bexp(?:(?:iry|ires?|iration)?(?:[ _-]?date)?|\.)|\bExp(?:iry|iration)Date|valid[ _-]?(?:thru|until|to)|good thru|gültig bis|verfällt|ablauf(?:datum)?|caduca|caducidad|vencimiento|scadenza|expire(?: le)?|vervaldatum|MM\/YY)["']?[ \t]{0,2}[:=]?[ \t]{0,2}["']?((?:0?[1-9]|1[0-2])[ ]?[/-][ ]?(?:20)?[2-4]\d)(?![\d/-])/i;

/** The check as a member of the card's object: `"number": "…", "code": "123"`. */
const CHECK_MEMBER =
  /["'](?:code|check|verification_?(?:value|code)|security_?code)["'][ ]?:[ ]?["']?(\d{3,4})["'}, ]/i;

/** Reports what belongs to the card whose number ends at `end` (UTF-16 offset). */
export function reportCardDetails(text: string, end: number, report: (start: number, end: number) => void): void {
  const behind = text.slice(end, end + REACH);
  const listed = LISTED.exec(behind);
  if (listed?.[1] !== undefined) {
    const start = end + listed[0].indexOf(listed[1]);
    report(start, start + listed[1].length);
    if (listed[2] === undefined) return;
    const check = end + listed[0].lastIndexOf(listed[2]);
    report(check, check + listed[2].length);
    return;
  }
  const member = CHECK_MEMBER.exec(behind);
  if (member?.[1] !== undefined) {
    const start = end + member.index + member[0].lastIndexOf(member[1]);
    report(start, start + member[1].length);
  }
  const labelled = LABELLED.exec(behind);
  if (labelled?.[1] === undefined) return;
  const start = end + labelled.index + labelled[0].lastIndexOf(labelled[1]);
  report(start, start + labelled[1].length);
}
