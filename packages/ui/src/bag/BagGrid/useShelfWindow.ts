import { startTransition, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';

/** As many bags as fill whole rows, however many columns there are: the server goes by it, and a browser at first. */
const ANY_ROW = 12;
/** A shelf of up to so many is drawn as a whole: then the browser finds and prints all of it. */
const MOST_DRAWN = 200;
/** How far beyond the screen there are bags already, in screens. */
const AHEAD = 0.5;
/** Of a bag that was never seen. */
const FIRST_GUESS = 125;

/** Rows that are drawn, the last not included. */
interface Span {
  /** How many bags there are in a row. */
  row: number;
  first: number;
  last: number;
}

interface ShelfWindow {
  /** How many bags there are in a row. */
  row: number;
  /** Which bags are drawn, the last not included. */
  from: number;
  to: number;
  /** The room of those that are not, in pixels; null where all are drawn. */
  before: number | null;
  after: number;
}

/** Kept when the shelf is left: whoever comes back finds everything where it was. */
const seen = { width: 0, row: ANY_ROW, heights: [] as number[] };

/** Of thousands of bags only those are drawn that are on the screen or near it. */
export function useShelfWindow(
  shelf: RefObject<HTMLElement | null>,
  count: number,
  outOf: number,
): ShelfWindow {
  const isWhole = outOf <= MOST_DRAWN;
  const [span, setSpan] = useState(begun);
  const { row } = span;
  const rows = Math.ceil(count / row);

  const look = useEffectEvent(() => {
    if (!shelf.current) return;
    measure(shelf.current);
    const { top } = shelf.current.getBoundingClientRect();
    const [next, onScreen] = [spanIn(top, count, AHEAD), spanIn(top, count, 0)];
    if (holds(span, next) && holds(next, span)) return;
    // What nobody sees yet is drawn between the frames, for a thumb that goes on.
    if (holds(span, onScreen)) startTransition(() => setSpan(next));
    else setSpan(next);
  });

  useLayoutEffect(() => {
    if (isWhole || !shelf.current) return;
    // It tells of its first size too, and before that is painted.
    const observer = new ResizeObserver(look);
    observer.observe(shelf.current);
    document.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', look);
    };
  }, [isWhole, shelf]);

  if (isWhole) return { row, from: 0, to: count, before: null, after: 0 };
  const last = Math.min(span.last, rows);
  const first = Math.min(span.first, Math.max(0, last - 1));
  return {
    row,
    from: first * row,
    to: Math.min(last * row, count),
    before: sumOf(0, first),
    after: sumOf(last, rows),
  };
}

/** What the server draws; whoever comes back begins with what a screen holds. */
const begun = (): Span =>
  seen.width === 0 ? { row: ANY_ROW, first: 0, last: 2 } : spanIn(0, Infinity, AHEAD);

const holds = (span: Span, part: Span): boolean =>
  span.row === part.row && span.first <= part.first && span.last >= part.last;

function sumOf(first: number, last: number): number {
  const usual = usualHeight();
  let sum = 0;
  for (let row = first; row < last; row += 1) sum += seen.heights[row] ?? usual;
  return Math.round(sum);
}

function spanIn(top: number, count: number, ahead: number): Span {
  const usual = usualHeight();
  const heightOf = (row: number) => seen.heights[row] ?? usual;
  const rows = Math.ceil(count / seen.row);
  const screen = window.innerHeight;
  const [start, end] = [-top - ahead * screen, -top + (1 + ahead) * screen];
  let first = 0;
  let offset = 0;
  while (first < rows - 1 && offset + heightOf(first) < start) offset += heightOf(first++);
  let last = first;
  while (last < rows && offset < end) offset += heightOf(last++);
  return { row: seen.row, first, last: Math.max(last, first + 1) };
}

function usualHeight(): number {
  const known = seen.heights.filter(Boolean);
  return known.length === 0
    ? FIRST_GUESS * seen.row
    : known.reduce((sum, height) => sum + height, 0) / known.length;
}

/** Where each drawn row begins, to where the next one does. */
function measure(shelf: HTMLElement): void {
  const { clientWidth: width } = shelf;
  if (seen.width !== width) {
    const row = getComputedStyle(shelf).gridTemplateColumns.split(' ').length;
    Object.assign(seen, { width, row, heights: [] });
  }
  // What is drawn is still divided as it was before.
  if (Number(shelf.dataset.row) !== seen.row) return;
  const starts = Array.from(shelf.querySelectorAll<HTMLElement>(':scope > [data-row]'));
  for (const [index, start] of starts.entries()) {
    const next = starts[index + 1];
    if (next) seen.heights[Number(start.dataset.row)] = next.offsetTop - start.offsetTop;
  }
}
