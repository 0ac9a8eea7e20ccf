import { Fragment, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import * as S from './ChartFrame.styles.ts';

interface VerticalBar {
  id: string;
  name: ReactNode;
  /** Sets the height of the bar. */
  value: number;
  /** The label of the bar. */
  shown: ReactNode;
  /** Below the name. */
  note?: ReactNode;
}

interface VerticalBarsProps {
  /** The accessible name of the scroll area, when the bars overflow. */
  label: string;
  bars: readonly VerticalBar[];
  /** Days have wider columns and are scrolled to the last one; the columns of weekdays are narrow. */
  of: 'things' | 'days' | 'weekdays';
}

/** Bars from inline start to end, each with its value, the highest in orange. */
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
  // After the measuring, because the page's direction may change in between.
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
            <S.Name>
              {bar.name}
              {bar.note !== undefined && <S.Note>{bar.note}</S.Note>}
            </S.Name>
          </Fragment>
        ))}
      </S.Bars>
    </S.Scroll>
  );
}

/** Scrolls the box only: scrollIntoView would also scroll the page. */
function scrollIntoBox(id: string, box: HTMLElement): void {
  const bar = box.querySelector(`[data-id='${CSS.escape(id)}']`)?.getBoundingClientRect();
  const { left, right } = box.getBoundingClientRect();
  if (bar) box.scrollLeft += Math.max(0, bar.right - right) + Math.min(0, bar.left - left);
}
