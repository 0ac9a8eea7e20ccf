import {
  closesAfterMidnight,
  nextOpenings,
  previewPlan,
  type Opening,
  type Plan,
  type PlanDay,
  type PlanForm,
} from '@zawadeh/domain';
import { NumberField, Text, TextField, useBeirutTime } from '@zawadeh/ui';
import { nowAtom } from '../../../../lib/clock.ts';
import { useAtomValue } from '../../../../lib/store.ts';
import { useMessage } from '../../../../lib/messages/useMessage.ts';
import { useWeekdayName } from '../../useWeekdayName.ts';
import type { PlanEditor } from '../useBagEditor.ts';
import { problems as problemMessages } from './PlanPanel.messages.ts';
import * as S from './PlanPanel.styles.ts';

const SHOWN_OPENINGS = 7;

interface PlanFieldsProps {
  editor: PlanEditor;
  form: PlanForm;
  days: readonly PlanDay[];
  isPaused: boolean;
}

export function PlanFields({ editor: { change, problems }, form, days, isPaused }: PlanFieldsProps) {
  const t = useMessage();
  const weekdayName = useWeekdayName('short');
  const errorOf = (problem: keyof typeof problemMessages | null | undefined) =>
    problem ? { error: t(problemMessages[problem]) } : {};
  const isLate = form.opens !== '' && form.closes !== '' && closesAfterMidnight(form);

  return (
    <>
      <S.Fieldset>
        <legend>{t('web.admin.plan.quantities')}</legend>
        <S.Weekdays>
          {form.quantities.map((quantity, weekday) => {
            const name = weekdayName(weekday);
            const problem =
              problems?.quantities[weekday] ?? (problems?.isEmpty && weekday === 0 ? 'isEmpty' : null);
            return (
              <NumberField
                key={name}
                name={`quantity-${weekday}`}
                kind="count"
                label={name}
                value={quantity}
                onValueChange={(typed) => change({ quantities: form.quantities.with(weekday, typed) })}
                {...errorOf(problem)}
              />
            );
          })}
        </S.Weekdays>
        <Text look="caption" tone="muted">
          {t('web.admin.plan.closedHint')}
        </Text>
      </S.Fieldset>
      <S.Fields>
        <TextField
          name="opens"
          type="time"
          label={t('web.admin.plan.opens')}
          isRequired
          value={form.opens}
          onValueChange={(opens) => change({ opens })}
          {...errorOf(problems?.opens)}
        />
        <TextField
          name="closes"
          type="time"
          label={t('web.admin.plan.closes')}
          isRequired
          hint={t(isLate ? 'web.admin.plan.afterMidnight' : 'web.admin.plan.sameEvening')}
          value={form.closes}
          onValueChange={(closes) => change({ closes })}
          {...errorOf(problems?.closes)}
        />
        <TextField
          name="startsOn"
          type="date"
          label={t('web.admin.plan.startsOn')}
          isOptional
          value={form.startsOn}
          onValueChange={(startsOn) => change({ startsOn })}
          {...errorOf(problems?.startsOn)}
        />
        <TextField
          name="endsOn"
          type="date"
          label={t('web.admin.plan.endsOn')}
          isOptional
          value={form.endsOn}
          onValueChange={(endsOn) => change({ endsOn })}
          {...errorOf(problems?.endsOn)}
        />
      </S.Fields>
      <NextOpenings plan={previewPlan(form, isPaused)} days={days} />
    </>
  );
}

/** As the plan would run once it is saved. */
function NextOpenings({ plan, days }: { plan: Plan | null; days: readonly PlanDay[] }) {
  const t = useMessage();
  const now = useAtomValue(nowAtom);
  if (!plan) return null;
  const openings = nextOpenings(plan, days, now, SHOWN_OPENINGS);
  return (
    <S.Openings>
      <Text look="label" as="h3">
        {t('web.admin.plan.next')}
      </Text>
      {plan.isPaused ? (
        <p>{t('web.admin.plan.pausedSays')}</p>
      ) : openings.length === 0 ? (
        <p>{t('web.admin.plan.noOpening')}</p>
      ) : (
        <S.Lines role="list">
          {openings.map((opening) => (
            <OpeningLine key={opening.day} opening={opening} />
          ))}
        </S.Lines>
      )}
    </S.Openings>
  );
}

function OpeningLine({ opening: { start, end, quantity, isChanged } }: { opening: Opening }) {
  const t = useMessage();
  const { date, timeRange } = useBeirutTime();
  return (
    <li>
      <strong>{date(start)}</strong>
      <span>
        {timeRange(start, end)}
        {isChanged && <S.Changed>{t('web.admin.plan.changed')}</S.Changed>}
      </span>
      <span>{t('web.admin.plan.bags', { count: quantity })}</span>
    </li>
  );
}
