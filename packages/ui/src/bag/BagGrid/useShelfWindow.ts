import { startTransition, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';

/** Fills whole rows with any number of columns; the server and the first render assume it. */
const DEFAULT_ROW_LENGTH = 12;
/** Up to this many bags all are drawn, so that the browser's find and print cover the whole shelf. */
const MAX_FULLY_DRAWN = 200;
/** The height drawn beyond the screen, in screens. */
const OVERSCAN_SCREENS = 0.5;
/** The height assumed for a bag that was not measured yet, in pixels per column. */
const ESTIMATED_BAG_HEIGHT = 125;

/** The drawn rows; `last` is exclusive. */
interface Span {
  /** The number of bags in a row. */
  row: number;
  first: number;
  last: number;
}

export interface ShelfWindow {
  /** The number of bags in a row. */
  row: number;
  /** The indexes of the drawn bags; `to` is exclusive. */
  from: number;
  to: number;
  /** The heights of the undrawn parts, in pixels; null where all bags are drawn. */
  before: number | null;
  after: number;
}

/** Outlives the component, so that a return to the shelf restores the scroll position. Heights are by the grid's name. */
const measured = {
  width: 0,
  direction: '',
  row: DEFAULT_ROW_LENGTH,
  heights: new Map<string, number[]>(),
};

/** Windowed rendering: of thousands of bags only those on or near the screen are drawn. */
export function useShelfWindow(
  shelf: RefObject<HTMLElement | null>,
  count: number,
  name: string,
): ShelfWindow {
  const isWhole = count <= MAX_FULLY_DRAWN;
  const [span, setSpan] = useState(() => initialSpan(name));
  const { row } = span;
  const rows = Math.ceil(count / row);

  const update = useEffectEvent(() => {
    if (!shelf.current) return;
    measure(shelf.current, name);
    const { top } = shelf.current.getBoundingClientRect();
    const [next, onScreen] = [spanIn(name, top, count, OVERSCAN_SCREENS), spanIn(name, top, count, 0)];
    if (contains(span, next) && contains(next, span)) return;
    // Bags outside the screen are drawn as a transition, so that they do not block scrolling.
    if (contains(span, onScreen)) startTransition(() => setSpan(next));
    else setSpan(next);
  });

  useLayoutEffect(() => {
    if (isWhole || !shelf.current) return;
    // The observer also reports the initial size, before the first paint.
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
    before: heightOfRows(name, 0, first),
    after: heightOfRows(name, last, rows),
  };
}

/** The span of the server's markup; on a return to the shelf, what fills a screen. */
const initialSpan = (name: string): Span =>
  measured.width === 0
    ? { row: DEFAULT_ROW_LENGTH, first: 0, last: 2 }
    : spanIn(name, 0, Infinity, OVERSCAN_SCREENS);

const contains = (span: Span, part: Span): boolean =>
  span.row === part.row && span.first <= part.first && span.last >= part.last;

const heightsOf = (name: string): number[] => measured.heights.get(name) ?? [];

function heightOfRows(name: string, first: number, last: number): number {
  const [heights, average] = [heightsOf(name), averageHeight()];
  let sum = 0;
  for (let row = first; row < last; row += 1) sum += heights[row] ?? average;
  return Math.round(sum);
}

function spanIn(name: string, top: number, count: number, ahead: number): Span {
  const [heights, average] = [heightsOf(name), averageHeight()];
  const heightOf = (row: number) => heights[row] ?? average;
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
  const measuredHeights = [...measured.heights.values()].flat().filter(Boolean);
  return measuredHeights.length === 0
    ? ESTIMATED_BAG_HEIGHT * measured.row
    : measuredHeights.reduce((sum, height) => sum + height, 0) / measuredHeights.length;
}

/** Measures each drawn row from its start to the start of the next. */
function measure(shelf: HTMLElement, name: string): void {
  const { clientWidth: width } = shelf;
  const { direction, gridTemplateColumns } = getComputedStyle(shelf);
  // The cards of the other language have other heights, and the average of both places no row where it is.
  if (measured.width !== width || measured.direction !== direction) {
    const row = gridTemplateColumns.split(' ').length;
    Object.assign(measured, { width, direction, row, heights: new Map() });
  }
  // The column count has changed but the drawn rows still have the old one.
  if (Number(shelf.dataset.row) !== measured.row) return;
  const starts = Array.from(shelf.querySelectorAll<HTMLElement>(':scope > [data-row]'));
  const heights = heightsOf(name);
  for (const [index, start] of starts.entries()) {
    const next = starts[index + 1];
    if (next) heights[Number(start.dataset.row)] = next.offsetTop - start.offsetTop;
  }
  measured.heights.set(name, heights);
}
