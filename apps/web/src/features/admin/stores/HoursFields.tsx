import { closesAfterMidnight, readDayHours } from '@zawadeh/domain';
import { Button, Text, TextField } from '@zawadeh/ui';
import { Fragment } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useWeekdayName } from '../useWeekdayName.ts';
import * as S from './StoresSection.styles.ts';

interface HoursFieldsProps {
  /** As in a form of a store. */
  hours: readonly string[];
  onValueChange: (hours: readonly string[]) => void;
  /** The weekdays with one time only. */
  incomplete: readonly number[];
}

/** The hours of seven days: Monday's, which the others can take over, and what differs. */
export function HoursFields({ hours, onValueChange, incomplete }: HoursFieldsProps) {
  const t = useMessage();
  return (
    <S.Fieldset>
      <legend>{t('web.admin.stores.hours')}</legend>
      <S.Days>
        {hours.map((text, weekday) => (
          // oxlint-disable-next-line react/no-array-index-key -- the place is the weekday
          <Fragment key={weekday}>
            <Day
              weekday={weekday}
              text={text}
              onValueChange={(typed) => onValueChange(hours.with(weekday, typed))}
              isIncomplete={incomplete.includes(weekday)}
            />
            {weekday === 0 && (
              <S.LikeMonday>
                <Button size="compact" onPress={() => onValueChange(hours.map(() => text))}>
                  {t('web.admin.stores.likeMonday')}
                </Button>
              </S.LikeMonday>
            )}
          </Fragment>
        ))}
      </S.Days>
      <Text look="caption" tone="muted">
        {t('web.admin.stores.hoursHint')}
      </Text>
    </S.Fieldset>
  );
}

interface DayProps {
  weekday: number;
  text: string;
  onValueChange: (text: string) => void;
  isIncomplete: boolean;
}

function Day({ weekday, text, onValueChange, isIncomplete }: DayProps) {
  const t = useMessage();
  const day = useWeekdayName('long')(weekday);
  const [opens = '', closes = ''] = text.split('-');
  const whole = readDayHours(text);
  const change = (times: readonly string[]) => onValueChange(times.some(Boolean) ? times.join('-') : '');
  const errorOf = (time: string) =>
    isIncomplete && time === '' ? { error: t('web.admin.plan.problem.missing') } : {};
  return (
    <S.Day>
      <TextField
        name={`opens-${weekday}`}
        type="time"
        label={t('web.admin.stores.from', { day })}
        value={opens}
        onValueChange={(typed) => change([typed, closes])}
        {...errorOf(opens)}
      />
      <TextField
        name={`closes-${weekday}`}
        type="time"
        label={t('web.admin.stores.until', { day })}
        value={closes}
        onValueChange={(typed) => change([opens, typed])}
        hint={whole && closesAfterMidnight(whole) && t('web.admin.plan.afterMidnight')}
        {...errorOf(closes)}
      />
    </S.Day>
  );
}
