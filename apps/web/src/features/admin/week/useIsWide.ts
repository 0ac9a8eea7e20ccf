import { useSyncExternalStore } from 'react';

/** The breakpoint `md`, from which the whole week has room. */
const WIDE = '(min-width: 48em)';

const subscribe = (onChange: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
