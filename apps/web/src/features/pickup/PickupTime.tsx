import { pickupWindow, type Instant, type PickupPlace } from '@zawadeh/domain';
import { PickupWindow } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import type { MessageIds } from '../../locales/messageId.ts';

const messages = {
  /** hours */
  today: 'web.bag.today',
} satisfies MessageIds;

/** With its day also today, which a card leaves out. */
export function PickupTime({ bag, now }: { bag: Omit<PickupPlace, 'store'>; now: Instant }) {
  const intl = useIntl();
  const hours = <PickupWindow key="hours" bag={bag} now={now} isPlain />;
  const pickup = pickupWindow(bag, now);
  if (!pickup || pickup.kind === 'text' || pickup.day !== 'today') return hours;
  return intl.formatMessage({ id: messages.today }, { hours });
}
