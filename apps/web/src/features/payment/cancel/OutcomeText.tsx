import { cartCount } from '@zawadeh/domain';
import { Text, useBeirutTime } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { cartAtom } from '../../cart/cart.ts';
import { nowAtom } from '../../../lib/clock.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { messages, errorMessages } from './CheckoutCancelScreen.messages.ts';
import type { CancelOutcome } from './usePaymentCheck.ts';

/** What became of the money, in one or two sentences. */
export function OutcomeText({ outcome }: { outcome: CancelOutcome }) {
  const sentences = useSentences(outcome);
  return sentences.map((sentence) => (
    <Text key={sentence} align="center">
      {sentence}
    </Text>
  ));
}

function useSentences(outcome: CancelOutcome): string[] {
  const t = useMessage();
  const { time } = useBeirutTime();
  const now = useAtomValue(nowAtom);
  const count = cartCount(useAtomValue(cartAtom) ?? []);
  switch (outcome.kind) {
    case 'unpaid':
      return [t(messages.noCharges), ...(count > 0 ? [t(messages.stillInCart, { count })] : [])];
    case 'held': {
      const { until } = outcome;
      const isHeld = until !== null && until > now;
      return [t(messages.noChargesSoFar), ...(isHeld ? [t(messages.heldUntil, { time: time(until) })] : [])];
    }
    case 'unknown':
      return [t(errorMessages[outcome.error])];
    default:
      return [t(messages[outcome.kind])];
  }
}
