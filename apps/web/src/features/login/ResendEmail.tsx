import { Alert, BusyButton } from '@zawadeh/ui';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { messages } from './LoginScreen.messages.ts';
import { useEmailRequest } from './useEmailRequest.ts';
import { useSignInMessage } from './useSignInMessage.ts';

/** Sends the e-mail that confirms the address again. */
export function ResendEmail({ email }: { email: string }) {
  const t = useMessage();
  const formMessages = useSignInMessage();
  const { request, send } = useEmailRequest();
  if (request.kind === 'done') return <Alert kind="success">{t(messages.letterSent)}</Alert>;
  return (
    <>
      {request.kind === 'rejected' && <Alert kind="danger">{formMessages.error(request.error)}</Alert>}
      <BusyButton
        isFullWidth
        isBusy={request.kind === 'busy'}
        busyWords={t(messages.asking)}
        onPress={() => void send(({ resendConfirmation }) => resendConfirmation(email.trim()))}
      >
        {t(messages.letterAgain)}
      </BusyButton>
    </>
  );
}
