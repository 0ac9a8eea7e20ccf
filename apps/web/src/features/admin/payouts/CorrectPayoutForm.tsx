import {
  formatUsd,
  leftToRight,
  LONGEST_REASON,
  readTypedPrice,
  type Cents,
  type Payout,
} from '@zawadeh/domain';
import { TextField } from '@zawadeh/ui';
import { useState } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { RowForm } from './RowForm.tsx';

interface CorrectPayoutFormProps {
  payout: Payout;
  isBusy: boolean;
  onCorrect: (amount: Cents, note: string) => void;
  onClose: () => void;
}

/** By how much more or, with a minus, less was sent than was recorded, and why. */
export function CorrectPayoutForm({ payout, isBusy, onCorrect, onClose }: CorrectPayoutFormProps) {
  const t = useMessage();
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const amount = readSigned(typed);
  const why = note.trim();
  return (
    <RowForm
      first="amount"
      submitLabel={
        amount
          ? t('web.admin.payouts.correctAmount', { amount: leftToRight(formatUsd(amount)) })
          : t('web.admin.payouts.correctDo')
      }
      isBusy={isBusy}
      says={t('web.admin.payouts.correctSays', { amount: leftToRight(formatUsd(payout.amount)) })}
      onSubmit={() => {
        setSubmitted(true);
        if (amount && why !== '') onCorrect(amount, why);
      }}
      onClose={onClose}
    >
      <TextField
        name="amount"
        label={t('web.admin.payouts.difference')}
        hint={t('web.admin.payouts.differenceHint')}
        dir="ltr"
        value={typed}
        onValueChange={setTyped}
        autoComplete="off"
        {...(isSubmitted && !amount && { error: t('web.admin.payouts.differenceMissing') })}
      />
      <TextField
        name="note"
        label={t('web.admin.payouts.note')}
        value={note}
        onValueChange={setNote}
        maxLength={LONGEST_REASON}
        autoComplete="off"
        enterKeyHint="send"
        {...(isSubmitted && why === '' && { error: t('web.admin.payouts.noteMissing') })}
      />
    </RowForm>
  );
}

/** A price, with a minus of any kind before it or not. */
function readSigned(typed: string): Cents | null {
  const text = typed.trim();
  const isLess = /^[-−–]/.test(text);
  const amount = readTypedPrice(isLess ? text.slice(1) : text);
  return amount !== null && isLess ? -amount : amount;
}
