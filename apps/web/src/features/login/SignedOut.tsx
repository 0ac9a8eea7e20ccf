import type { Bag } from '@zawadeh/domain';
import {
  Alert,
  bagCheckIcon,
  Button,
  Dock,
  ErrorState,
  Icon,
  Skeleton,
  Text,
  ToggleGroup,
} from '@zawadeh/ui';
import { useState } from 'react';
import { BagStrip } from './waitingBag/BagStrip.tsx';
import { useBagName } from './waitingBag/waitingBag.messages.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { retrySession } from '../session/session.ts';
import { useStore } from '../../lib/store.ts';
import { messages, reserveMessages } from './LoginScreen.messages.ts';
import * as S from './LoginScreen.styles.ts';
import { wasSignedInBefore } from './signedInBefore.ts';
import { SignButton, SignForm } from './SignForm.tsx';
import type { SignFormState } from './useSignForm.ts';

const MODES = ['signIn', 'signUp'] as const;
/** Where nobody was signed in before. */
const NEWCOMERS_FIRST = MODES.toReversed();

interface SignedOutProps {
  form: SignFormState;
  /** The bag that is being reserved; undefined while it loads. */
  bag: Bag | null | undefined;
  quantity: number;
  /** The link of the e-mail was used before, or is too old. */
  isLinkExpired: boolean;
  /** Signed in, but the profile could not be fetched. */
  isUnknown: boolean;
}

/** The form to sign in or sign up, and the notices above it. */
export function SignedOut({ form, bag, quantity, isLinkExpired, isUnknown }: SignedOutProps) {
  const t = useMessage();
  const store = useStore();
  const nameOf = useBagName();
  const { isNew, switchMode, openMode } = form;
  const mode = isNew ? 'signUp' : 'signIn';
  // The server draws no bag.
  const hasBag = bag !== null;
  const [isNewcomer] = useState(() => typeof window !== 'undefined' && !wasSignedInBefore());
  const modes = hasBag && isNewcomer ? NEWCOMERS_FIRST : MODES;

  return (
    <>
      <S.Column>
        {bag === undefined ? (
          <Skeleton $width="80%" $height={40} />
        ) : (
          <Text look="h1">
            {bag
              ? t(reserveMessages[mode], { bag: nameOf(bag) })
              : t(isNew ? messages.signUpHeading : messages.signInHeading)}
          </Text>
        )}
        {bag === undefined ? <Skeleton $height={94} /> : bag && <BagStrip bag={bag} quantity={quantity} />}
        {isLinkExpired && (
          <Alert
            kind="info"
            action={
              <Button size="compact" onPress={() => openMode('forgotten')}>
                {t(messages.linkAgain)}
              </Button>
            }
          >
            {t(messages.linkOver)}
          </Alert>
        )}
        {isUnknown && <ErrorState message={t(messages.unknown)} onRetry={() => void retrySession(store)} />}
        <ToggleGroup
          look="segments"
          legend={t(messages.choose)}
          options={modes.map((value) => ({ value, label: t(messages[value]) }))}
          value={mode}
          onValueChange={switchMode}
        />
        <SignForm form={form} isDocked={hasBag} />
        {bag && (
          <S.Note>
            <Icon of={bagCheckIcon} />
            {t(reserveMessages.later)}
          </S.Note>
        )}
      </S.Column>
      {hasBag && (
        <S.DockPlace>
          <Dock>
            <SignButton form={form} isForBag={!!bag} />
          </Dock>
        </S.DockPlace>
      )}
    </>
  );
}
