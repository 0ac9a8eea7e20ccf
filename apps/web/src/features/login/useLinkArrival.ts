import { useEffect } from 'react';
import { emailLinkAtom, OTHER_ACCOUNT_LINK } from '../session/session.ts';
import { useAtomValue } from '../../lib/store.ts';
import { useIsHydrated } from '../../lib/hydration/useIsHydrated.ts';

/** What the link of an e-mail was for; null without one. */
export type LinkArrival = 'confirmed' | 'renewing' | 'over' | 'otherAccount' | null;

const LINKS: Record<string, LinkArrival> = { signup: 'confirmed', recovery: 'renewing' };

export function useLinkArrival(): LinkArrival {
  const link = useAtomValue(emailLinkAtom);
  const params = new URLSearchParams(useIsHydrated() ? link.slice(1) : '');
  const hasError = params.has('error_code');

  useEffect(() => {
    // The client itself removes a session from the URL, but not an error.
    if (hasError) history.replaceState(history.state, '', location.pathname + location.search);
  }, [hasError]);

  if (hasError && link === OTHER_ACCOUNT_LINK) return 'otherAccount';
  if (hasError) return 'over';
  return (params.has('access_token') && LINKS[params.get('type') ?? '']) || null;
}
