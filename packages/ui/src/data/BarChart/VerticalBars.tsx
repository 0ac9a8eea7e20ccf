import { Fragment, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import * as S from './ChartFrame.styles.ts';

interface VerticalBar {
  id: string;
  name: ReactNode;
  /** How high it is. */
  value: number;
  /** Written on it. */
  shown: ReactNode;
}

interface VerticalBarsProps {
  /** What is scrolled through, where there is no room for all. */
  label: string;
  bars: readonly VerticalBar[];
  /** Days need more room for their names, and where there is none for all, the last are seen first. */
  of: 'things' | 'days';
}

/** From the start of reading to its end, each with its value written on it, the highest in orange. */
export function VerticalBars({ label, bars, of }: VerticalBarsProps) {
  const most = Math.max(0, ...bars.map(({ value }) => value));
  const leader = most > 0 ? bars.find(({ value }) => value === most) : undefined;
  const scroll = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  useLayoutEffect(() => {
    const box = scroll.current;
    if (!box) return;
    const measureOverflow = () => setOverflows(box.scrollWidth > box.clientWidth);
    measureOverflow();
    const observer = new ResizeObserver(measureOverflow);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const lastId = bars.at(-1)?.id;
  // Later than the room is measured, because the page's direction may have come in between.
  useEffect(() => {
    if (of === 'days' && scroll.current && lastId !== undefined) scrollIntoBox(lastId, scroll.current);
  }, [of, lastId]);

  return (
    <S.Scroll ref={scroll} {...(overflows && { role: 'group', 'aria-label': label, tabIndex: 0 })}>
      <S.Bars aria-hidden data-of={of} style={{ '--bars': bars.length }}>
        {bars.map((bar) => (
          <Fragment key={bar.id}>
            <S.Plot data-leads={bar === leader || undefined} data-id={bar.id}>
              {bar.shown}
              {bar.value > 0 && <S.Bar data-bar style={{ '--share': bar.value / most }} />}
            </S.Plot>
            <S.Name>{bar.name}</S.Name>
          </Fragment>
        ))}
      </S.Bars>
    </S.Scroll>
  );
}

/** Of the box alone: scrollIntoView would also move the page. */
function scrollIntoBox(id: string, box: HTMLElement): void {
  const bar = box.querySelector(`[data-id='${CSS.escape(id)}']`)?.getBoundingClientRect();
  const { left, right } = box.getBoundingClientRect();
  if (bar) box.scrollLeft += Math.max(0, bar.right - right) + Math.min(0, bar.left - left);
}
