import { BusyButton, Button, Heading, Illustration, rem, Skeleton, Text, useBeirutTime } from '@zawadeh/ui';
import { useEffect } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { nowAtom } from '../../../lib/clock.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { saveReturnPath } from '../../session/returnPath.ts';
import { statusErrorMessages } from './CheckoutSuccessScreen.messages.ts';
import * as S from './CheckoutSuccessScreen.styles.ts';
import type { SuccessOutcome } from './useOutcome.ts';
import { paths } from '../../../lib/paths.ts';

export type UnconfirmedOutcome = Extract<
  SuccessOutcome,
  { kind: 'checking' | 'waiting' | 'unknown' | 'nothing' }
>;

interface NotYetProps {
  outcome: UnconfirmedOutcome;
  isChecking: boolean;
  onCheck: () => Promise<void>;
}

const TITLES = {
  checking: 'web.checkoutCancel.checking',
  waiting: 'web.checkoutSuccess.waiting',
  unknown: 'web.checkoutCancel.unknownTitle',
  nothing: 'web.checkoutSuccess.nothing',
} as const;

/** Before the payment is confirmed: nothing is promised, and nothing is alarming. */
export function NotYet({ outcome, isChecking, onCheck }: NotYetProps) {
  const t = useMessage();
  const isFirstCheck = outcome.kind === 'checking';
  const sentences = useSentences(outcome);
  return (
    <S.Unconfirmed>
      <S.Picture>
        {isFirstCheck ? (
          <Skeleton $width={rem(250)} $height={188} />
        ) : (
          <Illustration name="empty-orders" size="large" />
        )}
      </S.Picture>
      <S.Headline role="status">
        <Heading level={1} align="center">
          {t(TITLES[outcome.kind])}
        </Heading>
        {sentences.map((sentence) => (
          <Text key={sentence} align="center">
            {sentence}
          </Text>
        ))}
      </S.Headline>
      {isFirstCheck ? (
        <Skeleton $height={20} />
      ) : (
        <Actions outcome={outcome} isChecking={isChecking} onCheck={onCheck} />
      )}
    </S.Unconfirmed>
  );
}

function useSentences(outcome: UnconfirmedOutcome): string[] {
  const t = useMessage();
  const { time } = useBeirutTime();
  const now = useAtomValue(nowAtom);
  switch (outcome.kind) {
    case 'checking':
      return [];
    case 'waiting': {
      const { until } = outcome;
      const isHeld = until !== null && until > now;
      return [
        ...(isHeld ? [t('web.checkoutCancel.heldUntil', { time: time(until) })] : []),
        t('web.checkoutSuccess.waitingText'),
      ];
    }
    case 'unknown':
      return [t(statusErrorMessages[outcome.error])];
    case 'nothing':
      return [t('web.checkoutSuccess.nothingText')];
  }
}

function Actions({ outcome, isChecking, onCheck }: NotYetProps) {
  const t = useMessage();
  const isSignedOut = outcome.kind === 'unknown' && outcome.error === 'signedOut';
  useEffect(() => {
    if (isSignedOut) saveReturnPath(paths.checkoutSuccess);
  }, [isSignedOut]);
  return (
    <S.Actions>
      {outcome.kind === 'nothing' && (
        <Button kind="primary" href={paths.profile}>
          {t('web.checkoutSuccess.orders')}
        </Button>
      )}
      {isSignedOut && (
        <Button kind="primary" href={paths.login}>
          {t('web.checkoutCancel.logIn')}
        </Button>
      )}
      {outcome.kind !== 'nothing' && !isSignedOut && (
        <BusyButton
          kind="primary"
          isBusy={isChecking}
          busyWords={t('web.checkoutCancel.checkingAgain')}
          onPress={() => void onCheck()}
        >
          {t('web.checkoutCancel.checkAgain')}
        </BusyButton>
      )}
      <Button href={paths.ourBags}>{t('web.checkoutCancel.continueShopping')}</Button>
    </S.Actions>
  );
}
