import { BusyButton, Button, Heading, Illustration, rem, Skeleton, Text, useBeirut } from '@zawadeh/ui';
import { useEffect } from 'react';
import { useMessage } from '../../lib/useMessage.ts';
import { nowAtom } from '../../lib/clock.ts';
import { useAtomValue } from '../../lib/store.ts';
import { saveReturnPath } from '../../state/returnPath.ts';
import { messages, statusErrorMessages } from './CheckoutSuccessScreen.messages.ts';
import * as S from './CheckoutSuccessScreen.styles.ts';
import type { SuccessOutcome } from './useOutcome.ts';
import { paths } from '../../lib/paths.ts';

export type Undecided = Extract<SuccessOutcome, { kind: 'checking' | 'waiting' | 'unknown' | 'nothing' }>;

interface NotYetProps {
  outcome: Undecided;
  isLooking: boolean;
  onLook: () => Promise<void>;
}

const TITLES = {
  checking: messages.checking,
  waiting: messages.waiting,
  unknown: messages.unknown,
  nothing: messages.nothing,
} as const;

/** Before the payment is confirmed: nothing is promised, and nothing is alarming. */
export function NotYet({ outcome, isLooking, onLook }: NotYetProps) {
  const t = useMessage();
  const isChecking = outcome.kind === 'checking';
  const sentences = useSentences(outcome);
  return (
    <S.Calm>
      <S.Picture>
        {isChecking ? (
          <Skeleton $width={rem(250)} $height={188} />
        ) : (
          <Illustration name="empty-orders" size="large" />
        )}
      </S.Picture>
      <S.Words role="status">
        <Heading level={1} align="center">
          {t(TITLES[outcome.kind])}
        </Heading>
        {sentences.map((sentence) => (
          <Text key={sentence} align="center">
            {sentence}
          </Text>
        ))}
      </S.Words>
      {isChecking ? (
        <Skeleton $height={20} />
      ) : (
        <Ways outcome={outcome} isLooking={isLooking} onLook={onLook} />
      )}
    </S.Calm>
  );
}

function useSentences(outcome: Undecided): string[] {
  const t = useMessage();
  const { time } = useBeirut();
  const now = useAtomValue(nowAtom);
  switch (outcome.kind) {
    case 'checking':
      return [];
    case 'waiting': {
      const { until } = outcome;
      const isHeld = until !== null && until > now;
      return [...(isHeld ? [t(messages.heldUntil, { time: time(until) })] : []), t(messages.waitingText)];
    }
    case 'unknown':
      return [t(statusErrorMessages[outcome.trouble])];
    case 'nothing':
      return [t(messages.nothingText)];
  }
}

function Ways({ outcome, isLooking, onLook }: NotYetProps) {
  const t = useMessage();
  const isSignedOut = outcome.kind === 'unknown' && outcome.trouble === 'signedOut';
  useEffect(() => {
    if (isSignedOut) saveReturnPath(paths.checkoutSuccess);
  }, [isSignedOut]);
  return (
    <S.Actions>
      {outcome.kind === 'nothing' && (
        <Button kind="primary" href={paths.profile}>
          {t(messages.orders)}
        </Button>
      )}
      {isSignedOut && (
        <Button kind="primary" href={paths.login}>
          {t(messages.logIn)}
        </Button>
      )}
      {outcome.kind !== 'nothing' && !isSignedOut && (
        <BusyButton
          kind="primary"
          isBusy={isLooking}
          busyWords={t(messages.checkingAgain)}
          onPress={() => void onLook()}
        >
          {t(messages.checkAgain)}
        </BusyButton>
      )}
      <Button href={paths.ourBags}>{t(messages.continueShopping)}</Button>
    </S.Actions>
  );
}
