import type { Cents } from '@zawadeh/domain';
import { Alert, BusyButton, Button, ConfirmDialog, Ltr, Price } from '@zawadeh/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { saveReturnPath } from '../../session/returnPath.ts';
import { useErrorMessage } from '../../checkout/useErrorMessage.ts';
import { notCancelledMessages } from './UnpaidActions.messages.ts';
import * as S from './UnpaidActions.styles.ts';
import { useUnpaidOrder, type UnpaidOrderError } from './useUnpaidOrder.ts';
import { paths } from '../../../lib/paths.ts';

interface UnpaidActionsProps {
  orderCode: string;
  /** null where it is not known; the payment takes the amount of the order. */
  amount: Cents | null;
  /** A screen has one primary button. */
  kind?: 'primary' | 'secondary';
  /** The order's status may have changed. */
  onChanged: () => void;
}

/** Payment and cancellation of an order that has not expired. */
export function UnpaidActions({ orderCode, amount, kind = 'primary', onChanged }: UnpaidActionsProps) {
  const intl = useIntl();
  const t = useMessage();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const { busy, failed, payNow, cancel } = useUnpaidOrder(orderCode, onChanged);
  return (
    <S.Root>
      {failed && <OrderError failed={failed} orderCode={orderCode} />}
      <BusyButton
        kind={kind}
        isFullWidth
        isBusy={busy === 'paying'}
        busyWords={t('web.checkout.starting')}
        onPress={() => void payNow()}
      >
        {t('web.unpaid.payNow')}
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
        busyWords={t('web.unpaid.cancelling')}
        onPress={() => setConfirmOpen(true)}
      >
        {t('web.unpaid.cancel')}
      </BusyButton>
      <ConfirmDialog
        isOpen={isConfirmOpen}
        title={t('web.unpaid.cancelTitle')}
        keepLabel={t('web.unpaid.keep')}
        confirmLabel={t('web.unpaid.cancel')}
        onClose={() => setConfirmOpen(false)}
        onConfirm={() => {
          setConfirmOpen(false);
          void cancel();
        }}
      >
        {intl.formatMessage({ id: 'web.unpaid.cancelBody' }, { code: <Ltr key="code">{orderCode}</Ltr> })}
      </ConfirmDialog>
    </S.Root>
  );
}

function OrderError({ failed, orderCode }: { failed: UnpaidOrderError; orderCode: string }) {
  const t = useMessage();
  const errorMessage = useErrorMessage();
  const isSignedOut =
    failed.step === 'cancelling' ? failed.error === 'signedOut' : failed.error.kind === 'signedOut';
  return (
    <Alert kind="danger" action={isSignedOut && <ToLogin orderCode={orderCode} />}>
      {failed.step === 'cancelling' ? t(notCancelledMessages[failed.error]) : errorMessage(failed.error)}
    </Alert>
  );
}

/** The login returns to the order, also when it is opened by another link. */
function ToLogin({ orderCode }: { orderCode: string }) {
  const t = useMessage();
  useEffect(() => saveReturnPath(paths.ticket(orderCode)), [orderCode]);
  return (
    <Button size="compact" href={paths.login}>
      {t('web.profile.login')}
    </Button>
  );
}
