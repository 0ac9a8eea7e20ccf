/** RFC 4180 for whon the dashboard exports: opened by spreadsheets, Arabic included, and no cell runs as a formula. */
export type CsvCell = string | number | null | PhoneCell;

/** A number to call, which a spreadsheet has to keep as it is written. */
export interface PhoneCell {
  phone: string;
}

/** Without it spreadsheets take the file for another encoding and break every Arabic letter. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/**
 * Where a spreadsheet may begin a formula, even behind blanks, marks, quotes or an apostrophe: at the start of a cell,
 * and behind what separates cells or rows elsewhere. Where a semicolon separates, our quotes hold nothing together,
 * because they do not stand at the start of its cell.
 */
const FORMULA_START =
  /^(?=['"\s\p{Cf}]*[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])(?=['"\s\p{Cf}]*[=+\-@＝＋－＠])/gu;

const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * Draws nothing, makes of the digits behind it a text, and keeps the plus before them in a sheet that runs from right
 * to left. An apostrophe would be seen, and `="…"` would be a formula.
 */
const LEFT_TO_RIGHT_MARK = '\u200E';

export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(writeCell).join(',') + LINE_END).join('');
}

function writeCell(cell: CsvCell): string {
  if (cell === null) return '';
  // A number is a number: the minus before it starts no formula.
  if (typeof cell === 'number') return String(cell);
  if (typeof cell !== 'string') return writePhone(cell);
  const text = cell.replace(FORMULA_START, "'");
  // A semicolon ends a cell where the list separator is one, and what follows would stand at the start of the next.
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Without a guard only what is a plus and digits: no spreadsheet makes more of it than a number. */
function writePhone({ phone }: PhoneCell): string {
  return E164.test(phone) ? `"${LEFT_TO_RIGHT_MARK}${phone}"` : writeCell(phone);
}
