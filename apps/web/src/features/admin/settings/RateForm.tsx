import {
  formatUsd,
  isolated,
  isUnusualRate,
  leftToRight,
  LEAST_LBP_PER_USD,
  liraNote,
  MOST_LBP_PER_USD,
  rateEnds,
  readTypedRate,
  type Instant,
  type LiraRate,
  type RateProblem,
} from '@zawadeh/domain';
import {
  Alert,
  BusyButton,
  ConfirmDialog,
  formatCount,
  NumberField,
  Surface,
  Text,
  useDateTimeText,
} from '@zawadeh/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { setRate, type RateHistory } from './rateCalls.ts';
import { nowAtom } from '../../../lib/clock.ts';
import { useAtomValue, useStore } from '../../../lib/store.ts';
import { setKnownRate } from '../../lira/rate.ts';
import { useMutation } from '../useMutation.ts';
import { EXAMPLE, RatePreview } from './RatePreview.tsx';
import { problems } from './SettingsSection.messages.ts';
import * as S from './SettingsSection.styles.ts';

const BOUNDS: Partial<Record<RateProblem, number>> = {
  tooSmall: LEAST_LBP_PER_USD,
  tooLarge: MOST_LBP_PER_USD,
};

const shown = (lbpPerUsd: number): string => leftToRight(formatCount(lbpPerUsd));

interface RateFormProps {
  history: RateHistory;
  onSaved: () => void;
}

/** Sets the rate of the lira, or renews it with one press. */
export function RateForm({ history, onSaved }: RateFormProps) {
  const t = useMessage();
  const store = useStore();
  const mutate = useMutation();
  const now = useAtomValue(nowAtom);
  const root = useRef<HTMLFormElement>(null);
  const { rate } = history;
  const [typed, setTyped] = useState(() => (rate ? String(rate.lbpPerUsd) : ''));
  const [problem, setProblem] = useState<RateProblem | null>(null);
  /** Typed, and so far from the last one that it needs a second look. */
  const [asked, setAsked] = useState<number | null>(null);
  const [busy, setBusy] = useState<'save' | 'renew' | null>(null);
  // The notice above the other sections follows what is read here.
  useEffect(() => setKnownRate(store, rate), [store, rate]);

  const save = async (lbpPerUsd: number, button: 'save' | 'renew') => {
    if (busy) return;
    setAsked(null);
    setBusy(button);
    // One that is too old would be shown again.
    const last = rate && now <= rateEnds(rate) && rate.lbpPerUsd !== lbpPerUsd ? rate.lbpPerUsd : null;
    await mutate({
      work: () => setRate(lbpPerUsd),
      done: t('web.admin.settings.saved', { rate: shown(lbpPerUsd) }),
      ...(last !== null && { undo: () => void restore(last) }),
      failed: (why) => t('web.admin.settings.notSaved', { why }),
      onDone: onSaved,
    });
    setBusy(null);
  };
  const restore = async (lbpPerUsd: number) => {
    const isRestored = await mutate({
      work: () => setRate(lbpPerUsd),
      done: t('web.admin.settings.saved', { rate: shown(lbpPerUsd) }),
      failed: (why) => t('web.admin.settings.notSaved', { why }),
      onDone: onSaved,
    });
    if (isRestored) setTyped(String(lbpPerUsd));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reading = readTypedRate(typed);
    if (reading.ok) {
      if (isUnusualRate(reading.value, rate?.lbpPerUsd ?? null)) setAsked(reading.value);
      else void save(reading.value, 'save');
      return;
    }
    setProblem(reading.error);
    // After the message has rendered.
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };

  const reading = readTypedRate(typed);
  const isNew = reading.ok && reading.value !== rate?.lbpPerUsd;
  const preview = isNew ? { lbpPerUsd: reading.value, setAt: now } : rate;
  const bound = problem && BOUNDS[problem];
  return (
    <S.Editor $previewWidth={360}>
      <Surface>
        <S.Form ref={root} onSubmit={submit} noValidate>
          <Text look="h2">{t('web.admin.settings.lira')}</Text>
          <Text look="bodySmall" tone="muted">
            {t('web.admin.settings.rateSays')}
          </Text>
          <S.Rate>
            <S.Unit>{t('web.admin.settings.oneDollar')}</S.Unit>
            <NumberField
              name="rate"
              kind="count"
              label={t('web.admin.settings.rate')}
              isRequired
              value={typed}
              onValueChange={(value) => {
                setTyped(value);
                setProblem(null);
              }}
              {...(problem && { error: t(problems[problem], { bound: bound ? shown(bound) : '' }) })}
            />
            <S.Unit>{t('web.admin.settings.lbp')}</S.Unit>
          </S.Rate>
          <RateState history={history} now={now} />
          <S.End>
            <BusyButton
              type="submit"
              kind="primary"
              isBusy={busy === 'save'}
              disabled={busy === 'renew'}
              busyWords={t('web.admin.bags.saving')}
            >
              {t('web.admin.settings.saveRate')}
            </BusyButton>
            {rate && (
              <BusyButton
                isBusy={busy === 'renew'}
                disabled={busy === 'save'}
                busyWords={t('web.admin.bags.saving')}
                onPress={() => void save(rate.lbpPerUsd, 'renew')}
              >
                {t('web.admin.settings.stillRate', { rate: shown(rate.lbpPerUsd) })}
              </BusyButton>
            )}
          </S.End>
        </S.Form>
      </Surface>
      <RatePreview rate={preview} now={now} />
      {asked !== null && rate && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsked(null)}
          onConfirm={() => void save(asked, 'save')}
          title={t('web.admin.settings.unusualTitle', { rate: shown(asked) })}
          confirmLabel={t('web.admin.settings.saveRate')}
          kind="primary"
        >
          {t('web.admin.settings.unusualBody', {
            last: shown(rate.lbpPerUsd),
            rate: shown(asked),
            total: leftToRight(formatUsd(EXAMPLE.total)),
            before: exampleIn(rate.lbpPerUsd, now),
            after: exampleIn(asked, now),
          })}
        </ConfirmDialog>
      )}
    </S.Editor>
  );
}

/** The rate of now, who set it, and until when it is shown. */
function RateState({ history: { rate, entries }, now }: { history: RateHistory; now: number }) {
  const t = useMessage();
  const { dayTime } = useDateTimeText();
  if (!rate) return <Alert kind="info">{t('web.admin.settings.none')}</Alert>;
  const who = setBy(rate, entries);
  const values = { rate: shown(rate.lbpPerUsd), date: isolated(dayTime(rate.setAt)) };
  return (
    <>
      <Text look="bodySmall" tone="muted">
        {who === null
          ? t('web.admin.settings.now', values)
          : t('web.admin.settings.nowBy', { ...values, who: leftToRight(who) })}
      </Text>
      {now > rateEnds(rate) ? (
        <Alert kind="danger">{t('web.admin.settings.old')}</Alert>
      ) : (
        <Alert kind="info">{t('web.admin.settings.ends', { date: isolated(dayTime(rateEnds(rate))) })}</Alert>
      )}
    </>
  );
}

/** The total of the example, as if the rate was set now. */
const exampleIn = (lbpPerUsd: number, now: Instant): string =>
  shown(liraNote(EXAMPLE.total, { lbpPerUsd, setAt: now }, now) ?? 0);

/** null also where the server alone moved the time of the rate. */
const setBy = ({ setAt }: LiraRate, entries: RateHistory['entries']): string | null =>
  entries.find(({ at }) => at === setAt)?.by ?? null;
