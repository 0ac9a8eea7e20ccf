import { Alert, Button, ErrorState, Text, ToggleGroup } from '@zawadeh/ui';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { retrySession } from '../../state/session.ts';
import { useStore } from '../../lib/store.ts';
import { LetterAgain } from './LetterAgain.tsx';
import { messages } from './LoginScreen.messages.ts';
import { SignForm } from './SignForm.tsx';
import type { SignFormState } from './useSignForm.ts';

interface SignedOutProps {
  form: SignFormState;
  /** The link of the e-mail was used before, or is too old. */
  isLinkOver: boolean;
  /** Signed in, but the profile could not be fetched. */
  isUnknown: boolean;
}

/** The form to sign in or sign up, and the notices above it. */
export function SignedOut({ form, isLinkOver, isUnknown }: SignedOutProps) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const store = useStore();
  const { draft, outcome, isNew, turnTo, leadTo } = form;
  const isCreated = outcome.is === 'created';

  useEffect(() => {
    // The pressed button stood at the end of a longer form.
    if (isCreated) window.scrollTo(0, 0);
  }, [isCreated]);

  return (
    <>
      <Text look="h1">{say(isNew ? messages.signUpHeading : messages.signInHeading)}</Text>
      {isCreated && (
        <>
          <Alert kind="success">{say(messages.created)}</Alert>
          <LetterAgain email={draft.email} />
        </>
      )}
      {isLinkOver && (
        <Alert
          kind="info"
          action={
            <Button size="compact" onPress={() => leadTo('forgotten')}>
              {say(messages.linkAgain)}
            </Button>
          }
        >
          {say(messages.linkOver)}
        </Alert>
      )}
      {isUnknown && <ErrorState message={say(messages.unknown)} onRetry={() => void retrySession(store)} />}
      <ToggleGroup
        look="segments"
        legend={say(messages.choose)}
        options={[
          { value: 'signIn', label: say(messages.signIn) },
          { value: 'signUp', label: say(messages.signUp) },
        ]}
        value={isNew ? 'signUp' : 'signIn'}
        onValueChange={turnTo}
      />
      <SignForm form={form} />
    </>
  );
}
