import { useEffect, useRef, type RefObject } from 'react';

/**
 * What was pressed may be gone with its line: then the focus goes to what stands in its place, and where there is
 * nothing to the page's heading. Whoever has gone on to another field stays there.
 */
export function useFocusAfter(root: RefObject<HTMLElement | null>): (place: number) => void {
  const left = useRef<number | null>(null);
  useEffect(() => {
    if (left.current === null) return;
    const place = left.current;
    left.current = null;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const lines = Array.from(root.current?.querySelectorAll('article, [data-removed]') ?? []);
    const next = lines[Math.min(place, lines.length - 1)]?.querySelector('button');
    const heading = root.current?.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    (next ?? heading)?.focus();
  });
  return (place) => {
    left.current = place;
  };
}
