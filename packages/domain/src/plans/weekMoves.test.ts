import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_STOCK } from '../limits.ts';
import {
  blockOf,
  copiedText,
  fillAhead,
  fillDown,
  moveInWeek,
  placePasted,
  readPastedCounts,
} from './weekMoves.ts';
import { cases } from '../testing/cases.ts';

const SHOPS = [0, 3, 5];
const ROWS = 6;
const from = { row: 3, column: 3 };
const move = (key: string, isCtrl = false, isRightToLeft = false, at = from) =>
  moveInWeek(at, { key, isCtrl, isRightToLeft }, ROWS, SHOPS);

describe('keys of the week', () => {
  test.each<[string, boolean, number, number]>([
    ['ArrowUp', false, 2, 3],
    ['ArrowDown', false, 4, 3],
    ['ArrowRight', false, 3, 4],
    ['ArrowLeft', false, 3, 2],
    ['Home', false, 3, 0],
    ['End', false, 3, 6],
    ['Home', true, 0, 0],
    ['End', true, 5, 6],
    ['ArrowUp', true, 0, 3],
    ['ArrowDown', true, 5, 3],
    ['ArrowRight', true, 3, 6],
    ['ArrowLeft', true, 3, 0],
    ['PageDown', false, 5, 3],
    ['PageUp', false, 0, 3],
  ])('%s moves through the week, with Ctrl %s', (key, isCtrl, row, column) => {
    expect(move(key, isCtrl)).toEqual({ row, column });
  });

  test('in Arabic left and right turn round, and the ends of the week do not', () => {
    expect(move('ArrowLeft', false, true)).toEqual({ row: 3, column: 4 });
    expect(move('ArrowRight', false, true)).toEqual({ row: 3, column: 2 });
    expect(move('ArrowLeft', true, true)).toEqual({ row: 3, column: 6 });
    expect(move('ArrowRight', true, true)).toEqual({ row: 3, column: 0 });
    expect(move('Home', false, true)).toEqual({ row: 3, column: 0 });
  });

  test('no key leads out of the week, and an unknown key leads nowhere', () => {
    const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];
    fc.assert(
      fc.property(
        fc.nat(ROWS - 1),
        fc.nat(6),
        fc.array(fc.tuple(fc.constantFrom(...keys), fc.boolean(), fc.boolean())),
        (row, column, pressed) => {
          let at = { row, column };
          for (const [key, isCtrl, isRightToLeft] of pressed) at = move(key, isCtrl, isRightToLeft, at)!;
          expect(at.row >= 0 && at.row < ROWS && at.column >= 0 && at.column < 7).toBe(true);
        },
      ),
      cases(100),
    );
    expect(move('x')).toBeNull();
  });

  test('there is no shop before the first or after the last', () => {
    expect(move('PageUp', false, false, { row: 2, column: 1 })).toEqual({ row: 2, column: 1 });
    expect(move('PageDown', false, false, { row: 5, column: 1 })).toEqual({ row: 5, column: 1 });
    expect(
      moveInWeek({ row: 0, column: 0 }, { key: 'PageUp', isCtrl: false, isRightToLeft: false }, 1, []),
    ).toEqual({ row: 0, column: 0 });
  });
});

describe('copying in the week', () => {
  const countAt = (row: number, column: number) => row * 10 + column;

  test('filling down copies the first marked row, or the row above', () => {
    expect(fillDown({ from: { row: 2, column: 4 }, to: { row: 1, column: 3 } }, countAt)).toEqual([
      { row: 2, column: 3, count: 13 },
      { row: 2, column: 4, count: 14 },
    ]);
    expect(fillDown({ from, to: from }, countAt)).toEqual([{ ...from, count: 23 }]);
    const top = { row: 0, column: 3 };
    expect(fillDown({ from: top, to: top }, countAt)).toEqual([]);
  });

  test('filling ahead copies the first marked day, or the day before', () => {
    expect(fillAhead({ from: { row: 1, column: 2 }, to: { row: 1, column: 4 } }, countAt)).toEqual([
      { row: 1, column: 3, count: 12 },
      { row: 1, column: 4, count: 12 },
    ]);
    expect(fillAhead({ from, to: from }, countAt)).toEqual([{ ...from, count: 32 }]);
    const first = { row: 3, column: 0 };
    expect(fillAhead({ from: first, to: first }, countAt)).toEqual([]);
  });

  test('copied counts are pasted as they were', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.nat(MOST_STOCK), { minLength: 3, maxLength: 3 }), {
          minLength: 1,
          maxLength: 4,
        }),
        (counts) => {
          const block = blockOf({ from: { row: 0, column: 0 }, to: { row: counts.length - 1, column: 2 } });
          expect(readPastedCounts(copiedText(block, (row, column) => counts[row]![column]!))).toEqual(counts);
        },
      ),
      cases(100),
    );
  });

  test.each([
    ['12', [[12]]],
    [
      '٨\t۱۲\r\n3\t\r\n',
      [
        [8, 12],
        [3, 0],
      ],
    ],
    ['', null],
    [' \n', null],
    ['bags\t3', null],
    ['2.5', null],
    ['-1', null],
    ['100001', null],
  ])('the pasted text %j is read', (text, counts) => {
    expect(readPastedCounts(text)).toEqual(counts);
  });

  test('one pasted number fills all marked cells', () => {
    expect(placePasted([[4]], { from: { row: 1, column: 5 }, to: { row: 2, column: 5 } }, ROWS)).toEqual([
      { row: 1, column: 5, count: 4 },
      { row: 2, column: 5, count: 4 },
    ]);
  });

  test('a pasted row fills another row from any day, and nothing goes below the last row', () => {
    const row = [1, 2, 3, 4, 5, 6, 7];
    expect(placePasted([row], { from, to: from }, ROWS)).toEqual(
      row.map((count, column) => ({ row: 3, column, count })),
    );
    const last = { row: 5, column: 6 };
    expect(
      placePasted(
        [
          [1, 2],
          [3, 4],
        ],
        { from: last, to: last },
        ROWS,
      ),
    ).toEqual([
      { row: 5, column: 5, count: 1 },
      { row: 5, column: 6, count: 2 },
    ]);
    expect(placePasted([[...row, 8, 9]], { from, to: from }, ROWS)).toHaveLength(7);
  });
});
