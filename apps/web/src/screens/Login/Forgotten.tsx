import { LONGEST_EMAIL, readForgotten } from '@zawadeh/domain';
import { Alert, BusyButton, Button, Ltr, Text, TextField } from '@zawadeh/ui';
import type { SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { useMessage } from '../../lib/useMessage.ts';
import { useAtom } from '../../lib/store.ts';
import { draftAtom } from './draft.ts';
import { messages } from './LoginScreen.messages.ts';
import * as S from './LoginScreen.styles.ts';
import { useEmailRequest } from './useEmailRequest.ts';
import { fieldId, useProblems } from './useProblems.ts';
import { useSignInMessage } from './useSignInMessage.ts';

/** Sends a link to set a new password, if the address has an account. */
export function Forgotten({ onBack }: { onBack: () => void }) {
  const intl = useIntl();
  const t = useMessage();
  const words = useSignInMessage();
  const [{ email }, changeDraft] = useAtom(draftAtom);
  const { asking, ask, askAnew } = useEmailRequest();
  const reading = readForgotten({ email });
  const { problems, tell } = useProblems(reading.ok ? [] : reading.error);
  const [problem] = problems;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    tell(reading.ok ? [] : reading.error);
    if (reading.ok) void ask(({ askForLink }) => askForLink(reading.value.email));
  };
  const back = (
    <Button kind="quiet" isFullWidth onPress={onBack}>
      {t(messages.backToSignIn)}
    </Button>
  );

  if (asking.is === 'done') {
    return (
      <>
        <Text look="h1">{t(messages.forgotHeading)}</Text>
        <Alert kind="success">
          {intl.formatMessage({ id: messages.linkSent }, { email: <Ltr kind="email">{email.trim()}</Ltr> })}
        </Alert>
        <S.Ways>
          <Button isFullWidth onPress={askAnew}>
            {t(messages.askAgain)}
          </Button>
          {back}
        </S.Ways>
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
          error={problem && words.problem(problem)}
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="send"
          maxLength={LONGEST_EMAIL}
          value={email}
          onValueChange={(typed) => {
            changeDraft({ email: typed });
            if (asking.is === 'refused') askAnew();
          }}
        />
        {asking.is === 'refused' && <Alert kind="danger">{words.error(asking.error)}</Alert>}
        <BusyButton
          kind="primary"
          type="submit"
          isFullWidth
          isBusy={asking.is === 'busy'}
          busyWords={t(messages.asking)}
        >
          {t(messages.askForLink)}
        </BusyButton>
        {back}
      </S.Form>
    </>
  );
}
