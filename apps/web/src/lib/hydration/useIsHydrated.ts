import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False during hydration. The frame hydrates before the screen, so atoms may already have newer values. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
