import { useLayoutEffect, useRef, type ReactNode } from 'react';
import * as S from './AreaPicker.styles.ts';

/** The height of three rows: with less, the dropdown moves to the side with more room. */
const MIN_HEIGHT = 144;
/** The gap to the field plus the gap to the edge of the screen. */
const GAPS = 16;

/**
 * A dropdown below its field, or above it where there is no room below. It is part of the page and scrolls with
 * it; the area behind the on-screen keyboard does not count as room.
 */
export function Dropdown({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const dropdown = panel.current;
    const field = dropdown?.offsetParent;
    const viewport = window.visualViewport;
    if (!dropdown || !field || !viewport) return;
    const header = parseFloat(getComputedStyle(field).scrollMarginBlockStart) || 0;
    const place = () => {
      const { top, bottom } = field.getBoundingClientRect();
      const above = top - Math.max(viewport.offsetTop, header) - GAPS;
      const below = viewport.offsetTop + viewport.height - bottom - GAPS;
      const [currentSide, otherSide] = dropdown.dataset.side === 'above' ? [above, below] : [below, above];
      const isSwitching = currentSide < MIN_HEIGHT && otherSide > currentSide;
      if (isSwitching) dropdown.dataset.side = otherSide === above ? 'above' : 'below';
      dropdown.style.setProperty('--room', `${Math.max(isSwitching ? otherSide : currentSide, 0)}px`);
    };
    place();
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('scroll', place, { signal, passive: true });
    for (const event of ['resize', 'scroll']) viewport.addEventListener(event, place, { signal });
    return () => controller.abort();
  }, []);

  return (
    <S.Panel ref={panel} onMouseDown={(event) => event.preventDefault()}>
      {children}
    </S.Panel>
  );
}
