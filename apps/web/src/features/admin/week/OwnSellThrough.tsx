import { addDays, beirutDay } from '@zawadeh/domain';
import { Text } from '@zawadeh/ui';
import { nowAtom } from '../../../lib/clock.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { fetchSellThrough } from '../analytics/salesCalls.ts';
import { SoldByWeekday } from '../analytics/SoldByWeekday.tsx';
import { useQuery } from '../useQuery.ts';

const DAYS = 30;

/** Below the week of one shop, where it plans its bags: how they sold on each weekday of late. */
export function OwnSellThrough({ storeId }: { storeId: string }) {
  const t = useMessage();
  const today = beirutDay(useAtomValue(nowAtom));
  const { value } = useQuery(`sell-through of ${storeId} until ${today}`, () =>
    fetchSellThrough({ from: addDays(today, -DAYS), until: today }, storeId),
  );
  // The week is whole without it.
  if (!value || value.total.planned === 0) return null;
  return (
    <section>
      <SoldByWeekday weekdays={value.weekdays} />
      <Text look="bodySmall" tone="muted">
        {t('web.admin.week.lastDays', { count: DAYS })}
      </Text>
    </section>
  );
}
