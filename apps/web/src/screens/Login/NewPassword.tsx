import { readNewPassword } from '@zawadeh/domain';
import { Alert, BusyButton, Button, Ltr, PasswordField, Text } from '@zawadeh/ui';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { useMessage } from '../../lib/useMessage.ts';
import type { MessageId } from '../../locales/messageId.ts';
import { messages } from './LoginScreen.messages.ts';
import * as S from './LoginScreen.styles.ts';
import { useEmailRequest } from './useEmailRequest.ts';
import { fieldId, useProblems, type SignField } from './useProblems.ts';
import { useSignInMessage } from './useSignInMessage.ts';

interface NewPasswordProps {
  email: string | null;
  onSaved: () => void;
  /** Skips the new password. */
  onLater: () => void;
}

/** For a user who was signed in by the link of an e-mail. */
export function NewPassword({ email, onSaved, onLater }: NewPasswordProps) {
  const intl = useIntl();
  const t = useMessage();
  const words = useSignInMessage();
  const [form, setForm] = useState({ password: '', confirmPassword: '' });
  const { asking, ask, askAnew } = useEmailRequest();
  const reading = readNewPassword(form);
  const { problems, tell } = useProblems(reading.ok ? [] : reading.error);

  const field = (name: SignField & keyof typeof form, label: MessageId) => {
    const problem = problems.find((each) => each.field === name);
    return {
      id: fieldId(name),
      name,
      label: t(label),
      error: problem && words.problem(problem),
      autoComplete: 'new-password' as const,
      value: form[name],
      onValueChange: (typed: string) => {
        setForm((known) => ({ ...known, [name]: typed }));
        if (asking.is === 'refused') askAnew();
      },
    };
  };
  const save = async () => {
    tell(reading.ok ? [] : reading.error);
    if (reading.ok && (await ask(({ choosePassword }) => choosePassword(reading.value.password)))) onSaved();
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
        {asking.is === 'refused' && <Alert kind="danger">{words.error(asking.error)}</Alert>}
        <BusyButton
          kind="primary"
          type="submit"
          isFullWidth
          isBusy={asking.is === 'busy'}
          busyWords={t(messages.saving)}
        >
          {t(messages.savePassword)}
        </BusyButton>
        <Button kind="quiet" isFullWidth onPress={onLater}>
          {t(messages.notNow)}
        </Button>
      </S.Form>
    </>
  );
}
