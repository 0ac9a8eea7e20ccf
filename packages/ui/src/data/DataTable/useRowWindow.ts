import { useLayoutEffect, useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** The number of rows from which only the visible rows are drawn. */
const WINDOWED_FROM = 200;

/** Rows drawn beyond the visible ones, so that fast scrolling shows no gap. */
const OVERSCAN_ROWS = 8;

interface View {
  first: number;
  end: number;
  /** The height of every row; 0 until measured. */
  height: number;
  /** The distance from one row to the next. */
  pitch: number;
}

const UNMEASURED: View = { first: 0, end: 3 * OVERSCAN_ROWS, height: 0, pitch: 0 };

type Element = RefObject<HTMLElement | null>;

/**
 * Decides which of many rows to draw. All rows take the height of the highest one measured, so that the position
 * of a row is known without drawing those before it. They may scroll in their frame or with the page.
 */
export function useRowWindow(frame: Element, body: Element, count: number) {
  const isWindowed = count >= WINDOWED_FROM;
  const [view, setView] = useState(UNMEASURED);

  const update = useEffectEvent(() => {
    if (!isWindowed || !frame.current || !body.current) return;
    const next = viewOf(frame.current, body.current, count);
    setView((old) => (isSame(old, next) ? old : next));
  });
  // A render may have brought a higher row, or moved the table.
  // oxlint-disable-next-line react/set-state-in-effect -- the height of a row is known only after its render
  useLayoutEffect(() => update());
  useEffect(() => {
    if (!isWindowed || !frame.current) return;
    let width = frame.current.clientWidth;
    const observer = new ResizeObserver(([entry]) => {
      const now = entry?.target.clientWidth ?? width;
      // Rows are measured again at another width: the table may have become cards.
      if (now !== width) setView((old) => ({ ...old, height: 0 }));
      width = now;
      update();
    });
    observer.observe(frame.current);
    const onScroll = () => update();
    // Capturing catches the scroll events of the frame and of the page.
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [isWindowed, frame]);

  if (!isWindowed) return { ...UNMEASURED, isWindowed, end: count };
  return { ...view, isWindowed, first: Math.min(view.first, count), end: Math.min(view.end, count) };
}

function viewOf(frame: HTMLElement, body: HTMLElement, count: number): View {
  const rows = [...body.querySelectorAll<HTMLElement>('[aria-rowindex]')];
  const height = Math.ceil(Math.max(1, ...rows.map((row) => row.getBoundingClientRect().height)));
  const gap = rows[0] ? Number.parseFloat(getComputedStyle(rows[0]).marginBlockEnd) : 0;
  const pitch = height + gap;
  const frameBox = frame.getBoundingClientRect();
  const start = body.getBoundingClientRect().top;
  const rowAt = (y: number) => Math.min(Math.max(0, Math.floor((y - start) / pitch)), count);
  const top = Math.max(frameBox.top, 0);
  const bottom = Math.min(frameBox.bottom, window.innerHeight);
  return {
    height,
    pitch,
    first: Math.max(0, rowAt(top) - OVERSCAN_ROWS),
    end: rowAt(bottom) + 1 + OVERSCAN_ROWS,
  };
}

const isSame = (one: View, other: View): boolean =>
  one.first === other.first &&
  one.end === other.end &&
  one.height === other.height &&
  one.pitch === other.pitch;

/** A run of rows that are not drawn. */
export interface SkippedRows {
  from: number;
  count: number;
}

/** The items to render in order: visible rows, the focused row, and the skipped runs between them. */
export function drawnRows(
  first: number,
  end: number,
  count: number,
  focused: number,
): (number | SkippedRows)[] {
  const indexes = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  if (focused >= 0 && focused < first) indexes.unshift(focused);
  if (focused >= end && focused < count) indexes.push(focused);
  const rows: (number | SkippedRows)[] = [];
  let from = 0;
  for (const index of [...indexes, count]) {
    if (index > from) rows.push({ from, count: index - from });
    if (index < count) rows.push(index);
    from = index + 1;
  }
  return rows;
}
