import {
  DECLINE_REASONS,
  isolated,
  leftToRight,
  LONGEST_REASON,
  PUBLISHING,
  type Publishing,
  type StoreApplication,
} from '@zawadeh/domain';
import { BusyButton, SelectField, TextField, ToggleGroup, useToasts } from '@zawadeh/ui';
import { useState, type FormEvent } from 'react';
import { useMessage } from '../../../../lib/messages/useMessage.ts';
import { useMutation } from '../../useMutation.ts';
import { decide, type Decided, type Decision } from './applicationCalls.ts';
import { publishingMessages, reasonMessages } from './applications.messages.ts';
import * as S from './Applications.styles.ts';

const OWN = 'own';
/** A new shop is looked at first. */
const CHOICES = PUBLISHING.toReversed();

interface DecideFormProps {
  application: StoreApplication;
  /** null: it is gone. */
  onDecided: (decided: Decided | null) => void;
}

/** Accept, directly or under review, or decline with a reason. */
export function DecideForm({ application, onDecided }: DecideFormProps) {
  const t = useMessage();
  const { busy, send } = useDecision(application, onDecided);
  const [publishing, setPublishing] = useState<Publishing>('review');
  const [reason, setReason] = useState('');
  const [own, setOwn] = useState('');
  const [isMissing, setMissing] = useState(false);
  const given = (reason === OWN ? own : reason).trim();
  const error = isMissing && given === '' && { error: t('web.admin.applications.reasonMissing') };

  const decline = (event: FormEvent) => {
    event.preventDefault();
    setMissing(true);
    if (given !== '') send({ accepts: false, reason: given });
  };
  return (
    <>
      <S.Part>
        <ToggleGroup
          legend={t('web.admin.applications.publishing')}
          options={CHOICES.map((value) => ({ value, label: t(publishingMessages[value]) }))}
          value={publishing}
          onValueChange={setPublishing}
        />
        <BusyButton
          kind="primary"
          isFullWidth
          isBusy={busy === 'accept'}
          busyWords={t('web.admin.applications.accepting')}
          onPress={() => send({ accepts: true, publishing })}
        >
          {t('web.admin.applications.accept')}
        </BusyButton>
        <S.Quiet>{t('web.admin.applications.acceptSays', { email: leftToRight(application.email) })}</S.Quiet>
      </S.Part>
      <S.Part as="form" noValidate onSubmit={decline}>
        <SelectField
          name="reason"
          label={t('web.admin.applications.orDecline')}
          placeholder={t('web.admin.choose')}
          value={reason}
          onValueChange={setReason}
          options={[
            ...DECLINE_REASONS.map((value) => ({ value, label: t(reasonMessages[value]) })),
            { value: OWN, label: t('web.admin.applications.reason.own') },
          ]}
          {...(reason !== OWN && error)}
        />
        {reason === OWN && (
          <TextField
            name="own"
            label={t('web.admin.applications.reason')}
            maxLength={LONGEST_REASON}
            value={own}
            onValueChange={setOwn}
            {...error}
          />
        )}
        <BusyButton
          type="submit"
          isFullWidth
          isBusy={busy === 'decline'}
          busyWords={t('web.admin.applications.declining')}
        >
          {t('web.admin.applications.decline')}
        </BusyButton>
        <S.Quiet>{t('web.admin.applications.declineHint')}</S.Quiet>
      </S.Part>
    </>
  );
}

function useDecision({ id, name }: StoreApplication, onDecided: DecideFormProps['onDecided']) {
  const t = useMessage();
  const mutate = useMutation();
  const { show } = useToasts();
  const values = { name: isolated(name) };
  const [busy, setBusy] = useState<'accept' | 'decline' | null>(null);
  /** What is accepted is said with its invitation. */
  const say = ({ application: { state, decidedBy }, isOthers }: Decided) => {
    if (isOthers) {
      const who = isolated(decidedBy ?? t('web.admin.applications.somebody'));
      show({ kind: 'neutral', message: t('web.admin.applications.decidedBefore', { ...values, who }) });
    } else if (state === 'declined') {
      show({ kind: 'success', message: t('web.admin.applications.isDeclined', values) });
    }
  };
  const send = (decision: Decision) => {
    if (busy !== null) return;
    void mutate({
      work: async () => {
        setBusy(decision.accepts ? 'accept' : 'decline');
        const result = await decide(id, decision);
        setBusy(null);
        return result;
      },
      failed: (why) => t('web.admin.applications.notDecided', { ...values, why }),
      onDone: (decided) => {
        say(decided);
        onDecided(decided);
      },
      onFailed: (error) => error.kind === 'gone' && onDecided(null),
      isFinal: (error) => error.kind === 'gone',
    });
  };
  return { busy, send };
}
