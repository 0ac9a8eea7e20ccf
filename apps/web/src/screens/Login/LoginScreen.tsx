import { Alert, ErrorState, Text, ToggleGroup } from '@zawadeh/ui';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { askAgain } from '../../state/session.ts';
import { useStore } from '../../state/store.ts';
import { useSession } from '../../state/useSession.ts';
import { messages } from './LoginScreen.messages.ts';
import * as S from './LoginScreen.styles.ts';
import { SignedIn } from './SignedIn.tsx';
import { SignForm } from './SignForm.tsx';
import { useLinkArrival } from './useLinkArrival.ts';
import { useSignForm } from './useSignForm.ts';

export function Screen() {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const store = useStore();
  const session = useSession();
  const arrival = useLinkArrival();
  const form = useSignForm();
  const { draft, outcome, isNew, turnTo } = form;
  const isCreated = outcome.is === 'created';

  useEffect(() => {
    // The button that was pressed stood at the end of a longer form.
    if (isCreated) window.scrollTo(0, 0);
  }, [isCreated]);

  // While the form is on its way it stays, whatever is heard meanwhile.
  if (session.status === 'signedIn' && outcome.is !== 'busy') {
    return (
      <S.Root>
        <SignedIn profile={session.profile} isConfirmed={arrival === 'confirmed'} />
      </S.Root>
    );
  }
  if (session.status === 'unknown' && arrival === 'confirmed') {
    return (
      <S.Root>
        <Text look="h1">{say(messages.confirming)}</Text>
      </S.Root>
    );
  }
  return (
    <S.Root>
      <Text look="h1">{say(isNew ? messages.signUpHeading : messages.signInHeading)}</Text>
      {isCreated && <Alert kind="success">{say(messages.created)}</Alert>}
      {(arrival === 'over' || (arrival === 'confirmed' && session.status === 'signedOut')) && (
        <Alert kind="info">{say(messages.linkOver)}</Alert>
      )}
      {session.status === 'unreachable' && (
        <ErrorState message={say(messages.unknown)} onRetry={() => void askAgain(store)} />
      )}
      <ToggleGroup
        look="segments"
        legend={say(messages.choose)}
        options={[
          { value: 'signIn', label: say(messages.signIn) },
          { value: 'signUp', label: say(messages.signUp) },
        ]}
        value={draft.mode}
        onValueChange={turnTo}
      />
      <SignForm form={form} />
    </S.Root>
  );
}
