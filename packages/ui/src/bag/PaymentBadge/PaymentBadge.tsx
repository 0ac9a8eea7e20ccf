import { paymentBadge, type PaymentBadge as Read } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { Badge, type BadgeTone } from '../../data/Badge/Badge.tsx';
import type { UiMessageIds } from '../../locales/messageId.ts';

const messages = {
  completed: 'ui.paymentBadge.completed',
  paid: 'ui.paymentBadge.paid',
  pending: 'ui.paymentBadge.pending',
  failed: 'ui.paymentBadge.failed',
  expired: 'ui.paymentBadge.expired',
  cancelled: 'ui.paymentBadge.cancelled',
  refundDue: 'ui.paymentBadge.refundDue',
  refunded: 'ui.paymentBadge.refunded',
  /** For a row without a status. */
  unknown: 'ui.paymentBadge.unknown',
} satisfies UiMessageIds;

export interface PaymentBadgeProps {
  /** The status column of the row; null without one. */
  status: string | null;
  /** The word for an order that is paid and perhaps not collected yet: “Paid” instead of “Completed”. */
  isPaidWord?: boolean;
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

/**
 * The payment status of an order.
 *
 * The domain decides (`paymentBadge`): `paid` and `completed` are Completed, green; `pending` and
 * `refund_due` brass; `failed` red; `expired`, `cancelled` and `refunded` neutral. An unknown status is shown
 * as written, a missing one as Unknown.
 *
 * @use beside the code of an order, for its customer and for an admin.
 * @avoid for whether the order was packed or delivered: that is not recorded in it.
 * @arabic Known states are translated; an unknown status keeps its own direction.
 */
export function PaymentBadge({ status, isPaidWord }: PaymentBadgeProps) {
  const intl = useIntl();
  const read = paymentBadge(status);
  return (
    <Badge tone={TONES[read.badge]}>
      {read.badge === 'other' ? (
        <bdi>{read.text}</bdi>
      ) : (
        intl.formatMessage({ id: messages[isPaidWord && read.badge === 'completed' ? 'paid' : read.badge] })
      )}
    </Badge>
  );
}
