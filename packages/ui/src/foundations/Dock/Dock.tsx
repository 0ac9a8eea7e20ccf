import { useLayoutEffect, useRef, type ReactNode } from 'react';
import * as S from './Dock.styles.ts';

export interface DockProps {
  /** The button of the next step, with its explanation. */
  children: ReactNode;
}

/** A sticky footer on phones that holds the next step of the screen; in the normal flow on a desktop. */
export function Dock({ children }: DockProps) {
  const dock = useRef<HTMLDivElement>(null);

  // Other elements at the bottom of the screen read the dock's height from a CSS variable.
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
    // Deferred by a frame: changing sizes inside the observer causes a ResizeObserver loop error.
    const observer = new ResizeObserver(() => (frame = requestAnimationFrame(publishHeight)));
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      page.removeProperty('--dock');
    };
  }, []);

  return (
    <S.Root ref={dock} data-dock>
      {children}
    </S.Root>
  );
}
