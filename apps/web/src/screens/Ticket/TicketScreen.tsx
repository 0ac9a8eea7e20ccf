import { Button, ErrorState, Text } from '@zawadeh/ui';
import { useEffect } from 'react';
import { useMessage } from '../../lib/useMessage.ts';
import { useLocation } from 'react-router-dom';
import { useHydrationPlaceholder } from '../../features/hydration/useHydrationPlaceholder.tsx';
import { retrySession } from '../../state/session.ts';
import { useStore } from '../../lib/store.ts';
import { useSession } from '../../state/useSession.ts';
import { saveReturnPath } from '../../state/returnPath.ts';
import { NotFound } from '../../features/NotFound.tsx';
import { Ticket } from './Ticket.tsx';
import { messages, errorMessages } from './TicketScreen.messages.ts';
import * as S from './TicketScreen.styles.ts';
import { TicketSkeleton } from './TicketSkeleton.tsx';
import { orderCodeIn } from './ticketState.ts';
import { useTicket } from './useTicket.ts';
import { paths } from '../../lib/paths.ts';

/** One order, visible to its owner only: its state, place and time, cost, and next steps. */
export function Screen() {
  const t = useMessage();
  const store = useStore();
  const { pathname } = useLocation();
  const session = useSession();
  const placeholder = useHydrationPlaceholder('session');
  const code = orderCodeIn(pathname);
  if (session.status === 'unknown') return placeholder(<SignedOut />, <TicketSkeleton />);
  if (session.status === 'signedOut') return <SignedOut path={pathname} />;
  if (session.status === 'unreachable') {
    return (
      <S.FullPageMessage>
        <Text look="h1">{t(messages.title)}</Text>
        <ErrorState message={t(messages.unreachable)} onRetry={() => void retrySession(store)} />
      </S.FullPageMessage>
    );
  }
  return code === null ? <NotFound /> : <OwnTicket userId={session.profile.id} code={code} />;
}

function OwnTicket({ userId, code }: { userId: string; code: string }) {
  const t = useMessage();
  const { order, error, refresh } = useTicket(userId, code);
  if (order === 'none') return <NotFound />;
  const alert = error && <ErrorState message={t(errorMessages[error])} onRetry={refresh} />;
  if (order) return <Ticket order={order} userId={userId} alert={alert} onChanged={refresh} />;
  if (!alert) return <TicketSkeleton />;
  return (
    <S.FullPageMessage>
      <Text look="h1">{t(messages.title)}</Text>
      {alert}
    </S.FullPageMessage>
  );
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
        {t(messages.signedOut)}
      </Text>
      <Button kind="primary" href={paths.login}>
        {t(messages.login)}
      </Button>
    </S.FullPageMessage>
  );
}
