import { simpleHoursOf, withSimpleHours, type BagWithHours, type SimpleHours } from '@zawadeh/domain';
import { NumberField, Text, TextField } from '@zawadeh/ui';
import { nowAtom } from '../../../../lib/clock.ts';
import { useMessage } from '../../../../lib/messages/useMessage.ts';
import { useAtomValue } from '../../../../lib/store.ts';
import { useWeekdayName } from '../../useWeekdayName.ts';
import { problems } from '../BagsSection.messages.ts';
import { problems as planProblems } from '../plan/PlanPanel.messages.ts';
import type { BagEditor } from '../useBagEditor.ts';
import * as S from './OwnBags.styles.ts';

interface OwnHoursProps {
  editor: BagEditor;
  hours: SimpleHours;
  kind: BagWithHours;
}

/** When customers collect, on which days, and how many: all of it at once. */
export function OwnHours({ editor, hours, kind }: OwnHoursProps) {
  const t = useMessage();
  const now = useAtomValue(nowAtom);
  const weekdayName = useWeekdayName('short');
  const { form, plan, problemOf } = editor;
  const change = (values: Partial<SimpleHours>) => {
    const next = withSimpleHours(form, { ...hours, ...values }, kind, now);
    plan.changeBoth(next.bag, next.plan);
  };
  const start = problemOf('pickupStart');
  const end = problemOf('pickupEnd');
  const count = problemOf('quantity');
  const planned = plan.problems;
  const wrongCount = planned?.quantities.find((problem) => problem !== null);
  const errorOf = (text: string | null | undefined | false) => (text ? { error: text } : {});
  return (
    <S.Fieldset>
      <legend>{t('web.store.collect')}</legend>
      <S.Prices>
        <TextField
          name="pickupStart"
          type="time"
          label={t('web.admin.plan.opens')}
          isRequired
          value={hours.opens}
          onValueChange={(opens) => change({ opens })}
          {...errorOf((start && t(problems[start])) ?? (planned?.opens && t(planProblems[planned.opens])))}
        />
        <TextField
          name="pickupEnd"
          type="time"
          label={t('web.admin.plan.closes')}
          isRequired
          value={hours.closes}
          onValueChange={(closes) => change({ closes })}
          {...errorOf((end && t(problems[end])) ?? (planned?.closes && t(planProblems[planned.closes])))}
        />
      </S.Prices>
      <S.Days role="group" aria-label={t('web.admin.plan.repeats')}>
        {hours.weekdays.map((isOn, weekday) => (
          <S.Day
            key={weekdayName(weekday)}
            type="button"
            aria-pressed={isOn}
            onClick={() => change({ weekdays: hours.weekdays.with(weekday, !isOn) })}
          >
            {weekdayName(weekday)}
          </S.Day>
        ))}
      </S.Days>
      {planned?.isEmpty ? (
        <S.Wrong role="alert">{t(planProblems.isEmpty)}</S.Wrong>
      ) : (
        <Text look="bodySmall" tone="muted">
          {t('web.store.none')}
        </Text>
      )}
      <S.Count>
        <NumberField
          kind="count"
          name="quantity"
          label={t('web.store.bagsEachTime')}
          isRequired
          value={hours.quantity}
          onValueChange={(quantity) => change({ quantity })}
          {...errorOf((count && t(problems[count])) ?? (wrongCount && t(planProblems[wrongCount])))}
        />
      </S.Count>
    </S.Fieldset>
  );
}

/** null where the plan says more than the short form can. */
export const hoursIn = ({ form, plan }: BagEditor): SimpleHours | null => simpleHoursOf(form, plan.form);
