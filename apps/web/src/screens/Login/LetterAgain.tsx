import { Alert, BusyButton } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import { messages } from './LoginScreen.messages.ts';
import { useEmailRequest } from './useEmailRequest.ts';
import { useSignInMessage } from './useSignInMessage.ts';

/** Sends the e-mail that confirms the address again. */
export function LetterAgain({ email }: { email: string }) {
  const intl = useIntl();
  const words = useSignInMessage();
  const { asking, ask } = useEmailRequest();
  if (asking.is === 'done')
    return <Alert kind="success">{intl.formatMessage({ id: messages.letterSent })}</Alert>;
  return (
    <>
      {asking.is === 'refused' && <Alert kind="danger">{words.error(asking.error)}</Alert>}
      <BusyButton
        isFullWidth
        isBusy={asking.is === 'busy'}
        busyWords={intl.formatMessage({ id: messages.asking })}
        onPress={() => void ask(({ sendAgain }) => sendAgain(email.trim()))}
      >
        {intl.formatMessage({ id: messages.letterAgain })}
      </BusyButton>
    </>
  );
}
