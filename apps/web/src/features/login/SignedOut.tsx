import type { Bag } from '@zawadeh/domain';
import { Alert, Button, ErrorState, Skeleton, Text, ToggleGroup } from '@zawadeh/ui';
import { BagStrip } from './waitingBag/BagStrip.tsx';
import { useBagName } from './waitingBag/waitingBag.messages.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { retrySession } from '../session/session.ts';
import { useStore } from '../../lib/store.ts';
import { messages, reserveMessages } from './LoginScreen.messages.ts';
import { SignForm } from './SignForm.tsx';
import type { SignFormState } from './useSignForm.ts';

interface SignedOutProps {
  form: SignFormState;
  /** The bag that is being reserved; undefined while it loads. */
  bag: Bag | null | undefined;
  /** The link of the e-mail was used before, or is too old. */
  isLinkExpired: boolean;
  /** Signed in, but the profile could not be fetched. */
  isUnknown: boolean;
}

/** The form to sign in or sign up, and the notices above it. */
export function SignedOut({ form, bag, isLinkExpired, isUnknown }: SignedOutProps) {
  const t = useMessage();
  const store = useStore();
  const nameOf = useBagName();
  const { isNew, switchMode, openMode } = form;
  const mode = isNew ? 'signUp' : 'signIn';

  return (
    <>
      {bag === undefined ? (
        <Skeleton $width="80%" $height={40} />
      ) : (
        <Text look="h1">
          {bag
            ? t(reserveMessages[mode], { bag: nameOf(bag) })
            : t(isNew ? messages.signUpHeading : messages.signInHeading)}
        </Text>
      )}
      {bag === undefined ? <Skeleton $height={94} /> : bag && <BagStrip bag={bag} />}
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
        options={[
          { value: 'signIn', label: t(messages.signIn) },
          { value: 'signUp', label: t(messages.signUp) },
        ]}
        value={mode}
        onValueChange={switchMode}
      />
      <SignForm form={form} note={bag && <Text look="bodySmall">{t(reserveMessages.later)}</Text>} />
    </>
  );
}
