import { Alert, BusyButton } from '@zawadeh/ui';
import { useMessage } from '../../lib/useMessage.ts';
import { messages } from './LoginScreen.messages.ts';
import { useEmailRequest } from './useEmailRequest.ts';
import { useSignInMessage } from './useSignInMessage.ts';

/** Sends the e-mail that confirms the address again. */
export function LetterAgain({ email }: { email: string }) {
  const t = useMessage();
  const words = useSignInMessage();
  const { asking, ask } = useEmailRequest();
  if (asking.is === 'done') return <Alert kind="success">{t(messages.letterSent)}</Alert>;
  return (
    <>
      {asking.is === 'refused' && <Alert kind="danger">{words.error(asking.error)}</Alert>}
      <BusyButton
        isFullWidth
        isBusy={asking.is === 'busy'}
        busyWords={t(messages.asking)}
        onPress={() => void ask(({ sendAgain }) => sendAgain(email.trim()))}
      >
        {t(messages.letterAgain)}
      </BusyButton>
    </>
  );
}
