import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv, type CsvCell } from './csv.ts';

const cell = (value: CsvCell) => toCsv([[value]]).slice(1, -2);

test('a table: marked as UTF-8, commas between cells, CR and LF after every line', () => {
  expect(
    toCsv([
      ['Code', 'الاسم'],
      ['ZWD-A', 'رانيا'],
      [null, 4.5],
    ]),
  ).toBe('\uFEFFCode,الاسم\r\nZWD-A,رانيا\r\n,4.5\r\n');
  expect(toCsv([])).toBe('\uFEFF');
});

test.each([
  ['plain', 'plain'],
  ['a "quoted" word', '"a ""quoted"" word"'],
  ['a, b', '"a, b"'],
  ['a; b', '"a; b"'],
  ['two\nlines', '"two\nlines"'],
  ['two\rlines', '"two\rlines"'],
  [' blank', '" blank"'],
  ['blank ', '"blank "'],
  [-4.5, '-4.5'],
  [0, '0'],
  [null, ''],
  ['', ''],
])('the cell %j is written %j', (value, written) => {
  expect(cell(value)).toBe(written);
});

test.each([
  '=1+1',
  '+96170123456',
  '-1',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '\nx',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  ' =1',
  '\u00a0=1',
  '\u200f=1',
  "'=1",
  "'' =1",
])('%j runs nothing', (value) => {
  expect(readCsv(toCsv([[value]]), (text) => text)[0]?.[0]).toBe(`'${value}`);
});

test.each(["it's", 'a=b', '1-2', 'a@b.example', "'quoted'"])('%j needs no guard', (value) => {
  expect(readCsv(toCsv([[value]]), (text) => text)[0]?.[0]).toBe(value);
});

test('every table is read back as it was', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom(
        '"',
        ',',
        ';',
        '\r',
        '\n',
        "'",
        '=',
        '+',
        '@',
        '＝',
        ' ',
        '\t',
        '\u200f',
        'ا',
        'a',
      ),
    }),
  );
  const table = fc
    .nat(5)
    .chain((width) => fc.array(fc.array(text, { minLength: width + 1, maxLength: width + 1 })));
  fc.assert(
    fc.property(table, (rows) => {
      const csv = toCsv(rows);
      expect(readCsv(csv)).toEqual(rows);
      for (const each of readCsv(csv, (kept) => kept).flat()) expect(each).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
    }),
    { numRuns: 2000 },
  );
});

/** RFC 4180 as a spreadsheet reads it, letter by letter; then the guard is taken off again. */
function readCsv(csv: string, unguard = takeGuardOff): string[][] {
  must(csv.startsWith('\uFEFF'));
  const rows: string[][] = [];
  let row: string[] = [];
  let value = '';
  let isQuoted = false;
  for (let at = 1; at < csv.length; at += 1) {
    const letter = csv.charAt(at);
    if (isQuoted) {
      if (letter !== '"') value += letter;
      else if (csv.charAt(at + 1) === '"') value += csv.charAt((at += 1));
      else isQuoted = false;
    } else if (letter === '"') {
      must(value === '');
      isQuoted = true;
    } else if (letter === ',' || letter === '\r') {
      row.push(unguard(value));
      value = '';
      if (letter === '\r') {
        must(csv.charAt((at += 1)) === '\n');
        rows.push(row);
        row = [];
      }
    } else value += letter;
  }
  must(!isQuoted && value === '' && row.length === 0);
  return rows;
}

function must(isSo: boolean): void {
  if (!isSo) throw new Error('This is not RFC 4180.');
}

function takeGuardOff(value: string): string {
  return /^'['\s\p{Cf}]*[=+\-@\t\r\n＝＋－＠]/u.test(value) ? value.slice(1) : value;
}
