import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';

/** As many bags as fill whole rows, however many columns there are. */
export const CHUNK = 12;
/** A shelf of up to so many is drawn as a whole: then the browser finds and prints all of it. */
const MOST_DRAWN = 200;
/** How far beyond the screen there are bags already, in screens. */
const AHEAD = 1;
/** Of a chunk that was never seen. */
const FIRST_GUESS = 1500;

interface Span {
  /** Chunks, the last not included. */
  first: number;
  last: number;
}

interface ShelfWindow {
  /** Which bags are drawn, the last not included. */
  from: number;
  to: number;
  /** The room of those that are not, in pixels; null where all are drawn. */
  before: number | null;
  after: number | null;
}

/** Kept when the shelf is left: whoever comes back finds everything where it was. */
const seen = { width: 0, heights: [] as number[] };

const heightOf = (chunk: number): number => seen.heights[chunk] ?? guess();

function guess(): number {
  const known = seen.heights.filter((height) => height > 0);
  return known.length === 0 ? FIRST_GUESS : known.reduce((sum, height) => sum + height, 0) / known.length;
}

/** Of thousands of bags only those are drawn that are on the screen or near it. */
export function useShelfWindow(shelf: RefObject<HTMLElement | null>, count: number): ShelfWindow {
  const chunks = Math.ceil(count / CHUNK);
  const isWhole = count <= MOST_DRAWN;
  const [span, setSpan] = useState<Span>({ first: 0, last: 2 });

  const look = useEffectEvent(() => {
    if (!shelf.current) return;
    measure(shelf.current);
    const next = spanIn(shelf.current.getBoundingClientRect().top, chunks);
    setSpan((known) => (known.first === next.first && known.last === next.last ? known : next));
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

  if (isWhole) return { from: 0, to: count, before: null, after: null };
  const last = Math.min(span.last, chunks);
  const first = Math.min(span.first, Math.max(0, last - 1));
  return {
    from: first * CHUNK,
    to: Math.min(last * CHUNK, count),
    before: sumOf(0, first),
    after: sumOf(last, chunks),
  };
}

function sumOf(first: number, last: number): number {
  let sum = 0;
  for (let chunk = first; chunk < last; chunk += 1) sum += heightOf(chunk);
  return Math.round(sum);
}

function spanIn(top: number, chunks: number): Span {
  const screen = window.innerHeight;
  const [start, end] = [-top - AHEAD * screen, -top + (1 + AHEAD) * screen];
  let first = 0;
  let offset = 0;
  while (first < chunks - 1 && offset + heightOf(first) < start) offset += heightOf(first++);
  let last = first;
  while (last < chunks && offset < end) offset += heightOf(last++);
  return { first, last: Math.max(last, first + 1) };
}

/** Where each drawn chunk begins, to where the next one does. */
function measure(shelf: HTMLElement): void {
  if (seen.width !== shelf.clientWidth) Object.assign(seen, { width: shelf.clientWidth, heights: [] });
  const starts = Array.from(shelf.querySelectorAll<HTMLElement>(':scope > [data-chunk]'));
  for (const [index, start] of starts.entries()) {
    const next = starts[index + 1];
    if (next) seen.heights[Number(start.dataset.chunk)] = next.offsetTop - start.offsetTop;
  }
}

export const chunkAt = (index: number): number | undefined =>
  index % CHUNK === 0 ? index / CHUNK : undefined;
