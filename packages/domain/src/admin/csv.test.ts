import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv, type CsvCell } from './csv.ts';
import { cases } from '../testing/cases.ts';

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
])('%j runs no formula', (value) => {
  expect(readCsv(toCsv([[value]]), (text) => text)[0]?.[0]).toBe(`'${value}`);
});

test.each([
  ['x;=1+1', "x;'=1+1"],
  ['x;y;-1', "x;y;'-1"],
  ['x; \u200f@SUM(A1)', "x;' \u200f@SUM(A1)"],
  ['x;"=1+1', 'x;\'"=1+1'],
  ['x;;=1', "x;;'=1"],
  ['x\n=1', "x\n'=1"],
  ['x\t+1', "x\t'+1"],
  ['=1;=1', "'=1;'=1"],
  ['2 × Knafeh @ 4.50; 1 × Lunch', '2 × Knafeh @ 4.50; 1 × Lunch'],
])('%j runs no formula with a semicolon as separator either: %j', (value, written) => {
  expect(readCsv(toCsv([[value]]), (text) => text)[0]?.[0]).toBe(written);
});

test.each(["it's", 'a=b', '1-2', 'a@b.example', "'quoted'"])('%j needs no guard', (value) => {
  expect(readCsv(toCsv([[value]]), (text) => text)[0]?.[0]).toBe(value);
});

test('a phone number is text that shows only the number', () => {
  expect(cell({ phone: '+96170123456' })).toBe('"\u200e+96170123456"');
  expect(cell({ phone: '=1+1' })).toBe("'=1+1");
  expect(cell({ phone: '+961;=1' })).toBe(`"'+961;'=1"`);
  expect(cell({ phone: '+0' })).toBe("'+0");
  expect(cell({ phone: '+96170123456x' })).toBe("'+96170123456x");
  expect(cell({ phone: 'x+96170123456' })).toBe('x+96170123456');
});

test('every table survives the round trip', () => {
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
      for (const each of readCsv(csv, (cell) => cell).flat()) expect(each).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
      // With a semicolon or tab as separator, quotes within a cell protect nothing.
      for (const each of csv.slice(1).split(/[;\t\r\n]/)) {
        expect(each.replace(/^"(?:"")*/, '')).not.toMatch(/^[\s\p{Cf}]*[=+\-@＝＋－＠]/u);
      }
    }),
    cases(2000),
  );
});

/** Reads RFC 4180 character by character as a spreadsheet does, then removes the guard. */
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
  return value.replace(
    /^'(?=['"\s\p{Cf}]*[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])'(?=['"\s\p{Cf}]*[=+\-@＝＋－＠])/gu,
    '',
  );
}
