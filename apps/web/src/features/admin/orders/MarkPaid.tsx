import {
  formatUsd,
  leftToRight,
  LONGEST_CODE,
  LONGEST_REASON,
  markPaidRequest,
  type StatusBody,
} from '@zawadeh/domain';
import { Alert, BusyButton, ConfirmDialog, Surface, TextField } from '@zawadeh/ui';
import { useState, type FormEvent } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { markPaid } from './markPaid.ts';
import { fetchPaidOrder, type AdminOrder } from './orderCalls.ts';
import { useAdminErrorMessage } from '../useAdminErrorMessage.ts';
import { messages } from './OrdersSection.messages.ts';
import * as S from './OrdersSection.styles.ts';

interface MarkPaidProps {
  /** A known order needs only the reason and a confirmation. */
  order?: AdminOrder & { code: string };
  onMarked: () => void;
}

type Notice = { kind: 'success' | 'danger' | 'info'; text: string };

/** Marks an order as paid on an admin's word. The fields are cleared only after success. */
export function MarkPaid({ order, onMarked }: MarkPaidProps) {
  const t = useMessage();
  const errorText = useAdminErrorMessage();
  const [code, setCode] = useState('');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [requestToConfirm, setRequestToConfirm] = useState<StatusBody | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const request = markPaidRequest(order?.code ?? code, reason);
    setMissing(request === null);
    if (request === null) {
      setNotice(null);
      return;
    }
    if (order) setRequestToConfirm(request);
    else void send(request);
  };

  const send = async (request: StatusBody) => {
    setRequestToConfirm(null);
    setBusy(true);
    // If the order cannot be read, the server still decides.
    const paidOrder = order ? null : await fetchPaidOrder(request.order_code);
    if (paidOrder?.ok && paidOrder.value) {
      setBusy(false);
      setNotice({
        kind: 'info',
        text: t(messages.alreadyPaid, { code: leftToRight(request.order_code) }),
      });
      return;
    }
    const result = await markPaid(request);
    setBusy(false);
    if (!result.ok) {
      setNotice({ kind: 'danger', text: t(messages.notMarkedPaid, { message: errorText(result.error) }) });
      return;
    }
    setNotice({ kind: 'success', text: t(messages.markedPaid, { code: leftToRight(result.value) }) });
    setCode('');
    setReason('');
    onMarked();
  };

  return (
    <Surface>
      <S.MarkPaid onSubmit={submit} noValidate data-wide={order ? undefined : true}>
        {!order && (
          <TextField
            name="code"
            label={t(messages.forcePaid)}
            placeholder={t(messages.code)}
            dir="ltr"
            value={code}
            onValueChange={(typed) => {
              setCode(typed);
              setMissing(false);
            }}
            maxLength={LONGEST_CODE}
            {...(isMissing && { error: t(messages.codeMissing) })}
          />
        )}
        <TextField
          name="reason"
          label={t(messages.reason)}
          isOptional
          value={reason}
          onValueChange={setReason}
          maxLength={LONGEST_REASON}
        />
        <BusyButton type="submit" isBusy={isBusy} busyWords={t(messages.marking)}>
          {t(messages.markPaid)}
        </BusyButton>
      </S.MarkPaid>
      {requestToConfirm && order && (
        <ConfirmDialog
          isOpen
          onClose={() => setRequestToConfirm(null)}
          onConfirm={() => void send(requestToConfirm)}
          title={t(messages.markTitle)}
          confirmLabel={t(messages.markPaid)}
          kind="primary"
        >
          {t(messages.markBody, {
            code: leftToRight(order.code),
            amount: leftToRight(formatUsd(order.amount ?? 0)),
          })}
        </ConfirmDialog>
      )}
      <S.Note role="status">{notice && <Alert kind={notice.kind}>{notice.text}</Alert>}</S.Note>
    </Surface>
  );
}
