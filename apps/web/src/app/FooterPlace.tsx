import { Suspense, use, useEffect, useRef } from 'react';
import { useIsHydrated } from '../lib/hydration/useIsHydrated.ts';
import { useAtomValue, useStore } from '../lib/store.ts';
import { fetchFooter, footerAtom } from './deferredParts.ts';

const never = new Promise<never>(() => {});

/**
 * The server draws the footer, and the browser leaves it as it is: its links and folding rows need no script, so a first
 * visit downloads none. The code comes where the browser draws the page itself, and on the shelf, whose HTML has no room
 * for it, once its end is near.
 */
function DrawnOrLoaded({ isDrawn }: { isDrawn: boolean }) {
  const loaded = useAtomValue(footerAtom);
  const isHydrated = useIsHydrated();
  if (loaded && (isDrawn || isHydrated)) return <loaded.Footer />;
  return isDrawn && !isHydrated ? use(never) : <Later />;
}

function Later() {
  const store = useStore();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && void fetchFooter(store), {
      rootMargin: '50%',
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [store]);
  return <div ref={place} />;
}

/** One element for all renders: React would replace the server's HTML of a boundary that changes before it hydrates. */
const drawn = (
  <Suspense fallback={null}>
    <DrawnOrLoaded isDrawn />
  </Suspense>
);

export const footerOf = (isShelf: boolean) => (isShelf ? <DrawnOrLoaded isDrawn={false} /> : drawn);
