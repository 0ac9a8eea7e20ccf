import { leftToRight, markPaidRequest } from '@zawadeh/domain';
import { Alert, BusyButton, Surface, TextField } from '@zawadeh/ui';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { markPaid } from '../../../backend/desk/markPaid.ts';
import { useWhy } from '../useWhy.ts';
import { messages } from './OrdersSection.messages.ts';
import * as S from './OrdersSection.styles.ts';

interface MarkPaidProps {
  /** Where the order is known already, nothing but the reason is asked for. */
  code?: string;
  onMarked: () => void;
}

type Outcome = { kind: 'success' | 'danger'; words: string };

/** An admin's word that money came another way. What was typed stays until it was believed. */
export function MarkPaid({ code: known, onMarked }: MarkPaidProps) {
  const intl = useIntl();
  const why = useWhy();
  const [code, typeCode] = useState('');
  const [reason, typeReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [outcome, tell] = useState<Outcome | null>(null);
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const request = markPaidRequest(known ?? code, reason);
    setMissing(request === null);
    if (request === null) return;
    setBusy(true);
    const told = await markPaid(request);
    setBusy(false);
    if (told.say === 'notMarkedPaid') {
      tell({ kind: 'danger', words: say(messages.notMarkedPaid, { message: why(told.trouble) }) });
      return;
    }
    tell({ kind: 'success', words: say(messages.markedPaid, { code: leftToRight(told.code) }) });
    typeCode('');
    typeReason('');
    onMarked();
  };

  return (
    <Surface>
      <S.MarkPaid onSubmit={(event) => void send(event)} noValidate>
        {known === undefined && (
          <TextField
            name="code"
            label={say(messages.forcePaid)}
            placeholder={say(messages.code)}
            dir="ltr"
            value={code}
            onValueChange={(typed) => {
              typeCode(typed);
              setMissing(false);
            }}
            maxLength={40}
            {...(isMissing && { error: say(messages.codeMissing) })}
          />
        )}
        <TextField
          name="reason"
          label={say(messages.reason)}
          isOptional
          value={reason}
          onValueChange={typeReason}
          maxLength={300}
        />
        <BusyButton type="submit" isBusy={isBusy} busyWords={say(messages.marking)}>
          {say(messages.markPaid)}
        </BusyButton>
      </S.MarkPaid>
      <div role="status">{outcome && <Alert kind={outcome.kind}>{outcome.words}</Alert>}</div>
    </Surface>
  );
}
