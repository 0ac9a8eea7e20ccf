import { formatUsd, leftToRight, LONGEST_REFERENCE, type Refund } from '@zawadeh/domain';
import { BusyButton, Button, checkIcon, TextField } from '@zawadeh/ui';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import * as S from './RefundsSection.styles.ts';

interface SendBackFormProps {
  refund: Refund;
  reference: string;
  onReferenceChange: (reference: string) => void;
  isBusy: boolean;
  /** Another admin was first. */
  isSentMeanwhile: boolean;
  onSend: (reference: string) => void;
  onClose: () => void;
}

/** Takes the reference of a payment that was made in the Whish app. */
export function SendBackForm(props: SendBackFormProps) {
  const { refund, reference, onReferenceChange, isBusy, isSentMeanwhile, onSend, onClose } = props;
  const t = useMessage();
  const form = useRef<HTMLFormElement>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => focusField(form.current), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isSentMeanwhile) return;
    const given = reference.trim();
    setMissing(given === '');
    if (given === '') focusField(form.current);
    else onSend(given);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isBusy) return;
    event.stopPropagation();
    onClose();
  };
  const problem = isSentMeanwhile
    ? 'web.admin.refunds.sentMeanwhile'
    : isMissing
      ? 'web.admin.refunds.referenceMissing'
      : null;
  return (
    <S.Form ref={form} onSubmit={submit} onKeyDown={onKeyDown} noValidate>
      <TextField
        name="reference"
        label={t('web.admin.refunds.reference')}
        dir="ltr"
        value={reference}
        onValueChange={(typed) => {
          onReferenceChange(typed);
          setMissing(false);
        }}
        maxLength={LONGEST_REFERENCE}
        autoComplete="off"
        enterKeyHint="send"
        {...(problem && { error: t(problem) })}
      />
      <S.Actions>
        <Button kind="quiet" onPress={onClose} isBusy={isBusy}>
          {t('web.admin.cancel')}
        </Button>
        {!isSentMeanwhile && (
          <BusyButton
            type="submit"
            kind="primary"
            icon={checkIcon}
            isBusy={isBusy}
            busyWords={t('web.admin.refunds.sending')}
          >
            {t('web.admin.refunds.sentBackAmount', { amount: leftToRight(formatUsd(refund.amount)) })}
          </BusyButton>
        )}
      </S.Actions>
    </S.Form>
  );
}

const focusField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();
