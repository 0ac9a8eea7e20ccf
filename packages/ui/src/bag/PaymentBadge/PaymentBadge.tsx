import { paymentBadge, readOrderStatus, type PaymentBadge as Read } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { Badge, type BadgeTone } from '../../data/Badge/Badge.tsx';
import { messages, ownTexts } from './PaymentBadge.messages.ts';

export interface PaymentBadgeProps {
  /** As the row has it; null where it says nothing. */
  status: string | null;
}

const TONES: Record<Read['badge'], BadgeTone> = {
  completed: 'success',
  pending: 'warning',
  failed: 'danger',
  other: 'neutral',
  unknown: 'neutral',
};

/** How far the payment of an order has come. What the domain does not know is shown as it was written. */
export function PaymentBadge({ status }: PaymentBadgeProps) {
  const intl = useIntl();
  const read = paymentBadge(status);
  return (
    <Badge tone={TONES[read.badge]}>
      {read.badge === 'other' ? (
        <OwnText text={read.text} />
      ) : (
        intl.formatMessage({ id: messages[read.badge] })
      )}
    </Badge>
  );
}

function OwnText({ text }: { text: string }) {
  const intl = useIntl();
  const id = (ownTexts as Partial<Record<string, string>>)[readOrderStatus(text) ?? ''];
  return id ? intl.formatMessage({ id }) : <bdi>{text}</bdi>;
}
