import {
  leftToRight,
  soldPercent,
  weekdayAdvice,
  type PeriodReading,
  type PlannedSales,
} from '@zawadeh/domain';
import { EmptyState, ErrorState, formatCount, Skeleton, Text } from '@zawadeh/ui';
import { WeekdayChart } from './WeekdayChart/WeekdayChart.tsx';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { messages } from './AnalyticsSection.messages.ts';
import * as S from './AnalyticsSection.styles.ts';
import { SellThroughTable } from './SellThroughTable.tsx';
import { useSellThrough } from './useSellThrough.ts';

export const SELL_THROUGH_ID = 'sell-through';

/** Of the bags that plans put on sale, how many were sold: for each store, and on each weekday. */
export function SellThroughSection({ reading }: { reading: PeriodReading }) {
  const t = useMessage();
  const { value, error, refetch } = useSellThrough(reading);
  return (
    <S.SellThrough aria-label={t(messages.sellThrough)}>
      <S.SellThroughName>
        <Text look="h2" id={SELL_THROUGH_ID} tabIndex={-1}>
          {t(messages.sellThrough)}
        </Text>
        <Text look="bodySmall" tone="muted">
          {t(messages.sellThroughNote)}
        </Text>
      </S.SellThroughName>
      {error && <ErrorState message={t(messages.sellThroughNotLoaded)} onRetry={refetch} />}
      {value && value.shops.length === 0 && (
        <EmptyState
          picture="empty-bags"
          title={t(messages.nothingPlanned)}
          sentence={t(messages.nothingPlannedSays)}
        />
      )}
      {value && value.shops.length > 0 && (
        <S.TableAndChart>
          <SellThroughTable {...value} />
          <WeekdayChart
            title={t(messages.byWeekday)}
            nameHeader={t(messages.weekday)}
            valueHeader={t(messages.share)}
            wholeHeader={t(messages.planned)}
            days={value.weekdays.map((sales) => ({ percent: soldPercent(sales), whole: sales.planned }))}
            footer={<Advice weekdays={value.weekdays} />}
          />
        </S.TableAndChart>
      )}
      {!value && !error && reading.ok && <Skeleton $height={320} />}
    </S.SellThrough>
  );
}

function Advice({ weekdays }: { weekdays: readonly PlannedSales[] }) {
  const t = useMessage();
  const advice = weekdayAdvice(weekdays);
  if (advice.kind !== 'mostLeft') return t(messages[advice.kind]);
  const { weekday, percent, sales } = advice;
  return t(messages.mostLeft, {
    weekday: String(weekday),
    percent: leftToRight(`${percent}%`),
    left: formatCount(sales.left),
    count: sales.planned,
    planned: formatCount(sales.planned),
  });
}
