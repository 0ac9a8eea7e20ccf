import type { PeriodReading } from '@zawadeh/domain';
import { EmptyState, ErrorState, Skeleton, Text } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { messages } from './AnalyticsSection.messages.ts';
import * as S from './AnalyticsSection.styles.ts';
import { SellThroughTable } from './SellThroughTable.tsx';
import { SoldByWeekday } from './SoldByWeekday.tsx';
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
          <SoldByWeekday weekdays={value.weekdays} />
        </S.TableAndChart>
      )}
      {!value && !error && reading.ok && <Skeleton $height={320} />}
    </S.SellThrough>
  );
}
