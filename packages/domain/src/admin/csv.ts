/** RFC 4180 for what the desk exports: opened by spreadsheets, Arabic included, and no cell runs as a formula. */
export type CsvCell = string | number | null;

/** Without it spreadsheets take the file for another encoding and break every Arabic letter. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** What a spreadsheet may take for a formula, even behind blanks, marks or an apostrophe of its own. */
const FORMULA = /^['\s\p{Cf}]*[=+\-@\t\r\n＝＋－＠]/u;

export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(writeCell).join(',') + LINE_END).join('');
}

function writeCell(cell: CsvCell): string {
  if (cell === null) return '';
  // A number is a number: the minus before it starts no formula.
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  // A semicolon ends a cell where the list separator is one, and what follows would stand at the start of the next.
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
