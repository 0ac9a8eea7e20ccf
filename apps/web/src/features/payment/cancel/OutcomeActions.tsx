import { BusyButton, Button } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { nowAtom } from '../../../lib/clock.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { storedSuccess, pendingCode } from '../success.ts';
import { chatAddress, supportAtom } from '../../../lib/support.ts';
import { UnpaidActions } from '../../orders/unpaidOrder/UnpaidActions.tsx';
import { messages } from './CheckoutCancelScreen.messages.ts';
import * as S from './CheckoutCancelScreen.styles.ts';
import type { CancelOutcome } from './usePaymentCheck.ts';
import { paths } from '../../../lib/paths.ts';

interface OutcomeActionsProps {
  outcome: CancelOutcome;
  isChecking: boolean;
  onCheck: () => Promise<void>;
}

type Way = 'primary' | 'secondary' | 'quiet';

/** The next step first: while the outcome is unknown, checking again comes before paying again. */
export function OutcomeActions({ outcome, isChecking, onCheck }: OutcomeActionsProps) {
  const t = useMessage();
  const support = useAtomValue(supportAtom);
  const now = useAtomValue(nowAtom);
  const isPayable = outcome.kind === 'held' && outcome.until !== null && outcome.until > now;
  const toCart = (kind: Way) => (
    <Button kind={kind} href={paths.cart}>
      {t(messages.backToCart)}
    </Button>
  );
  const toShelf = (kind: Way) => (
    <Button kind={kind} href={paths.ourBags}>
      {t(messages.continueShopping)}
    </Button>
  );
  const toSupport = support !== null && (
    <Button kind="quiet" href={chatAddress(support)}>
      {t(messages.support)}
    </Button>
  );

  switch (outcome.kind) {
    case 'held':
      return (
        <S.Actions>
          {isPayable && (
            <UnpaidActions orderCode={outcome.code} amount={null} onChanged={() => void onCheck()} />
          )}
          {toCart(isPayable ? 'quiet' : 'primary')}
          {toShelf(isPayable ? 'quiet' : 'secondary')}
        </S.Actions>
      );
    case 'unpaid':
      return (
        <S.Actions>
          {toCart('primary')}
          {toShelf('secondary')}
        </S.Actions>
      );
    case 'paid':
      return (
        <S.Actions>
          <Button kind="primary" href={hasSuccessPage() ? paths.checkoutSuccess : paths.profile}>
            {t(messages.seeOrder)}
          </Button>
          {toShelf('secondary')}
        </S.Actions>
      );
    case 'refundDue':
    case 'refunded':
      return (
        <S.Actions>
          {toShelf('primary')}
          {toSupport}
        </S.Actions>
      );
    case 'unknown':
      return (
        <S.Actions>
          {outcome.error === 'signedOut' ? (
            <Button kind="primary" href={paths.login}>
              {t(messages.logIn)}
            </Button>
          ) : (
            <BusyButton
              kind="primary"
              isBusy={isChecking}
              busyWords={t(messages.checkingAgain)}
              onPress={() => void onCheck()}
            >
              {t(messages.checkAgain)}
            </BusyButton>
          )}
          {toCart('secondary')}
          {toShelf('secondary')}
          {toSupport}
        </S.Actions>
      );
  }
}

/** Another tab may have shown the success page already: this one then has the order in the profile alone. */
const hasSuccessPage = (): boolean => pendingCode() !== null || storedSuccess() !== null;
