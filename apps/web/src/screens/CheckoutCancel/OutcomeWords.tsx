import { cartCount } from '@zawadeh/domain';
import { Text, useBeirut } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import { cartAtom } from '../../state/cart.ts';
import { nowAtom } from '../../lib/clock.ts';
import { useAtomValue } from '../../lib/store.ts';
import { messages, troubleMessages } from './CheckoutCancelScreen.messages.ts';
import type { CancelOutcome } from './usePaymentCheck.ts';

/** What became of the money, in one or two sentences. */
export function OutcomeWords({ outcome }: { outcome: CancelOutcome }) {
  const sentences = useSentences(outcome);
  return sentences.map((sentence) => (
    <Text key={sentence} align="center">
      {sentence}
    </Text>
  ));
}

function useSentences(outcome: CancelOutcome): string[] {
  const intl = useIntl();
  const { time } = useBeirut();
  const now = useAtomValue(nowAtom);
  const count = cartCount(useAtomValue(cartAtom) ?? []);
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values);
  switch (outcome.kind) {
    case 'unpaid':
      return [say(messages.noCharges), ...(count > 0 ? [say(messages.stillInCart, { count })] : [])];
    case 'held': {
      const { until } = outcome;
      const isHeld = until !== null && until > now;
      return [
        say(messages.noChargesSoFar),
        ...(isHeld ? [say(messages.heldUntil, { time: time(until) })] : []),
      ];
    }
    case 'unknown':
      return [say(troubleMessages[outcome.trouble])];
    default:
      return [say(messages[outcome.kind])];
  }
}
