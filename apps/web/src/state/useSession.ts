import { useSyncExternalStore } from 'react';
import { sessionAtom, type Session } from './session.ts';
import { useAtomValue } from '../lib/store.ts';

const never = () => () => {};

/** False during hydration. The frame hydrates before the screen, so atoms may already have newer values. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const UNKNOWN: Session = { status: 'unknown' };

/** For screens that render by the session: unknown until hydration has ended. */
export function useSession(): Session {
  const session = useAtomValue(sessionAtom);
  return useIsHydrated() ? session : UNKNOWN;
}
