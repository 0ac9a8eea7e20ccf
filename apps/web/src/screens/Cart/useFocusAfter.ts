import { useEffect, useRef, type RefObject } from 'react';

/**
 * What was pressed may be gone with its line: then the focus goes to the line in its place, and where there is none to
 * the page's heading.
 */
export function useFocusAfter(root: RefObject<HTMLElement | null>): (place: number) => void {
  const left = useRef<number | null>(null);
  useEffect(() => {
    if (left.current === null) return;
    const lines = Array.from(root.current?.querySelectorAll('article') ?? []);
    const next = lines[Math.min(left.current, lines.length - 1)]?.querySelector('button');
    const heading = root.current?.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    (next ?? heading)?.focus();
    left.current = null;
  });
  return (place) => {
    left.current = place;
  };
}
