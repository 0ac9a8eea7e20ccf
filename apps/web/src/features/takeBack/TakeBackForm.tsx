import { takenBack, TAKE_BACK_REASONS, type TakeBackReason } from '@zawadeh/domain';
import { Alert, BusyButton, Button, Text, ToggleGroup, VisuallyHidden } from '@zawadeh/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { messages, reasons } from './TakeBackForm.messages.ts';
import * as S from './TakeBackForm.styles.ts';
import { takeBackWords } from './locales/words.ts';
import { useWords } from '../../lib/messages/language.ts';

export interface TakeBackDecision {
  /** Of this decision: sent again after a lost answer, it is carried out once. */
  token: string;
  canFill: number;
  reason: TakeBackReason;
}

interface TakeBackFormProps {
  /** The pieces of each paid line that is not collected, in the order of payment; at least one. */
  toFill: readonly number[];
  isOffline?: boolean;
  /** False without an answer, and where it was refused. */
  onConfirm: (decision: TakeBackDecision) => Promise<boolean>;
  onKeep: () => void;
}

/** How many of its sold bags a shop can still fill, whom it concerns, and why. */
export function TakeBackForm({ toFill, isOffline = false, onConfirm, onKeep }: TakeBackFormProps) {
  const t = useMessage();
  const labelId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [wanted, setWanted] = useState(0);
  const [reason, setReason] = useState<TakeBackReason | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isAskedWhy, setAskedWhy] = useState(false);
  // Sent, and not answered: it may have been carried out, so exactly this is sent again until something else is chosen.
  const [unanswered, setUnanswered] = useState<TakeBackDecision | null>(null);
  // Some may be collected meanwhile.
  const most = Math.max(0, toFill.reduce((sum, pieces) => sum + pieces, 0) - 1);
  const canFill = unanswered?.canFill ?? Math.min(wanted, most);
  const { orders, pieces } = takenBack(toFill, canFill);
  const hasWords = useWords(takeBackWords);
  useEffect(() => {
    if (hasWords) title.current?.focus();
  }, [hasWords]);

  const confirm = async () => {
    setAskedWhy(reason === null);
    if (reason === null) return;
    setBusy(true);
    const decision = unanswered ?? { token: crypto.randomUUID(), canFill, reason };
    const isDone = await onConfirm(decision);
    setBusy(false);
    setUnanswered(isDone ? null : decision);
  };
  const chooseNumber = (next: number) => {
    setUnanswered(null);
    setWanted(Math.min(most, Math.max(0, next)));
  };
  const error = isAskedWhy ? 'whyFirst' : unanswered && 'failed';

  if (!hasWords) return null;
  return (
    <S.Root>
      <S.Title ref={title} tabIndex={-1}>
        {t(messages.title, { count: pieces })}
      </S.Title>
      <p role="status">{t(messages.customers, { count: orders })}</p>
      <S.CanFill role="group" aria-labelledby={labelId}>
        <S.Label id={labelId}>{t(messages.canFill)}</S.Label>
        <S.Keys>
          <S.Step type="button" aria-disabled={canFill === 0} onClick={() => chooseNumber(canFill - 1)}>
            <bdi dir="ltr">−1</bdi> <VisuallyHidden>{t(messages.canFill)}</VisuallyHidden>
          </S.Step>
          <S.Figure role="status">{canFill}</S.Figure>
          <S.Step type="button" aria-disabled={canFill === most} onClick={() => chooseNumber(canFill + 1)}>
            <bdi dir="ltr">+1</bdi> <VisuallyHidden>{t(messages.canFill)}</VisuallyHidden>
          </S.Step>
        </S.Keys>
        <Text look="bodySmall" tone="muted">
          {t(messages.first)}
        </Text>
      </S.CanFill>
      <ToggleGroup
        legend={t(messages.reason)}
        options={TAKE_BACK_REASONS.map((value) => ({ value, label: t(reasons[value]) }))}
        value={reason}
        onValueChange={(chosen) => {
          setReason(chosen);
          setAskedWhy(false);
          setUnanswered(null);
        }}
      />
      <div role="alert">
        {isOffline ? (
          <Alert kind="info">{t(messages.offline)}</Alert>
        ) : (
          error && <Alert kind="danger">{t(messages[error])}</Alert>
        )}
      </div>
      <BusyButton
        kind="danger"
        size="hero"
        isFullWidth
        isBusy={isBusy}
        busyWords={t(messages.sending)}
        disabled={isOffline || (pieces === 0 && !unanswered)}
        onPress={() => void confirm()}
      >
        {t(messages.confirm)}
      </BusyButton>
      <Button kind="quiet" isFullWidth onPress={onKeep}>
        {t(messages.keep)}
      </Button>
    </S.Root>
  );
}
