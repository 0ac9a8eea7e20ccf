import type { Cents } from '@zawadeh/domain';
import { Alert, BusyButton, Button, ConfirmDialog, Ltr, Price } from '@zawadeh/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { saveReturnPath } from '../../state/returnPath.ts';
import { useErrorMessage } from '../payment/useErrorMessage.ts';
import { messages, notCancelledMessages } from './UnpaidActions.messages.ts';
import * as S from './UnpaidActions.styles.ts';
import { useUnpaidOrder, type UnpaidOrderError } from './useUnpaidOrder.ts';
import { paths } from '../../lib/paths.ts';

interface UnpaidActionsProps {
  orderCode: string;
  /** null where it is not known here; the payment has the amount that the order was placed with. */
  amount: Cents | null;
  /** Orange once in a screen. */
  kind?: 'primary' | 'secondary';
  /** The order may stand otherwise by now. */
  onChanged: () => void;
}

/** What can be done about an order until its time to pay is over. */
export function UnpaidActions({ orderCode, amount, kind = 'primary', onChanged }: UnpaidActionsProps) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const [isAsking, setAsking] = useState(false);
  const { busy, failed, payNow, cancel } = useUnpaidOrder(orderCode, onChanged);
  return (
    <S.Root>
      {failed && <OrderError failed={failed} orderCode={orderCode} />}
      <BusyButton
        kind={kind}
        isFullWidth
        isBusy={busy === 'paying'}
        busyWords={say(messages.starting)}
        onPress={() => void payNow()}
      >
        {say(messages.payNow)}
        {amount !== null && (
          <>
            {' · '}
            <Price cents={amount} />
          </>
        )}
      </BusyButton>
      <BusyButton
        kind="quiet"
        isFullWidth
        isBusy={busy === 'cancelling'}
        busyWords={say(messages.cancelling)}
        onPress={() => setAsking(true)}
      >
        {say(messages.cancel)}
      </BusyButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={say(messages.cancelTitle)}
        keepLabel={say(messages.keep)}
        confirmLabel={say(messages.cancel)}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void cancel();
        }}
      >
        {intl.formatMessage({ id: messages.cancelBody }, { code: <Ltr key="code">{orderCode}</Ltr> })}
      </ConfirmDialog>
    </S.Root>
  );
}

function OrderError({ failed, orderCode }: { failed: UnpaidOrderError; orderCode: string }) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const isSignedOut =
    failed.step === 'cancelling' ? failed.error === 'signedOut' : failed.error.kind === 'signedOut';
  return (
    <Alert kind="danger" action={isSignedOut && <ToLogin orderCode={orderCode} />}>
      {failed.step === 'cancelling'
        ? intl.formatMessage({ id: notCancelledMessages[failed.error] })
        : errorMessage(failed.error)}
    </Alert>
  );
}

/** However somebody then gets to the login page, it leads to the order. */
function ToLogin({ orderCode }: { orderCode: string }) {
  const intl = useIntl();
  useEffect(() => saveReturnPath(paths.ticket(orderCode)), [orderCode]);
  return (
    <Button size="compact" href={paths.login}>
      {intl.formatMessage({ id: messages.logIn })}
    </Button>
  );
}
