import {
  CODE_END_LENGTH,
  giftCode,
  LONGEST_REASON,
  type Confirmation,
  type HandoverConflict,
} from '@zawadeh/domain';
import { BusyButton, conflictIcon, Icon, Ltr, Text, TextField, useDateTimeText } from '@zawadeh/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { settleConflict } from '../phones/handoverCalls.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useMutation } from '../useMutation.ts';
import { useShopText } from './ShopName.tsx';
import { causes, hows, messages } from './TodaySection.messages.ts';
import * as S from './TodaySection.styles.ts';

interface ConflictFormProps {
  conflict: HandoverConflict;
  onSettled: () => void;
}

/** A bag that an admin has to look into, and the admin's note. */
export function ConflictForm({ conflict, onSettled }: ConflictFormProps) {
  const t = useMessage();
  const id = useId();
  const mutate = useMutation();
  const shopText = useShopText();
  const form = useRef<HTMLFormElement>(null);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (note.trim() === '') {
      setMissing(true);
      form.current?.querySelector('input')?.focus();
      return;
    }
    setBusy(true);
    await mutate({
      work: () => settleConflict(conflict.id, note.trim()),
      done: t(messages.settled, { shop: shopText(conflict) }),
      failed: (why) => t(messages.notSettled, { why }),
      onDone: onSettled,
    });
    setBusy(false);
  };

  return (
    <S.Conflict ref={form} onSubmit={(event) => void submit(event)} noValidate aria-labelledby={id}>
      <S.ConflictTitle id={id}>
        <Icon of={conflictIcon} size="small" />
        <span>
          {t(causes[conflict.cause])} ·{' '}
          <Ltr>{giftCode(conflict.orderCode.slice(-CODE_END_LENGTH), conflict.number)}</Ltr>{' '}
          <bdi>{conflict.customerName}</bdi>
        </span>
      </S.ConflictTitle>
      {conflict.confirmations.slice(conflict.cause === 'twice' ? 0 : 1).map((confirmation, place) => (
        // The two stay in their order.
        // oxlint-disable-next-line react/no-array-index-key
        <ConfirmationLine key={place} {...confirmation} />
      ))}
      <TextField
        name="note"
        label={t(messages.happened)}
        value={note}
        onValueChange={(typed) => {
          setNote(typed);
          setMissing(false);
        }}
        maxLength={LONGEST_REASON}
        autoComplete="off"
        {...(isMissing && { error: t(messages.happenedMissing) })}
      />
      <S.Settle>
        <BusyButton type="submit" kind="primary" isBusy={isBusy} busyWords={t(messages.settling)}>
          {t(messages.settle)}
        </BusyButton>
        <Text look="bodySmall" as="span">
          {t(messages.once)}
        </Text>
      </S.Settle>
    </S.Conflict>
  );
}

function ConfirmationLine({ at, how, device }: Confirmation) {
  const t = useMessage();
  const intl = useIntl();
  const { time } = useDateTimeText();
  if (at === null) return <S.Line>{t(messages.corrected)}</S.Line>;
  const way = how && t(hows[how]);
  const phone = device && <bdi>{device}</bdi>;
  return (
    <S.Line>
      <strong>{time(at)}</strong>{' '}
      {way && phone
        ? intl.formatMessage({ id: messages.deviceHow }, { device: phone, how: way })
        : (phone ?? way)}
    </S.Line>
  );
}
