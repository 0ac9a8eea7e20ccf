import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Where each entry of the history was scrolled to, for as long as the page lives. */
const positions = new Map<string, number>();

/** A new page is read from its top and its heading; one that is come back to stands where it was left. */
export function useArrival(): void {
  const { key, pathname } = useLocation();
  const how = useNavigationType();
  const seen = useRef(pathname);

  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  const arrive = useEffectEvent(() => {
    window.scrollTo(0, how === NavigationType.Pop ? (positions.get(key) ?? 0) : 0);
    const heading = document.querySelector<HTMLElement>('#main h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    (heading ?? document.getElementById('main'))?.focus({ preventScroll: true });
  });

  useEffect(() => {
    // The first page is where the browser put it, and another search is no other page.
    if (seen.current === pathname) return;
    seen.current = pathname;
    arrive();
  }, [pathname]);
}
