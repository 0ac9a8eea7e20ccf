import { Button, ErrorState, Text } from '@zawadeh/ui';
import { useDeferredValue, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { SESSION_KEY } from '../../lib/http/config.ts';
import { BrokenPage } from '../../lib/page/BrokenPage.tsx';
import { loadPage } from '../../lib/page/loadPage.ts';
import { PageView } from '../../lib/page/PageView.tsx';
import { useHydrationPlaceholder } from '../../lib/hydration/useHydrationPlaceholder.tsx';
import { paths } from '../../lib/paths.ts';
import { readItem } from '../../lib/storage.ts';
import { useStore } from '../../lib/store.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { saveReturnPath } from '../session/returnPath.ts';
import { retrySession } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { ticketPage } from './ticketPage.ts';
import * as S from './TicketScreen.styles.ts';
import { TicketSkeleton } from './TicketSkeleton.tsx';

/** One order, visible to its owner only: its state, place and time, cost, and next steps. */
export function Screen() {
  const t = useMessage();
  const store = useStore();
  const { pathname } = useLocation();
  const session = useSession();
  const placeholder = useHydrationPlaceholder('session');
  const isSignedIn = session.status === 'signedIn';
  // A nested Suspense boundary would delay the ticket after its code has arrived.
  const isDrawn = useDeferredValue(isSignedIn, false);
  useEffect(() => {
    // A stored session most likely still holds: the ticket's code loads before the Supabase client.
    if (readItem(SESSION_KEY) !== null) loadPage(store, ticketPage).catch(() => {});
  }, [store]);
  if (session.status === 'unknown') return placeholder(<SignedOut />, <TicketSkeleton />);
  if (session.status === 'signedOut') return <SignedOut path={pathname} />;
  if (session.status === 'unreachable') {
    return (
      <S.FullPageMessage>
        <Text look="h1">{t('web.ticket.title')}</Text>
        <ErrorState message={t('web.ticket.unreachable')} onRetry={() => void retrySession(store)} />
      </S.FullPageMessage>
    );
  }
  return <BrokenPage>{isDrawn ? <PageView page={ticketPage} /> : <TicketSkeleton />}</BrokenPage>;
}

/** The login page leads back here. */
function SignedOut({ path }: { path?: string }) {
  const t = useMessage();
  useEffect(() => {
    if (path !== undefined) saveReturnPath(path);
  }, [path]);
  return (
    <S.FullPageMessage data-centred>
      <Text look="h1" align="center">
        {t('web.ticket.signedOut')}
      </Text>
      <Button kind="primary" href={paths.login}>
        {t('web.ticket.login')}
      </Button>
    </S.FullPageMessage>
  );
}
