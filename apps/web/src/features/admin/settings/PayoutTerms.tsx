import { leftToRight, MOST_COMMISSION, readTypedCommission } from '@zawadeh/domain';
import {
  BusyButton,
  ConfirmDialog,
  ErrorState,
  NumberField,
  SelectField,
  Skeleton,
  Surface,
  Text,
} from '@zawadeh/ui';
import { useRef, useState, type FormEvent } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useMutation } from '../useMutation.ts';
import { useQuery } from '../useQuery.ts';
import { useWeekdayName } from '../useWeekdayName.ts';
import { fetchPayoutTerms, updatePayoutTerms, type PayoutTermsRow } from './payoutTermCalls.ts';
import * as S from './SettingsSection.styles.ts';

/** What Zawadeh keeps of new orders, and the day on which shops are paid. */
export function PayoutTerms() {
  const t = useMessage();
  const { value, error, refetch } = useQuery('payout terms', fetchPayoutTerms);
  if (value) return <PayoutTermsForm terms={value} onSaved={refetch} />;
  return error ? (
    <ErrorState message={t('web.admin.settings.payoutsNotLoaded')} onRetry={refetch} />
  ) : (
    <Skeleton $height={280} />
  );
}

interface PayoutTermsFormProps {
  terms: PayoutTermsRow;
  onSaved: () => void;
}

const NO_DAY = 'none';
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

const percent = (basisPoints: number): string => leftToRight(`${basisPoints / 100}%`);

function PayoutTermsForm({ terms, onSaved }: PayoutTermsFormProps) {
  const t = useMessage();
  const mutate = useMutation();
  const weekdayName = useWeekdayName('long');
  const root = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(String(terms.commission / 100));
  const [weekday, setWeekday] = useState(terms.weekday);
  const [isWrong, setWrong] = useState(false);
  const [isBusy, setBusy] = useState(false);
  /** A new commission, which is asked about. */
  const [asked, setAsked] = useState<number | null>(null);

  const save = async (commission: number) => {
    setAsked(null);
    setBusy(true);
    await mutate({
      work: () => updatePayoutTerms({ commission, weekday }),
      done: t('web.admin.settings.payoutsSaved'),
      failed: (why) => t('web.admin.settings.payoutsNotSaved', { why }),
      onDone: onSaved,
    });
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const commission = readTypedCommission(typed);
    setWrong(commission === null);
    if (isBusy) return;
    if (commission === terms.commission) void save(commission);
    else if (commission !== null) setAsked(commission);
    // After the message has rendered.
    else requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  const says = t('web.admin.settings.commissionSays');
  return (
    <Surface>
      <S.Form ref={root} onSubmit={submit} noValidate>
        <Text look="h2">{t('web.admin.settings.payouts')}</Text>
        <S.Pair>
          <NumberField
            name="commission"
            kind="percent"
            label={t('web.admin.settings.commission')}
            hint={says}
            isRequired
            value={typed}
            onValueChange={(value) => {
              setTyped(value);
              setWrong(false);
            }}
            {...(isWrong && {
              error: t('web.admin.settings.commissionWrong', { most: String(MOST_COMMISSION / 100) }),
            })}
          />
          <SelectField
            name="payout_weekday"
            label={t('web.admin.settings.payoutWeekday')}
            hint={t('web.admin.settings.payoutWeekdaySays')}
            value={String(weekday ?? NO_DAY)}
            onValueChange={(chosen) => setWeekday(WEEKDAYS.find((day) => String(day) === chosen) ?? null)}
            options={[
              { value: NO_DAY, label: t('web.admin.settings.noPayoutWeekday') },
              ...WEEKDAYS.map((day) => ({ value: String(day), label: weekdayName(day - 1) })),
            ]}
          />
        </S.Pair>
        <S.End>
          <BusyButton type="submit" isBusy={isBusy} busyWords={t('web.admin.bags.saving')}>
            {t('web.admin.settings.savePayouts')}
          </BusyButton>
        </S.End>
      </S.Form>
      {asked !== null && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsked(null)}
          onConfirm={() => void save(asked)}
          title={t('web.admin.settings.commissionTitle', {
            before: percent(terms.commission),
            rate: percent(asked),
          })}
          confirmLabel={t('web.admin.settings.savePayouts')}
          kind="primary"
        >
          {says}
        </ConfirmDialog>
      )}
    </Surface>
  );
}
