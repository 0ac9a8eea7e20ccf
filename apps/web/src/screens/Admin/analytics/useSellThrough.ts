import { lastDays, readSellThroughDays, type SellThrough, type SellThroughDays } from '@zawadeh/domain';
import { fetchSellThrough } from '../../../backend/admin/sales.ts';
import { nowAtom } from '../../../lib/clock.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { useAddress } from '../useAddress.ts';
import { useQuery, type Query } from '../useQuery.ts';

interface Dated extends SellThrough {
  first: string;
  last: string;
}

export interface ChosenSellThrough extends Query<Dated> {
  days: SellThroughDays;
  choose: (days: SellThroughDays) => void;
}

/** Stored as `sold-in` in the URL. The figures of some days are never shown under other days. */
export function useSellThrough(): ChosenSellThrough {
  const { params, change } = useAddress();
  const days = readSellThroughDays(params.get('sold-in'));
  const { first, last } = lastDays(days, useAtomValue(nowAtom));
  const query = useQuery(`${first} ${last}`, async () => {
    const answer = await fetchSellThrough(first, last);
    return answer.ok ? { ok: true as const, value: { ...answer.value, first, last } } : answer;
  });
  const isOfDays = query.value?.first === first && query.value.last === last;
  return {
    ...query,
    value: isOfDays ? query.value : null,
    days,
    choose: (chosen) => change((next) => next.set('sold-in', String(chosen))),
  };
}
