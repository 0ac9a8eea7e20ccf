import type { Cents, Profile } from '@zawadeh/domain';
import { Alert, BusyButton, Button, Dock, ErrorState, Price, Text } from '@zawadeh/ui';
import { useEffect } from 'react';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { retrySession, type Session } from '../session/session.ts';
import { useStore } from '../../lib/store.ts';
import { saveReturnPath } from '../session/returnPath.ts';
import { messages } from './CheckoutScreen.messages.ts';
import type { Pay } from './usePay.ts';
import { useErrorMessage } from './useErrorMessage.ts';
import { paths } from '../../lib/paths.ts';

interface PayActionsProps {
  total: Cents;
  session: Session;
  pay: Pay;
  onPay: (buyer: Profile) => void;
}

/** The pay button, with the reason why it is disabled or the last attempt failed. */
export function PayActions({ total, session, pay: { isBusy, error, changed }, onPay }: PayActionsProps) {
  const t = useMessage();
  const store = useStore();
  const errorMessage = useErrorMessage();
  if (changed) {
    return (
      <Dock>
        <Button kind="primary" isFullWidth href={paths.cart}>
          {t(messages.backToCart)}
        </Button>
      </Dock>
    );
  }
  const buyer = session.status === 'signedIn' ? session.profile : null;
  const mustLogIn = error?.kind === 'signedOut';
  return (
    <Dock>
      {error && (
        <Alert kind="danger" action={mustLogIn && session.status !== 'signedOut' && <ToLogin />}>
          {errorMessage(error)}
        </Alert>
      )}
      {session.status === 'signedOut' && (
        <>
          <Text look="bodySmall">{t(messages.pleaseLogIn)}</Text>
          <ToLogin />
        </>
      )}
      {session.status === 'unreachable' && (
        <ErrorState message={t(messages.unreachable)} onRetry={() => void retrySession(store)} />
      )}
      <BusyButton
        kind="primary"
        isFullWidth
        isBusy={isBusy}
        busyWords={t(messages.starting)}
        disabled={buyer === null}
        onPress={() => buyer && onPay(buyer)}
      >
        {t(messages.proceed)} · <Price cents={total} />
      </BusyButton>
    </Dock>
  );
}

/** The login page leads back here, however it is opened. */
function ToLogin() {
  const t = useMessage();
  useEffect(() => saveReturnPath(paths.checkout), []);
  return (
    <Button size="compact" href={paths.login}>
      {t(messages.logIn)}
    </Button>
  );
}
