import { useLayoutEffect, useRef } from 'react';

/** Focuses the heading of another section once it has rendered, to be read aloud. */
export function useFocusHeading(section: string): void {
  const seen = useRef(section);
  // A later focus would call back a reader who has already moved on.
  useLayoutEffect(() => {
    if (seen.current === section) return;
    seen.current = section;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
  }, [section]);
}
