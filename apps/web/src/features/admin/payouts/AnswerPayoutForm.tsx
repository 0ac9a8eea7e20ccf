import { LONGEST_REASON } from '@zawadeh/domain';
import { TextField } from '@zawadeh/ui';
import { useState } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { RowForm } from './RowForm.tsx';

interface AnswerPayoutFormProps {
  isBusy: boolean;
  onAnswer: (note: string) => void;
  onClose: () => void;
}

/** What was agreed with the shop, which reads it beside the payout. */
export function AnswerPayoutForm({ isBusy, onAnswer, onClose }: AnswerPayoutFormProps) {
  const t = useMessage();
  const [note, setNote] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const given = note.trim();
  return (
    <RowForm
      first="note"
      submitLabel={t('web.admin.payouts.answerDo')}
      isBusy={isBusy}
      says={t('web.admin.payouts.answerSays')}
      onSubmit={() => {
        setSubmitted(true);
        if (given !== '') onAnswer(given);
      }}
      onClose={onClose}
    >
      <TextField
        name="note"
        label={t('web.admin.payouts.answerNote')}
        value={note}
        onValueChange={setNote}
        maxLength={LONGEST_REASON}
        autoComplete="off"
        enterKeyHint="send"
        {...(isSubmitted && given === '' && { error: t('web.admin.payouts.noteMissing') })}
      />
    </RowForm>
  );
}
