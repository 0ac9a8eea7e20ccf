import { Heading, Illustration, rem, Skeleton, type IllustrationName } from '@zawadeh/ui';
import { useMessage } from '../../lib/useMessage.ts';
import { useHydrationPlaceholder } from '../../features/hydration/useHydrationPlaceholder.tsx';
import { messages, titleMessages } from './CheckoutCancelScreen.messages.ts';
import * as S from './CheckoutCancelScreen.styles.ts';
import { OutcomeWords } from './OutcomeWords.tsx';
import { Tips } from './Tips.tsx';
import { usePaymentCheck, type CancelOutcome, type PaymentCheck } from './usePaymentCheck.ts';
import { WaysOn } from './WaysOn.tsx';

/** The coin that goes back is drawn only where money is known to stay or to come back. */
const PICTURES: Record<CancelOutcome['kind'], IllustrationName> = {
  unpaid: 'cancelled',
  held: 'cancelled',
  paid: 'success',
  refundDue: 'cancelled',
  refunded: 'cancelled',
  unknown: 'empty-orders',
};

/** Where the wallet leads after a cancelled payment. The server is asked first whether money moved anyway. */
export function Screen() {
  const { outcome, isLooking, look } = usePaymentCheck();
  const guess = useHydrationPlaceholder('payment');
  const shown = (known: CancelOutcome | null) => <Told outcome={known} isLooking={isLooking} look={look} />;
  return outcome ? shown(outcome) : guess(shown({ kind: 'unpaid' }), shown(null));
}

function Told({ outcome, isLooking, look }: PaymentCheck) {
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
      <S.Words role="status">{outcome ? <OutcomeWords outcome={outcome} /> : <Waiting />}</S.Words>
      {isUnpaid && <Tips />}
      {outcome && <WaysOn outcome={outcome} isLooking={isLooking} onLook={look} />}
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
