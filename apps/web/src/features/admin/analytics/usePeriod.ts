import {
  lastDayOf,
  readPeriod,
  readPeriodName,
  type Period,
  type PeriodReading,
  type PeriodChoice,
} from '@zawadeh/domain';
import { useDateTimeText } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { nowAtom } from '../../../lib/clock.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { useAddress } from '../useAddress.ts';
import { messages } from './AnalyticsSection.messages.ts';

export interface ChosenPeriod {
  wanted: PeriodChoice;
  reading: PeriodReading;
  choose: (changed: Partial<PeriodChoice>) => void;
}

/** Stored as `period`, `from` and `to` in the URL: a reload or a shared link shows the same period. */
export function usePeriod(): ChosenPeriod {
  const { params, change } = useAddress();
  const now = useAtomValue(nowAtom);
  const wanted: PeriodChoice = {
    name: readPeriodName(params.get('period')),
    first: params.get('from') ?? '',
    last: params.get('to') ?? '',
  };
  const choose = (changed: Partial<PeriodChoice>) => {
    const { name, first, last } = { ...wanted, ...changed };
    change((next) => {
      write(next, 'period', name === 'all' ? '' : name);
      write(next, 'from', name === 'dates' ? first : '');
      write(next, 'to', name === 'dates' ? last : '');
    });
  };
  return { wanted, reading: readPeriod(wanted, now), choose };
}

function write(params: URLSearchParams, name: string, value: string): void {
  if (value === '') params.delete(name);
  else params.set(name, value);
}

/** Noon in UTC is on the same day in Beirut, in winter and in summer. */
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** "Nov 1, 2026 – Nov 30, 2026" */
export function usePeriodText(): (period: Period) => string {
  const t = useMessage();
  const { date } = useDateTimeText();
  return (period) => {
    const from = period.from && date(noonOf(period.from));
    const last = lastDayOf(period);
    const to = last && date(noonOf(last));
    if (from !== null && to !== null) {
      return from === to ? from : t(messages.range, { from, to });
    }
    if (from !== null) return t(messages.from, { from });
    if (to !== null) return t(messages.until, { to });
    return t(messages.everything);
  };
}
