/** Moving, marking and copying in the week like in a spreadsheet: by the place of a bag and of a day. */
import { MOST_STOCK } from '../limits.ts';
import { readTypedCount } from '../text/typedNumber.ts';
import { DAYS_OF_A_WEEK } from '../time/beirutDays.ts';

export interface Place {
  row: number;
  column: number;
}

export interface Marked {
  /** The cell that has the focus. */
  to: Place;
  /** The corner where marking began. */
  from: Place;
}

export interface WeekMove {
  key: string;
  isCtrl: boolean;
  isRightToLeft: boolean;
}

const LAST = DAYS_OF_A_WEEK - 1;

/** The place to which a key leads; null if it is another key. Left and right follow the screen. */
export function moveInWeek(
  { row, column }: Place,
  { key, isCtrl, isRightToLeft }: WeekMove,
  rows: number,
  /** The places of the shops' first bags. */
  shops: readonly number[],
): Place | null {
  const ahead = isRightToLeft ? -1 : 1;
  const to = (nextRow: number, nextColumn: number): Place => ({
    row: Math.max(0, Math.min(rows - 1, nextRow)),
    column: Math.max(0, Math.min(LAST, nextColumn)),
  });
  switch (key) {
    case 'ArrowUp':
      return to(isCtrl ? 0 : row - 1, column);
    case 'ArrowDown':
      return to(isCtrl ? rows - 1 : row + 1, column);
    case 'ArrowRight':
      return to(row, isCtrl ? LAST * Math.max(0, ahead) : column + ahead);
    case 'ArrowLeft':
      return to(row, isCtrl ? LAST * Math.max(0, -ahead) : column - ahead);
    case 'Home':
      return to(isCtrl ? 0 : row, 0);
    case 'End':
      return to(isCtrl ? rows - 1 : row, LAST);
    case 'PageDown':
      return to(shops.find((first) => first > row) ?? row, column);
    case 'PageUp': {
      const own = shops.findLast((first) => first <= row) ?? 0;
      return to(shops.findLast((first) => first < own) ?? row, column);
    }
    default:
      return null;
  }
}

export interface Block {
  rows: readonly number[];
  columns: readonly number[];
}

const between = (one: number, other: number): number[] =>
  Array.from({ length: Math.abs(one - other) + 1 }, (_, place) => Math.min(one, other) + place);

export const blockOf = ({ from, to }: Marked): Block => ({
  rows: between(from.row, to.row),
  columns: between(from.column, to.column),
});

/** A number for a place. */
export interface PlacedCount extends Place {
  count: number;
}

type CountAt = (row: number, column: number) => number;

/** The first row of what is marked into the rows below; without a mark the row above into this one. */
export function fillDown(marked: Marked, countAt: CountAt): PlacedCount[] {
  const { rows, columns } = blockOf(marked);
  const top = rows.length > 1 ? Math.min(...rows) : Math.min(...rows) - 1;
  if (top < 0) return [];
  return rows
    .filter((row) => row > top)
    .flatMap((row) => columns.map((column) => ({ row, column, count: countAt(top, column) })));
}

/** The first day of what is marked into the later ones; without a mark the day before into this one. */
export function fillAhead(marked: Marked, countAt: CountAt): PlacedCount[] {
  const { rows, columns } = blockOf(marked);
  const first = columns.length > 1 ? Math.min(...columns) : Math.min(...columns) - 1;
  if (first < 0) return [];
  return rows.flatMap((row) =>
    columns.filter((column) => column > first).map((column) => ({ row, column, count: countAt(row, first) })),
  );
}

/** As a spreadsheet takes it. */
export const copiedText = ({ rows, columns }: Block, countAt: CountAt): string =>
  rows.map((row) => columns.map((column) => countAt(row, column)).join('\t')).join('\n');

/** What was copied here or in a spreadsheet, in the digits of any script; null if something in it is no number of bags. */
export function readPastedCounts(text: string): number[][] | null {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const rows = lines.map((line) =>
    line.split('\t').map((typed) => (typed.trim() === '' ? 0 : readTypedCount(typed))),
  );
  const counts = rows.map((row) =>
    row.flatMap((count) => (count !== null && count <= MOST_STOCK ? [count] : [])),
  );
  const isReadable = counts.every((row, place) => row.length === rows[place]?.length);
  return isReadable && text.trim() !== '' ? counts : null;
}

/**
 * From the first cell of what is marked on; one number into all that is marked. What would reach behind the end of the week
 * begins earlier, so that a whole row can be put into another from any day.
 */
export function placePasted(
  counts: readonly (readonly number[])[],
  marked: Marked,
  rows: number,
): PlacedCount[] {
  const block = blockOf(marked);
  const only = counts.length === 1 && counts[0]?.length === 1 ? counts[0][0] : undefined;
  if (only !== undefined) {
    return block.rows.flatMap((row) => block.columns.map((column) => ({ row, column, count: only })));
  }
  const width = Math.max(...counts.map((row) => row.length));
  const top = Math.min(...block.rows);
  const start = Math.max(0, Math.min(Math.min(...block.columns), DAYS_OF_A_WEEK - width));
  return counts.flatMap((line, down) =>
    line.flatMap((count, along) => {
      const [row, column] = [top + down, start + along];
      return row < rows && column < DAYS_OF_A_WEEK ? [{ row, column, count }] : [];
    }),
  );
}
