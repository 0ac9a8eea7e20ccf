import { dayIn, PERIODS } from '@zawadeh/domain';
import { Chip, ChipGroup, Text, TextField } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import { messages, periods } from './AnalyticsSection.messages.ts';
import * as S from './AnalyticsSection.styles.ts';
import { usePeriodWords, type ChosenPeriod } from './usePeriod.ts';

export function PeriodFilter({ wanted, reading, choose }: ChosenPeriod) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const periodWords = usePeriodWords();
  return (
    <S.Period>
      <S.Buttons>
        <ChipGroup label={say(messages.period)}>
          {PERIODS.map((name) => (
            <Chip key={name} selected={wanted.name === name} onPress={() => choose({ name })}>
              {say(periods[name])}
            </Chip>
          ))}
        </ChipGroup>
      </S.Buttons>
      {wanted.name === 'dates' && (
        <S.Dates>
          <TextField
            name="from"
            type="date"
            label={say(messages.first)}
            value={dayIn(wanted.first) ?? ''}
            onValueChange={(first) => choose({ first })}
          />
          <TextField
            name="to"
            type="date"
            label={say(messages.last)}
            value={dayIn(wanted.last) ?? ''}
            onValueChange={(last) => choose({ last })}
            error={reading.ok ? undefined : say(messages.reversed)}
          />
        </S.Dates>
      )}
      {reading.ok && (
        <Text look="bodySmall" tone="muted">
          {periodWords(reading.value)}
        </Text>
      )}
    </S.Period>
  );
}
