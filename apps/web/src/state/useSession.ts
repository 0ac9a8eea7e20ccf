import { useSyncExternalStore } from 'react';
import { sessionAtom, type Session } from './session.ts';
import { useAtomValue } from '../lib/store.ts';

const never = () => () => {};

/** False while a page is being joined with what the server drew. The frame is joined first, and knows more by then. */
export const useIsJoined = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const UNKNOWN: Session = { status: 'unknown' };

/** Who is here, for a screen that draws itself by it. */
export function useSession(): Session {
  const session = useAtomValue(sessionAtom);
  return useIsJoined() ? session : UNKNOWN;
}
