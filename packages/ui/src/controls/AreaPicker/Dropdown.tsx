import { useLayoutEffect, useRef, type ReactNode } from 'react';
import * as S from './AreaPicker.styles.ts';

/** Three rows: with less room than that the other side is better, where it has more. */
const MIN_HEIGHT = 144;
/** To the field, and as much to the edge. */
const GAPS = 16;

/**
 * Hangs below the field, and above it where there is no room below. It is part of the page and goes with it when that is
 * scrolled; what the screen's keyboard covers is no room.
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
