import {
  addDays,
  SELL_THROUGH_DAYS,
  soldPercent,
  weekdayOfMostLeft,
  type PlannedSales,
} from '@zawadeh/domain';
import {
  Chip,
  ChipGroup,
  EmptyState,
  ErrorState,
  formatCount,
  Skeleton,
  Text,
  WeekdayChart,
} from '@zawadeh/ui';
import { useMessage } from '../../../lib/useMessage.ts';
import { messages } from './AnalyticsSection.messages.ts';
import * as S from './AnalyticsSection.styles.ts';
import { SellThroughTable } from './SellThroughTable.tsx';
import { usePeriodText } from './usePeriod.ts';
import { useSellThrough } from './useSellThrough.ts';

/** Of the bags that plans put on sale, how many were sold: for each store, and on each weekday. */
export function SellThroughSection() {
  const t = useMessage();
  const periodText = usePeriodText();
  const { days, choose, value, error, refetch } = useSellThrough();
  return (
    <S.SellThrough aria-label={t(messages.sellThrough)}>
      <S.SellThroughHead>
        <S.SellThroughName>
          <Text look="h2">{t(messages.sellThrough)}</Text>
          <Text look="bodySmall" tone="muted">
            {t(messages.sellThroughNote)}
          </Text>
        </S.SellThroughName>
        <S.Buttons>
          <ChipGroup label={t(messages.sellThroughPeriod)}>
            {SELL_THROUGH_DAYS.map((count) => (
              <Chip key={count} selected={count === days} onPress={() => choose(count)}>
                {t(messages.lastDays, { count })}
              </Chip>
            ))}
          </ChipGroup>
        </S.Buttons>
        {value && (
          <S.PrintedPeriod>
            {periodText({ from: value.first, until: addDays(value.last, 1) })}
          </S.PrintedPeriod>
        )}
      </S.SellThroughHead>
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
            footer={<MostLeft weekdays={value.weekdays} />}
          />
        </S.TableAndChart>
      )}
      {!value && !error && <Skeleton $height={320} />}
    </S.SellThrough>
  );
}

function MostLeft({ weekdays }: { weekdays: readonly PlannedSales[] }) {
  const t = useMessage();
  const weekday = weekdayOfMostLeft(weekdays);
  const sales = weekday === null ? undefined : weekdays[weekday];
  if (!sales) return t(messages.noneLeft);
  const { left, planned } = sales;
  return t(messages.mostLeft, {
    weekday: String(weekday),
    left: formatCount(left),
    count: planned,
    planned: formatCount(planned),
  });
}
