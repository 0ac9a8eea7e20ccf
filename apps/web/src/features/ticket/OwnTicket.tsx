import { ErrorState, Text } from '@zawadeh/ui';
import { useLocation } from 'react-router-dom';
import { NotFound } from '../../lib/page/NotFound.tsx';
import { useAtomValue } from '../../lib/store.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { sessionAtom } from '../session/session.ts';
import { errorMessages } from './Ticket.messages.ts';
import { Ticket } from './Ticket.tsx';
import * as S from './TicketScreen.styles.ts';
import { TicketSkeleton } from './TicketSkeleton.tsx';
import { orderCodeIn } from './ticketState.ts';
import { useTicket } from './useTicket.ts';

/** The order of the address, of the signed-in user. */
export function Screen() {
  const { pathname } = useLocation();
  const session = useAtomValue(sessionAtom);
  const code = orderCodeIn(pathname);
  if (session.status !== 'signedIn') return null;
  return code === null ? <NotFound /> : <OwnTicket userId={session.profile.id} code={code} />;
}

function OwnTicket({ userId, code }: { userId: string; code: string }) {
  const t = useMessage();
  const { order, error, refresh } = useTicket(userId, code);
  if (order === 'none') return <NotFound />;
  const alert = error && (
    <ErrorState message={t(errorMessages[error])} isOffline={error === 'offline'} onRetry={refresh} />
  );
  if (order) return <Ticket order={order} userId={userId} alert={alert} onChanged={refresh} />;
  if (!alert) return <TicketSkeleton />;
  return (
    <S.FullPageMessage>
      <Text look="h1">{t('web.ticket.title')}</Text>
      {alert}
    </S.FullPageMessage>
  );
}
