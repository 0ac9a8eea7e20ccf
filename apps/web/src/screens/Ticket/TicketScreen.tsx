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
import { messages, troubleMessages } from './TicketScreen.messages.ts';
import * as S from './TicketScreen.styles.ts';
import { TicketSkeleton } from './TicketSkeleton.tsx';
import { orderCodeIn } from './orderCodeIn.ts';
import { useTicket } from './useTicket.ts';
import { paths } from '../../lib/paths.ts';

/** One order, visible to its owner only: its state, place and time, cost, and next steps. */
export function Screen() {
  const t = useMessage();
  const store = useStore();
  const { pathname } = useLocation();
  const session = useSession();
  const guess = useHydrationPlaceholder('session');
  const code = orderCodeIn(pathname);
  if (session.status === 'unknown') return guess(<SignedOut />, <TicketSkeleton />);
  if (session.status === 'signedOut') return <SignedOut path={pathname} />;
  if (session.status === 'unreachable') {
    return (
      <S.Instead>
        <Text look="h1">{t(messages.title)}</Text>
        <ErrorState message={t(messages.unreachable)} onRetry={() => void retrySession(store)} />
      </S.Instead>
    );
  }
  return code === null ? <NotFound /> : <Own userId={session.profile.id} code={code} />;
}

function Own({ userId, code }: { userId: string; code: string }) {
  const t = useMessage();
  const { order, trouble, look } = useTicket(userId, code);
  if (order === 'none') return <NotFound />;
  const alert = trouble && <ErrorState message={t(troubleMessages[trouble])} onRetry={look} />;
  if (order) return <Ticket order={order} alert={alert} onChanged={look} />;
  if (!alert) return <TicketSkeleton />;
  return (
    <S.Instead>
      <Text look="h1">{t(messages.title)}</Text>
      {alert}
    </S.Instead>
  );
}

/** The login page leads back here. */
function SignedOut({ path }: { path?: string }) {
  const t = useMessage();
  useEffect(() => {
    if (path !== undefined) saveReturnPath(path);
  }, [path]);
  return (
    <S.Instead data-centred>
      <Text look="h1" align="center">
        {t(messages.signedOut)}
      </Text>
      <Button kind="primary" href={paths.login}>
        {t(messages.login)}
      </Button>
    </S.Instead>
  );
}
