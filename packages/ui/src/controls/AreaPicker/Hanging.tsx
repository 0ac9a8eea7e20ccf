import { useLayoutEffect, useRef, type ReactNode } from 'react';
import * as S from './AreaPicker.styles.ts';

/** Three rows: with less room than that the other side is better, where it has more. */
const LEAST = 144;
/** To the field, and as much to the edge. */
const GAPS = 16;

/**
 * Hangs below the field, and above it where there is no room below. It is part of the page and goes with it when that is
 * scrolled; what the screen's keyboard covers is no room.
 */
export function Hanging({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const hung = panel.current;
    const field = hung?.offsetParent;
    const seen = window.visualViewport;
    if (!hung || !field || !seen) return;
    const header = parseFloat(getComputedStyle(field).scrollMarginBlockStart) || 0;
    const place = () => {
      const { top, bottom } = field.getBoundingClientRect();
      const above = top - Math.max(seen.offsetTop, header) - GAPS;
      const below = seen.offsetTop + seen.height - bottom - GAPS;
      const [here, there] = hung.dataset.side === 'above' ? [above, below] : [below, above];
      const isLeaving = here < LEAST && there > here;
      if (isLeaving) hung.dataset.side = there === above ? 'above' : 'below';
      hung.style.setProperty('--room', `${Math.max(isLeaving ? there : here, 0)}px`);
    };
    place();
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('scroll', place, { signal, passive: true });
    for (const event of ['resize', 'scroll']) seen.addEventListener(event, place, { signal });
    return () => stop.abort();
  }, []);

  return (
    <S.Panel ref={panel} onMouseDown={(event) => event.preventDefault()}>
      {children}
    </S.Panel>
  );
}
