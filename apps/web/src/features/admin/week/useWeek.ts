import { keepSameBags, type Week } from '@zawadeh/domain';
import { useRef } from 'react';
import { storeIdOf, useScope } from '../scope.ts';
import { fetchWeek } from './weekCalls.ts';
import { usePolling } from '../usePolling.ts';
import { useQuery, type Query } from '../useQuery.ts';

/** What another admin saves shows this soon. */
const REFRESH_MS = 4_000;

export interface WeekQuery extends Query<Week> {
  /** What was just saved counts more than answers that are under way. */
  changeSaved: (update: (week: Week) => Week) => void;
}

/** A week, read again every few seconds while the page is visible; bags that are as before stay the same objects. */
export function useWeek(monday: string): WeekQuery {
  const latest = useRef<Week | null>(null);
  const saves = useRef(0);
  const storeId = storeIdOf(useScope());
  const query = useQuery(`week ${monday}`, async () => {
    const savesBefore = saves.current;
    const before = latest.current?.monday === monday ? latest.current : null;
    const result = await fetchWeek(monday, before?.version ?? null, storeId);
    if (!result.ok) return result;
    const known = latest.current?.monday === monday ? latest.current : before;
    // An answer to a request from before a save is older than what is shown.
    const isNews = result.value !== null && (known === null || savesBefore === saves.current);
    if (!isNews && known !== null) return { ok: true, value: known };
    if (result.value === null) return { ok: false, error: { kind: 'server' } };
    const value = known === null ? result.value : keepSameBags(known, result.value);
    latest.current = value;
    return { ok: true, value };
  });

  usePolling(query.refetch, REFRESH_MS);

  return {
    ...query,
    changeSaved: (update) => {
      saves.current += 1;
      // No answer is as this week: another admin may change everything back before the next one.
      const changed = (week: Week): Week => ({ ...update(week), version: '' });
      if (latest.current) latest.current = changed(latest.current);
      query.change(changed);
      query.refetch();
    },
  };
}
