import { Heading, Illustration, rem, Skeleton, type IllustrationName } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useHydrationPlaceholder } from '../../../lib/hydration/useHydrationPlaceholder.tsx';
import { messages, titleMessages } from './CheckoutCancelScreen.messages.ts';
import * as S from './CheckoutCancelScreen.styles.ts';
import { OutcomeText } from './OutcomeText.tsx';
import { Tips } from './Tips.tsx';
import { usePaymentCheck, type CancelOutcome, type PaymentCheck } from './usePaymentCheck.ts';
import { OutcomeActions } from './OutcomeActions.tsx';

/** The coin that goes back is drawn only where money is known to stay or to come back. */
const PICTURES: Record<CancelOutcome['kind'], IllustrationName> = {
  unpaid: 'cancelled',
  held: 'cancelled',
  paid: 'success',
  refundDue: 'cancelled',
  refunded: 'cancelled',
  unknown: 'empty-orders',
};

/** Where the wallet leads after a cancelled payment. The server answers first whether money moved anyway. */
export function Screen() {
  const { outcome, isChecking, check } = usePaymentCheck();
  const placeholder = useHydrationPlaceholder('payment');
  const show = (shown: CancelOutcome | null) => (
    <OutcomePage outcome={shown} isChecking={isChecking} check={check} />
  );
  return outcome ? show(outcome) : placeholder(show({ kind: 'unpaid' }), show(null));
}

function OutcomePage({ outcome, isChecking, check }: PaymentCheck) {
  const t = useMessage();
  const title = outcome ? titleMessages[outcome.kind] : messages.checking;
  const isUnpaid = outcome?.kind === 'unpaid' || outcome?.kind === 'held';
  return (
    <S.Root>
      <S.Picture>
        {outcome ? (
          <Illustration name={PICTURES[outcome.kind]} size="large" />
        ) : (
          <Skeleton $width={rem(250)} $height={188} />
        )}
      </S.Picture>
      <Heading level={1} align="center">
        {t(title)}
      </Heading>
      <S.Outcome role="status">{outcome ? <OutcomeText outcome={outcome} /> : <Waiting />}</S.Outcome>
      {isUnpaid && <Tips />}
      {outcome && <OutcomeActions outcome={outcome} isChecking={isChecking} onCheck={check} />}
    </S.Root>
  );
}

function Waiting() {
  return (
    <>
      <Skeleton $width="80%" />
      <Skeleton $width="50%" />
    </>
  );
}
