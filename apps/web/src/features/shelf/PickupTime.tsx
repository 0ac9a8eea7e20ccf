import { pickupWindow, type Instant, type PickupPlace } from '@zawadeh/domain';
import { PickupWindow } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../lib/messages/messageId.ts';

interface PickupTimeProps {
  bag: Omit<PickupPlace, 'store'>;
  now: Instant;
  /** The message of hours of today, in a catalogue of the page. */
  today: MessageId;
}

/** With its day also today, which a card leaves out. */
export function PickupTime({ bag, now, today }: PickupTimeProps) {
  const intl = useIntl();
  const hours = <PickupWindow key="hours" bag={bag} now={now} isPlain />;
  const pickup = pickupWindow(bag, now);
  if (!pickup || pickup.kind === 'text' || pickup.kind === 'days' || pickup.day !== 'today') return hours;
  return intl.formatMessage({ id: today }, { hours });
}
