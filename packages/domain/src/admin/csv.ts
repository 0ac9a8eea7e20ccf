/** RFC 4180 for the dashboard's exports: spreadsheets open them, Arabic included, and no cell runs as a formula. */
export type CsvCell = string | number | null | PhoneCell;

/** A phone number, which a spreadsheet must not convert to a number. */
export interface PhoneCell {
  phone: string;
}

/** Without it spreadsheets take the file for another encoding and break every Arabic letter. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/**
 * Where a spreadsheet may begin a formula, even after blanks, marks, quotes or an apostrophe: at the start of a cell,
 * and after a separator of cells or rows in other locales. Where the list separator is a semicolon, the quotes of this
 * file protect nothing, because they are not at the start of its cells.
 */
const FORMULA_START =
  /^(?=['"\s\p{Cf}]*[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])(?=['"\s\p{Cf}]*[=+\-@＝＋－＠])/gu;

const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * Invisible; makes the digits after it text, and keeps the plus before them in a right-to-left sheet. An apostrophe would
 * be visible, and `="…"` would be a formula.
 */
const LEFT_TO_RIGHT_MARK = '\u200E';

export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(writeCell).join(',') + LINE_END).join('');
}

function writeCell(cell: CsvCell): string {
  if (cell === null) return '';
  // The minus of a number starts no formula.
  if (typeof cell === 'number') return String(cell);
  if (typeof cell !== 'string') return writePhone(cell);
  const text = cell.replace(FORMULA_START, "'");
  // Where the list separator is a semicolon, the text after one would start the next cell.
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Only a plus with digits goes without a guard: a spreadsheet reads it as a number at most. */
function writePhone({ phone }: PhoneCell): string {
  return E164.test(phone) ? `"${LEFT_TO_RIGHT_MARK}${phone}"` : writeCell(phone);
}
