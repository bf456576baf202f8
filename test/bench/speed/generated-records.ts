// Records of people as one line of JSON and as a table of short rows: texts in which much is hidden, for measuring what that costs.

/** A list of records on one line, of about `length` UTF-16 units. */
export function jsonLine(length: number): string {
  const record = '{"ref":7,"firstName":"vesper","phone":15550142,"note":"x y z","state":"open"},';
  return `[${record.repeat(Math.ceil(length / record.length))}0]`;
}

/** A header and rows of three short cells, of about `length` UTF-16 units. */
export function shortRows(length: number): string {
  const row = "7,brindle,open\n";
  return `ref,surname,state\n${row.repeat(Math.ceil(length / row.length))}`;
}
