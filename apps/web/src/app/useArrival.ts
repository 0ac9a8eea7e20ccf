import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The scroll position of each history entry, for the life of the page. */
const positions = new Map<string, number>();

/** Focuses the heading of a new page at its top; going back restores the scroll position. */
export function useArrival(): void {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    const savePosition = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', savePosition, { passive: true });
    return () => window.removeEventListener('scroll', savePosition);
  }, [key]);

  const arrive = useEffectEvent(() => {
    window.scrollTo(0, navigationType === NavigationType.Pop ? (positions.get(key) ?? 0) : 0);
    const heading = document.querySelector<HTMLElement>('#main h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    (heading ?? document.getElementById('main'))?.focus({ preventScroll: true });
  });

  useEffect(() => {
    // The browser positions the first page, and a change of the query string is no new page.
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    arrive();
  }, [pathname]);
}
