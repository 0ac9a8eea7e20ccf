import { useEffect, useRef, type RefObject } from 'react';

interface Pressed {
  place: number;
  /** Null where a press gives no focus, as in Safari. */
  button: Element | null;
}

/**
 * The pressed button may be gone with its line: then the focus goes to the line in its place, and without one to the
 * page's heading. A focus that has moved to another field stays there.
 */
export function useFocusAfter(root: RefObject<HTMLElement | null>): (place: number) => void {
  const pressed = useRef<Pressed | null>(null);
  useEffect(() => {
    if (pressed.current === null) return;
    const { place, button } = pressed.current;
    const { activeElement, body } = document;
    // The page may render once more before the line goes.
    if (button !== null && activeElement === button && button.isConnected) return;
    pressed.current = null;
    if (button?.isConnected || (activeElement !== null && activeElement !== body)) return;
    const lines = Array.from(root.current?.querySelectorAll('article, [data-removed]') ?? []);
    const next = lines[Math.min(place, lines.length - 1)]?.querySelector('button');
    const heading = root.current?.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    (next ?? heading)?.focus();
  });
  return (place) => {
    const { activeElement, body } = document;
    pressed.current = { place, button: activeElement === body ? null : activeElement };
  };
}
