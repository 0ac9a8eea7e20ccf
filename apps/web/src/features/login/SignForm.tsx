import { LONGEST_EMAIL, LONGEST_NAME } from '@zawadeh/domain';
import { Alert, BusyButton, Button, focusField, PasswordField, PhoneField, TextField } from '@zawadeh/ui';
import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useIsHydrated } from '../../lib/hydration/useIsHydrated.ts';
import { useWords } from '../../lib/messages/language.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { clearReturnPath } from '../session/returnPath.ts';
import { forgetInvitation, invitationOfSignIn } from '../session/waitingInvitation.ts';
import { signUpWords } from './locales/words.ts';
import { ResendEmail } from './ResendEmail.tsx';
import { messages, reserveMessages } from './LoginScreen.messages.ts';
import * as S from './LoginScreen.styles.ts';
import { fieldId, type SignField } from './useSignInProblems.ts';
import type { SignFormState } from './useSignForm.ts';
import { useSignInMessage } from './useSignInMessage.ts';

const FORM_ID = 'sign-form';

interface SignFormProps {
  form: SignFormState;
  /** The button is in a dock below, where it is reached from each field. */
  isDocked: boolean;
}

/** E-mail and password; to sign up, also a name, a phone and the password again. */
export function SignForm({ form, isDocked }: SignFormProps) {
  const t = useMessage();
  const formMessages = useSignInMessage();
  const { draft, passwords, problems, outcome, isNew, change, changePassword, openMode } = form;
  const { isInvited, leaveInvitation } = useInvited(draft.email);
  const isNotConfirmed = outcome.kind === 'rejected' && outcome.error.kind === 'notConfirmed';

  const field = (name: SignField) => {
    const problem = problems.find((each) => each.field === name);
    return {
      id: fieldId(name),
      name,
      label: t(messages[name]),
      error: problem && formMessages.problem(problem),
    };
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void form.send();
  };

  return (
    // Before hydration any other method would send the password to the server, or put it into the URL.
    <S.Form id={FORM_ID} method="dialog" noValidate onSubmit={submit}>
      {isNew && (
        <>
          <TextField
            {...field('name')}
            autoComplete="name"
            enterKeyHint="next"
            maxLength={LONGEST_NAME}
            value={draft.name}
            onValueChange={(name) => change({ name })}
          />
          <PhoneField
            {...field('phone')}
            value={{ text: draft.phone, country: draft.phoneCountry }}
            onValueChange={({ text, country }) => change({ phone: text, phoneCountry: country })}
          />
        </>
      )}
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
        maxLength={LONGEST_EMAIL}
        value={draft.email}
        onValueChange={(email) => change({ email })}
        disabled={isInvited}
        hint={isInvited && t('web.login.invited')}
      />
      {isInvited && (
        <Button kind="quiet" size="compact" onPress={leaveInvitation}>
          {t('web.login.notInvited')}
        </Button>
      )}
      <PasswordField
        {...field('password')}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        enterKeyHint={isNew ? 'next' : 'go'}
        showRules={isNew}
        value={passwords.password}
        onValueChange={(password) => changePassword({ password })}
      />
      {isNew && (
        <PasswordField
          {...field('confirmPassword')}
          autoComplete="new-password"
          enterKeyHint="go"
          value={passwords.confirmPassword}
          onValueChange={(confirmPassword) => changePassword({ confirmPassword })}
        />
      )}
      {outcome.kind === 'rejected' && <Alert kind="danger">{formMessages.error(outcome.error)}</Alert>}
      {isNotConfirmed && <ResendEmail email={draft.email} />}
      {!isDocked && <SignButton form={form} />}
      {!isNew && (
        <Button kind="quiet" isFullWidth onPress={() => openMode('forgotten')}>
          {t(messages.forgot)}
        </Button>
      )}
    </S.Form>
  );
}

/** Only the account with the address of an invitation can accept it. */
function useInvited(email: string) {
  const isHydrated = useIsHydrated();
  const hasWords = useWords(signUpWords);
  const [invited, setInvited] = useState(() =>
    typeof window === 'undefined' ? null : (invitationOfSignIn()?.email ?? null),
  );
  const leaveInvitation = () => {
    forgetInvitation();
    clearReturnPath();
    // A disabled field takes no focus.
    flushSync(() => setInvited(null));
    focusField(fieldId('email'));
  };
  return { isInvited: isHydrated && hasWords && invited !== null && invited === email, leaveInvitation };
}

/** Sends the form, also from outside of it. */
export function SignButton({ form, isForBag = false }: { form: SignFormState; isForBag?: boolean }) {
  const t = useMessage();
  const { isNew, outcome } = form;
  return (
    <BusyButton
      kind="primary"
      type="submit"
      form={FORM_ID}
      isFullWidth
      isBusy={outcome.kind === 'busy'}
      busyWords={t(isNew ? messages.creating : messages.signingIn)}
    >
      {t(isNew ? (isForBag ? reserveMessages.keep : messages.create) : messages.signIn)}
    </BusyButton>
  );
}
