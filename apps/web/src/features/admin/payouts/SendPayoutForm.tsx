import {
  formatUsd,
  leftToRight,
  LONGEST_REFERENCE,
  readTypedPrice,
  toDollars,
  type Cents,
  type OwedToStore,
} from '@zawadeh/domain';
import { NumberField, TextField } from '@zawadeh/ui';
import { useState } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { RowForm } from './RowForm.tsx';
import { useOrigin } from './useOrigin.ts';

interface SendPayoutFormProps {
  /** As it is owed now; null once another admin has sent it. */
  owed: OwedToStore | null;
  /** When the form was opened. */
  store: OwedToStore;
  isBusy: boolean;
  onSend: (amount: Cents, reference: string) => void;
  onClose: () => void;
}

/** Takes the amount and the reference of a payment that was made in the Whish app. */
export function SendPayoutForm({ owed, store, isBusy, onSend, onClose }: SendPayoutFormProps) {
  const t = useMessage();
  const origin = useOrigin();
  const [typed, setTyped] = useState(() => toDollars(store.owed).toFixed(2));
  const [reference, setReference] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const amount = readTypedPrice(typed);
  const most = owed?.owed ?? 0;
  const isMore = amount !== null && amount > most;
  const given = reference.trim();
  const amountProblem =
    owed === null
      ? t('web.admin.payouts.sentMeanwhile')
      : isMore
        ? t('web.admin.payouts.more', { amount: leftToRight(formatUsd(most)) })
        : isSubmitted && !amount && t('web.admin.payouts.amountMissing');
  return (
    <RowForm
      first="reference"
      submitLabel={t('web.admin.payouts.markAmount', { amount: leftToRight(formatUsd(amount ?? 0)) })}
      isBusy={isBusy}
      isBlocked={isMore || owed === null}
      says={`${origin(owed ?? store)} ${t('web.admin.payouts.sentNeverChanges')}`}
      onSubmit={() => {
        setSubmitted(true);
        if (amount && given !== '') onSend(amount, given);
      }}
      onClose={onClose}
    >
      <NumberField
        name="amount"
        kind="price"
        label={t('web.admin.orders.amount')}
        hint={t('web.admin.payouts.less')}
        value={typed}
        onValueChange={setTyped}
        {...(amountProblem && { error: amountProblem })}
      />
      <TextField
        name="reference"
        label={t('web.admin.refunds.reference')}
        dir="ltr"
        value={reference}
        onValueChange={setReference}
        maxLength={LONGEST_REFERENCE}
        autoComplete="off"
        enterKeyHint="send"
        {...(isSubmitted && given === '' && { error: t('web.admin.refunds.referenceMissing') })}
      />
    </RowForm>
  );
}
