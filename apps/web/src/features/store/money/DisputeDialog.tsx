import { DISPUTE_KINDS, LONGEST_REASON, type DisputeKind, type Payout } from '@zawadeh/domain';
import {
  Alert,
  BusyButton,
  Dialog,
  Price,
  TextField,
  ToggleGroup,
  useBeirutTime,
  useToasts,
} from '@zawadeh/ui';
import { useId, useState, type FormEvent } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { disputes } from '../../admin/payouts/PayoutsSection.messages.ts';
import { useAdminErrorMessage } from '../../admin/useAdminErrorMessage.ts';
import { disputePayout } from './moneyCalls.ts';
import * as S from './MoneySection.styles.ts';

interface DisputeDialogProps {
  payout: Payout;
  onClose: () => void;
  onSent: () => void;
}

/** What is wrong with a payout: one of three answers, and a line. */
export function DisputeDialog({ payout, onClose, onSent }: DisputeDialogProps) {
  const t = useMessage();
  const formId = useId();
  const { show } = useToasts();
  const { date } = useBeirutTime();
  const errorText = useAdminErrorMessage();
  const [kind, setKind] = useState<DisputeKind | null>(null);
  const [note, setNote] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const given = note.trim();
  // Without a word nobody knows what to call about.
  const isMissing = kind !== 'nothing' && given === '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (isBusy || kind === null || isMissing) return;
    setBusy(true);
    setProblem('');
    const result = await disputePayout(payout.id, kind, given);
    setBusy(false);
    if (!result.ok) {
      setProblem(errorText(result.error));
      return;
    }
    onClose();
    onSent();
    show({ message: t('web.store.money.wrongSent'), kind: 'success' });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('web.store.money.wrongTitle')}
      actions={
        <BusyButton
          type="submit"
          form={formId}
          kind="primary"
          isFullWidth
          isBusy={isBusy}
          busyWords={t('web.store.money.wrongSending')}
        >
          {t('web.store.money.wrongSend')}
        </BusyButton>
      }
    >
      <S.DisputeForm id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <p>
          <Price cents={payout.amount} /> · {t('web.store.money.sentOn', { date: date(payout.sentAt) })}
        </p>
        <ToggleGroup
          legend={t('web.store.money.wrongWhy')}
          options={DISPUTE_KINDS.map((value) => ({ value, label: t(disputes[value]) }))}
          value={kind}
          onValueChange={setKind}
        />
        <TextField
          name="note"
          label={t('web.store.money.wrongNote')}
          isOptional={kind === 'nothing'}
          value={note}
          onValueChange={setNote}
          maxLength={LONGEST_REASON}
          autoComplete="off"
          {...(isSubmitted && kind !== null && isMissing && { error: t('web.store.money.wrongNoteMissing') })}
        />
        {isSubmitted && kind === null && <Alert kind="danger">{t('web.store.money.wrongChoose')}</Alert>}
        {problem && <Alert kind="danger">{t('web.store.money.wrongNotSent', { why: problem })}</Alert>}
      </S.DisputeForm>
    </Dialog>
  );
}
