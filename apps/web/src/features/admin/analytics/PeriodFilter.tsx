import { dayIn, PERIODS } from '@zawadeh/domain';
import { Chip, ChipGroup, Text, TextField } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { messages, periods } from './AnalyticsSection.messages.ts';
import * as S from './AnalyticsSection.styles.ts';
import { usePeriodText, type ChosenPeriod } from './usePeriod.ts';

export function PeriodFilter({ wanted, reading, choose }: ChosenPeriod) {
  const t = useMessage();
  const periodText = usePeriodText();
  return (
    <S.Period>
      <S.Buttons>
        <ChipGroup label={t(messages.period)}>
          {PERIODS.map((name) => (
            <Chip key={name} selected={wanted.name === name} onPress={() => choose({ name })}>
              {t(periods[name])}
            </Chip>
          ))}
        </ChipGroup>
      </S.Buttons>
      {wanted.name === 'dates' && (
        <S.Dates>
          <TextField
            name="from"
            type="date"
            label={t(messages.first)}
            value={dayIn(wanted.first) ?? ''}
            onValueChange={(first) => choose({ first })}
          />
          <TextField
            name="to"
            type="date"
            label={t(messages.last)}
            value={dayIn(wanted.last) ?? ''}
            onValueChange={(last) => choose({ last })}
            error={reading.ok ? undefined : t(messages.reversed)}
          />
        </S.Dates>
      )}
      {reading.ok && (
        <Text look="bodySmall" tone="muted">
          {periodText(reading.value)}
        </Text>
      )}
    </S.Period>
  );
}
