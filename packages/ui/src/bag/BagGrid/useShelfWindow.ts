import { startTransition, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';

/** As many bags as fill whole rows, however many columns there are: the server goes by it, and a browser at first. */
const DEFAULT_ROW_LENGTH = 12;
/** A shelf of up to so many is drawn as a whole: then the browser finds and prints all of it. */
const MAX_FULLY_DRAWN = 200;
/** How far beyond the screen there are bags already, in screens. */
const OVERSCAN_SCREENS = 0.5;
/** Of a bag that was never seen. */
const ESTIMATED_BAG_HEIGHT = 125;

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
const measured = { width: 0, row: DEFAULT_ROW_LENGTH, heights: [] as number[] };

/** Of thousands of bags only those are drawn that are on the screen or near it. */
export function useShelfWindow(
  shelf: RefObject<HTMLElement | null>,
  count: number,
  outOf: number,
): ShelfWindow {
  const isWhole = outOf <= MAX_FULLY_DRAWN;
  const [span, setSpan] = useState(initialSpan);
  const { row } = span;
  const rows = Math.ceil(count / row);

  const update = useEffectEvent(() => {
    if (!shelf.current) return;
    measure(shelf.current);
    const { top } = shelf.current.getBoundingClientRect();
    const [next, onScreen] = [spanIn(top, count, OVERSCAN_SCREENS), spanIn(top, count, 0)];
    if (contains(span, next) && contains(next, span)) return;
    // What nobody sees yet is drawn between the frames, for a thumb that goes on.
    if (contains(span, onScreen)) startTransition(() => setSpan(next));
    else setSpan(next);
  });

  useLayoutEffect(() => {
    if (isWhole || !shelf.current) return;
    // It tells of its first size too, and before that is painted.
    const observer = new ResizeObserver(update);
    observer.observe(shelf.current);
    document.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', update);
    };
  }, [isWhole, shelf]);

  if (isWhole) return { row, from: 0, to: count, before: null, after: 0 };
  const last = Math.min(span.last, rows);
  const first = Math.min(span.first, Math.max(0, last - 1));
  return {
    row,
    from: first * row,
    to: Math.min(last * row, count),
    before: heightOfRows(0, first),
    after: heightOfRows(last, rows),
  };
}

/** What the server draws; whoever comes back begins with what a screen holds. */
const initialSpan = (): Span =>
  measured.width === 0
    ? { row: DEFAULT_ROW_LENGTH, first: 0, last: 2 }
    : spanIn(0, Infinity, OVERSCAN_SCREENS);

const contains = (span: Span, part: Span): boolean =>
  span.row === part.row && span.first <= part.first && span.last >= part.last;

function heightOfRows(first: number, last: number): number {
  const average = averageHeight();
  let sum = 0;
  for (let row = first; row < last; row += 1) sum += measured.heights[row] ?? average;
  return Math.round(sum);
}

function spanIn(top: number, count: number, ahead: number): Span {
  const average = averageHeight();
  const heightOf = (row: number) => measured.heights[row] ?? average;
  const rows = Math.ceil(count / measured.row);
  const screen = window.innerHeight;
  const [start, end] = [-top - ahead * screen, -top + (1 + ahead) * screen];
  let first = 0;
  let offset = 0;
  while (first < rows - 1 && offset + heightOf(first) < start) offset += heightOf(first++);
  let last = first;
  while (last < rows && offset < end) offset += heightOf(last++);
  return { row: measured.row, first, last: Math.max(last, first + 1) };
}

function averageHeight(): number {
  const measuredHeights = measured.heights.filter(Boolean);
  return measuredHeights.length === 0
    ? ESTIMATED_BAG_HEIGHT * measured.row
    : measuredHeights.reduce((sum, height) => sum + height, 0) / measuredHeights.length;
}

/** Where each drawn row begins, to where the next one does. */
function measure(shelf: HTMLElement): void {
  const { clientWidth: width } = shelf;
  if (measured.width !== width) {
    const row = getComputedStyle(shelf).gridTemplateColumns.split(' ').length;
    Object.assign(measured, { width, row, heights: [] });
  }
  // What is drawn is still divided as it was before.
  if (Number(shelf.dataset.row) !== measured.row) return;
  const starts = Array.from(shelf.querySelectorAll<HTMLElement>(':scope > [data-row]'));
  for (const [index, start] of starts.entries()) {
    const next = starts[index + 1];
    if (next) measured.heights[Number(start.dataset.row)] = next.offsetTop - start.offsetTop;
  }
}
