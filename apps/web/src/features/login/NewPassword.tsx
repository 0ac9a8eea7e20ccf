import { readNewPassword } from '@zawadeh/domain';
import { Alert, BusyButton, Button, Ltr, PasswordField, Text } from '@zawadeh/ui';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { useMessage } from '../../lib/messages/useMessage.ts';
import type { MessageId } from '../../lib/messages/messageId.ts';
import { messages } from './LoginScreen.messages.ts';
import * as S from './LoginScreen.styles.ts';
import { useEmailRequest } from './useEmailRequest.ts';
import { fieldId, useSignInProblems, type SignField } from './useSignInProblems.ts';
import { useSignInMessage } from './useSignInMessage.ts';

interface NewPasswordProps {
  email: string | null;
  onSaved: () => void;
  /** Skips the new password. */
  onSkip: () => void;
}

/** For a user who was signed in by the link of an e-mail. */
export function NewPassword({ email, onSaved, onSkip }: NewPasswordProps) {
  const intl = useIntl();
  const t = useMessage();
  const formMessages = useSignInMessage();
  const [form, setForm] = useState({ password: '', confirmPassword: '' });
  const { request, send, reset } = useEmailRequest();
  const reading = readNewPassword(form);
  const { problems, setSubmittedProblems } = useSignInProblems(reading.ok ? [] : reading.error);

  const field = (name: SignField & keyof typeof form, label: MessageId) => {
    const problem = problems.find((each) => each.field === name);
    return {
      id: fieldId(name),
      name,
      label: t(label),
      error: problem && formMessages.problem(problem),
      autoComplete: 'new-password' as const,
      value: form[name],
      onValueChange: (text: string) => {
        setForm((previous) => ({ ...previous, [name]: text }));
        if (request.kind === 'rejected') reset();
      },
    };
  };
  const save = async () => {
    setSubmittedProblems(reading.ok ? [] : reading.error);
    if (reading.ok && (await send(({ setPassword }) => setPassword(reading.value.password)))) onSaved();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <>
      <Text look="h1">{t(messages.newPasswordHeading)}</Text>
      <Text>
        {intl.formatMessage({ id: messages.newPasswordFor }, { email: <Ltr kind="email">{email}</Ltr> })}
      </Text>
      <S.Form method="dialog" noValidate onSubmit={submit}>
        {/* Password managers read the account's name from this field. */}
        <input hidden readOnly type="email" autoComplete="username" value={email ?? ''} />
        <PasswordField {...field('password', messages.newPassword)} enterKeyHint="next" showRules />
        <PasswordField {...field('confirmPassword', messages.confirmPassword)} enterKeyHint="go" />
        {request.kind === 'rejected' && <Alert kind="danger">{formMessages.error(request.error)}</Alert>}
        <BusyButton
          kind="primary"
          type="submit"
          isFullWidth
          isBusy={request.kind === 'busy'}
          busyWords={t(messages.saving)}
        >
          {t(messages.savePassword)}
        </BusyButton>
        <Button kind="quiet" isFullWidth onPress={onSkip}>
          {t(messages.notNow)}
        </Button>
      </S.Form>
    </>
  );
}
