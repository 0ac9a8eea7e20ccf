import { useEffect } from 'react';
import { emailLinkAtom } from '../../state/session.ts';
import { useAtomValue } from '../../lib/store.ts';
import { useIsHydrated } from '../../state/useSession.ts';

/** How somebody came here by the link in a letter; null is by any other way. */
export type LinkArrival = 'confirmed' | 'renewing' | 'over' | null;

const LINKS: Record<string, LinkArrival> = { signup: 'confirmed', recovery: 'renewing' };

export function useLinkArrival(): LinkArrival {
  const link = useAtomValue(emailLinkAtom);
  const said = new URLSearchParams(useIsHydrated() ? link.slice(1) : '');
  const isOver = said.has('error_code');

  useEffect(() => {
    // A session, the client takes out of the address by itself.
    if (isOver) history.replaceState(history.state, '', location.pathname + location.search);
  }, [isOver]);

  if (isOver) return 'over';
  return (said.has('access_token') && LINKS[said.get('type') ?? '']) || null;
}
