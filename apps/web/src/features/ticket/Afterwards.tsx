import {
  dayOf,
  notRatable,
  ratableFrom,
  savedOn,
  type Instant,
  type Order,
  type TicketHandover,
} from '@zawadeh/domain';
import { Price, Surface, Text, useBeirutTime } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { OrderAgain } from '../orders/OrderAgain.tsx';
import { useOrderedBags } from '../orders/orderedBags.ts';
import * as S from './TicketScreen.styles.ts';

interface AfterwardsProps {
  order: Order;
  /** All are done. */
  handovers: readonly TicketHandover[];
  now: Instant;
}

/** What is left to say once everything was handed over. */
export function Afterwards({ order, handovers, now }: AfterwardsProps) {
  const t = useMessage();
  const intl = useIntl();
  const { timeOnDay } = useBeirutTime();
  const findBag = useOrderedBags([order]);
  // Who gives bags away has neither eaten nor saved.
  const saved = order.isGift ? 0 : savedOn(order.lines.filter(({ isTakenBack }) => !isTakenBack));
  const asked = order.isGift ? null : firstAsked(handovers, now);
  return (
    <Surface as="section">
      <S.After>
        <Text look="h2" align="center">
          {t(order.isGift ? 'web.ticket.gave' : 'web.ticket.enjoy')}
        </Text>
        {saved > 0 && (
          <S.Saved>
            {intl.formatMessage({ id: 'web.ticket.saved' }, { amount: <Price key="amount" cents={saved} /> })}
          </S.Saved>
        )}
        <OrderAgain order={order} findBag={findBag} isFullWidth />
        {asked !== null && (
          <Text look="bodySmall" tone="muted" align="center">
            {t('web.ticket.askLater', { time: timeOnDay(asked, dayOf(asked, now)) })}
          </Text>
        )}
      </S.After>
    </Surface>
  );
}

/** When the first of them can be rated; null once one can. */
function firstAsked(handovers: readonly TicketHandover[], now: Instant): Instant | null {
  const done = handovers.flatMap(({ kind, doneAt }) => (kind === 'courier' || doneAt === null ? [] : doneAt));
  const first = Math.min(...done);
  return done.length > 0 && notRatable(first, now) === 'too_early' ? ratableFrom(first) : null;
}
