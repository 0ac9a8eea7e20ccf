import { sessionAtom, type Session } from './session.ts';
import { useAtomValue } from '../../lib/store.ts';
import { useIsHydrated } from '../../lib/hydration/useIsHydrated.ts';

const UNKNOWN: Session = { status: 'unknown' };

/** For screens that render by the session: unknown until hydration has ended. */
export function useSession(): Session {
  const session = useAtomValue(sessionAtom);
  return useIsHydrated() ? session : UNKNOWN;
}
