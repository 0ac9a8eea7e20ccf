import { Alert, BusyButton } from '@zawadeh/ui';
import type { ReactNode } from 'react';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { messages } from './LoginScreen.messages.ts';
import * as S from './LoginScreen.styles.ts';
import { useEmailRequest } from './useEmailRequest.ts';
import { useSignInMessage } from './useSignInMessage.ts';

interface ResendEmailProps {
  email: string;
  /** Another quiet button, beside that of the e-mail, which is quiet too. */
  beside?: ReactNode;
}

/** Sends the e-mail that confirms the address again. */
export function ResendEmail({ email, beside }: ResendEmailProps) {
  const t = useMessage();
  const formMessages = useSignInMessage();
  const { request, send } = useEmailRequest();
  const again = request.kind !== 'done' && (
    <BusyButton
      kind={beside ? 'quiet' : 'secondary'}
      isFullWidth={beside ? undefined : true}
      isBusy={request.kind === 'busy'}
      busyWords={t(messages.asking)}
      onPress={() => void send(({ resendConfirmation }) => resendConfirmation(email.trim()))}
    >
      {t(beside ? 'web.checkEmail.again' : messages.letterAgain)}
    </BusyButton>
  );
  return (
    <>
      {request.kind === 'done' && <Alert kind="success">{t(messages.letterSent)}</Alert>}
      {request.kind === 'rejected' && <Alert kind="danger">{formMessages.error(request.error)}</Alert>}
      {beside ? (
        <S.Beside>
          {again}
          {beside}
        </S.Beside>
      ) : (
        again
      )}
    </>
  );
}
