import { LONGEST_EMAIL, readForgottenPassword } from '@zawadeh/domain';
import { Alert, BusyButton, Button, Ltr, Text, TextField } from '@zawadeh/ui';
import type { SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { useAtom } from '../../lib/store.ts';
import { draftAtom } from './signInDraft.ts';
import { messages } from './LoginScreen.messages.ts';
import * as S from './LoginScreen.styles.ts';
import { useEmailRequest } from './useEmailRequest.ts';
import { fieldId, useSignInProblems } from './useSignInProblems.ts';
import { useSignInMessage } from './useSignInMessage.ts';

/** Sends a link to set a new password, if the address has an account. */
export function ForgotPassword({ onBack }: { onBack: () => void }) {
  const intl = useIntl();
  const t = useMessage();
  const formMessages = useSignInMessage();
  const [{ email }, setDraft] = useAtom(draftAtom);
  const { request, send, reset } = useEmailRequest();
  const reading = readForgottenPassword({ email });
  const { problems, setSubmittedProblems } = useSignInProblems(reading.ok ? [] : reading.error);
  const [problem] = problems;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSubmittedProblems(reading.ok ? [] : reading.error);
    if (reading.ok) void send(({ requestPasswordReset }) => requestPasswordReset(reading.value.email));
  };
  const back = (
    <Button kind="quiet" isFullWidth onPress={onBack}>
      {t(messages.backToSignIn)}
    </Button>
  );

  if (request.kind === 'done') {
    return (
      <>
        <Text look="h1">{t(messages.forgotHeading)}</Text>
        <Alert kind="success">
          {intl.formatMessage({ id: messages.linkSent }, { email: <Ltr kind="email">{email.trim()}</Ltr> })}
        </Alert>
        <S.Actions>
          <Button isFullWidth onPress={reset}>
            {t(messages.askAgain)}
          </Button>
          {back}
        </S.Actions>
      </>
    );
  }
  return (
    <>
      <Text look="h1">{t(messages.forgotHeading)}</Text>
      <Text>{t(messages.forgotHow)}</Text>
      <S.Form method="dialog" noValidate onSubmit={submit}>
        <TextField
          id={fieldId('email')}
          name="email"
          label={t(messages.email)}
          error={problem && formMessages.problem(problem)}
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="send"
          maxLength={LONGEST_EMAIL}
          value={email}
          onValueChange={(text) => {
            setDraft({ email: text });
            if (request.kind === 'rejected') reset();
          }}
        />
        {request.kind === 'rejected' && <Alert kind="danger">{formMessages.error(request.error)}</Alert>}
        <BusyButton
          kind="primary"
          type="submit"
          isFullWidth
          isBusy={request.kind === 'busy'}
          busyWords={t(messages.asking)}
        >
          {t(messages.askForLink)}
        </BusyButton>
        {back}
      </S.Form>
    </>
  );
}
