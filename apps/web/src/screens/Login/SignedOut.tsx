import { Alert, Button, ErrorState, Text, ToggleGroup } from '@zawadeh/ui';
import { useEffect } from 'react';
import { useMessage } from '../../lib/useMessage.ts';
import { retrySession } from '../../state/session.ts';
import { useStore } from '../../lib/store.ts';
import { ResendEmail } from './ResendEmail.tsx';
import { messages } from './LoginScreen.messages.ts';
import { SignForm } from './SignForm.tsx';
import type { SignFormState } from './useSignForm.ts';

interface SignedOutProps {
  form: SignFormState;
  /** The link of the e-mail was used before, or is too old. */
  isLinkExpired: boolean;
  /** Signed in, but the profile could not be fetched. */
  isUnknown: boolean;
}

/** The form to sign in or sign up, and the notices above it. */
export function SignedOut({ form, isLinkExpired, isUnknown }: SignedOutProps) {
  const t = useMessage();
  const store = useStore();
  const { draft, outcome, isNew, switchMode, openMode } = form;
  const isCreated = outcome.kind === 'created';

  useEffect(() => {
    // The pressed button stood at the end of a longer form.
    if (isCreated) window.scrollTo(0, 0);
  }, [isCreated]);

  return (
    <>
      <Text look="h1">{t(isNew ? messages.signUpHeading : messages.signInHeading)}</Text>
      {isCreated && (
        <>
          <Alert kind="success">{t(messages.created)}</Alert>
          <ResendEmail email={draft.email} />
        </>
      )}
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
        value={isNew ? 'signUp' : 'signIn'}
        onValueChange={switchMode}
      />
      <SignForm form={form} />
    </>
  );
}
