import { useLayoutEffect, useRef, type ReactNode } from 'react';
import * as S from './Dock.styles.ts';

export interface DockProps {
  /** The next step, and what it needs. */
  children: ReactNode;
}

/** Where a phone's thumb is: the screen's next step stays at the bottom. On a desktop it stands where it is written. */
export function Dock({ children }: DockProps) {
  const dock = useRef<HTMLDivElement>(null);

  // What else stands at the bottom has to know how high it is.
  useLayoutEffect(() => {
    const element = dock.current;
    if (!element) return;
    const page = document.documentElement.style;
    const publishHeight = () => {
      const isDocked = getComputedStyle(element).position === 'sticky';
      page.setProperty('--dock', isDocked ? `${element.offsetHeight}px` : '0px');
    };
    publishHeight();
    let frame = 0;
    // Told at once, it would change sizes that are just being looked at.
    const observer = new ResizeObserver(() => (frame = requestAnimationFrame(publishHeight)));
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      page.removeProperty('--dock');
    };
  }, []);

  return <S.Root ref={dock}>{children}</S.Root>;
}
