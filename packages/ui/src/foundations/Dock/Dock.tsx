import { useLayoutEffect, useRef, type ReactNode } from 'react';
import * as S from './Dock.styles.ts';

export interface DockProps {
  /** The button of the next step, with its explanation. */
  children: ReactNode;
}

/**
 * The next step of a screen, at the bottom of a phone, where the thumb is.
 *
 * It is a sticky part of the page, so that it never covers the end of the content, and from 768 px it is in
 * the normal flow. The root of the screen takes the styles `dockedPage`, and `dockedPageInColumns` from the
 * width at which it has columns; the parent of the dock can take `dockPlace`. A toast is shown above it.
 *
 * @use as the last part of a screen that runs from edge to edge and is at least as high as the phone.
 * @avoid for the submit button of a short form, which follows the last field, or for two next steps.
 */
export function Dock({ children }: DockProps) {
  const dock = useRef<HTMLDivElement>(null);

  // Other elements at the bottom of the screen read from a CSS variable how much of it the dock takes: at the end of the
  // page more than its height.
  useLayoutEffect(() => {
    const element = dock.current;
    if (!element) return;
    const page = document.documentElement.style;
    const publish = () => {
      const isDocked = getComputedStyle(element).position === 'sticky';
      const taken = Math.round(window.innerHeight - element.getBoundingClientRect().top);
      page.setProperty('--dock', isDocked ? `${taken}px` : '0px');
    };
    publish();
    let frame = 0;
    // Deferred by a frame: changing sizes inside the observer causes a ResizeObserver loop error.
    const publishSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(publish);
    };
    const observer = new ResizeObserver(publishSoon);
    observer.observe(element);
    document.addEventListener('scroll', publishSoon, { passive: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', publishSoon);
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
