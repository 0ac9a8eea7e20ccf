import { paymentBadge, type PaymentBadge as Read } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { Badge, type BadgeTone } from '../../data/Badge/Badge.tsx';
import type { MessageIds } from '../../locales/messageId.ts';

const messages = {
  completed: 'ui.paymentBadge.completed',
  pending: 'ui.paymentBadge.pending',
  failed: 'ui.paymentBadge.failed',
  expired: 'ui.paymentBadge.expired',
  cancelled: 'ui.paymentBadge.cancelled',
  refundDue: 'ui.paymentBadge.refundDue',
  refunded: 'ui.paymentBadge.refunded',
  /** Where the row says nothing. */
  unknown: 'ui.paymentBadge.unknown',
} satisfies MessageIds;

export interface PaymentBadgeProps {
  /** As the row has it; null where it says nothing. */
  status: string | null;
}

const TONES: Record<Read['badge'], BadgeTone> = {
  completed: 'success',
  pending: 'warning',
  failed: 'danger',
  expired: 'neutral',
  cancelled: 'neutral',
  refundDue: 'warning',
  refunded: 'neutral',
  other: 'neutral',
  unknown: 'neutral',
};

/** How far the payment of an order has come. What the domain does not know is shown as it was written. */
export function PaymentBadge({ status }: PaymentBadgeProps) {
  const intl = useIntl();
  const read = paymentBadge(status);
  return (
    <Badge tone={TONES[read.badge]}>
      {read.badge === 'other' ? <bdi>{read.text}</bdi> : intl.formatMessage({ id: messages[read.badge] })}
    </Badge>
  );
}
