import {
  inLanguage,
  openingOf,
  weekdayOf,
  type Cell,
  type DayConflict,
  type DayRefusal,
  type LocalText,
  type Plan,
} from '@zawadeh/domain';
import { useBeirutTime, useLanguage } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { conflictLines, refusals } from './WeekSection.messages.ts';
import type { Refused } from './useWeekEditor.ts';

const FRIDAY = 4;
const LAST_DAY = 6;
/** Any day; only the hours are shown. */
const SOME_DAY = '2026-11-25';

/** Noon, which is the same day everywhere. */
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** Days, hours and cells in words. */
export function useWeekText() {
  const t = useMessage();
  const intl = useIntl();
  const { locale, dir } = useLanguage();
  const { date, fullDate, timeRange } = useBeirutTime();

  // In Arabic the format of both together has a comma.
  const dayParts = (day: string): [weekday: string, date: string] => [
    intl.formatDate(noonOf(day), { weekday: dir === 'rtl' ? 'long' : 'short' }),
    intl.formatDate(noonOf(day), { day: 'numeric' }),
  ];

  const countText = (after: { quantity: number | null; isSkipped: boolean }): string => {
    if (after.isSkipped || after.quantity === 0) return t('web.admin.week.conflict.none');
    return after.quantity === null ? t('web.admin.week.conflict.plan') : String(after.quantity);
  };

  const refusalText = (refusal: DayRefusal): string =>
    t(refusals[refusal.kind], refusal.kind === 'tooFew' ? { least: refusal.least } : {});

  const cellText = ({ kind, state, quantity: n, planned: m, differs, sold, byHand, day }: Cell): string => {
    if (kind === 'past')
      return sold === null ? t('web.admin.week.closed') : t('web.admin.week.soldOf', { sold, n });
    if (byHand > 0) return t('web.admin.week.byHandSays', { n: byHand });
    if (state === 'skipped' && m !== null) return t('web.admin.week.skippedSays', { m });
    if (state !== 'open') return t('web.admin.week.closed');
    if (!differs) {
      return sold === null
        ? t('web.admin.week.asPlannedSays', { n })
        : t('web.admin.week.onSale', { n, sold });
    }
    const weekday = intl.formatDate(noonOf(day), { weekday: 'long' });
    if (m === null) return t('web.admin.week.differsClosed', { n, weekday });
    return t(weekdayOf(day) === FRIDAY ? 'web.admin.week.differsOnFriday' : 'web.admin.week.differs', {
      n,
      m,
      weekday,
    });
  };

  return {
    dayParts,
    dayName: (day: string): string => dayParts(day).join(' '),

    /** "Friday, Nov 27" */
    dayText: (day: string) => date(noonOf(day)),
    /** "Nov 23 – 29, 2026", «من 23 إلى 29 تشرين الثاني 2026» */
    weekText: (days: readonly string[], hasYear: boolean): string => {
      const [first, last] = [noonOf(days[0] ?? SOME_DAY), noonOf(days[LAST_DAY] ?? SOME_DAY)];
      const year = hasYear && ({ year: 'numeric' } as const);
      if (dir === 'ltr') {
        return intl.formatDateTimeRange(first, last, { ...year, month: 'short', day: 'numeric' });
      }
      const isOneMonth = days[0]?.slice(0, 7) === days[LAST_DAY]?.slice(0, 7);
      const start = isOneMonth
        ? intl.formatDate(first, { day: 'numeric' })
        : intl.formatDate(first, { day: 'numeric', month: 'long' });
      const end = hasYear ? fullDate(last) : intl.formatDate(last, { day: 'numeric', month: 'long' });
      return t('web.admin.week.range', { start, end });
    },
    hoursText: (plan: Plan): string => {
      const open = { ...plan, startsOn: null, endsOn: null };
      const opening = openingOf(open, SOME_DAY, { day: SOME_DAY, isSkipped: false, quantity: 1 });
      return opening ? timeRange(opening.start, opening.end) : '';
    },
    nameOf: (text: LocalText | null): string =>
      text ? inLanguage(text, locale).text : t('web.admin.bags.unnamed'),
    cellText,
    /** How the number compares with the plan, beside the number itself. */
    noteOf: (cell: Cell): string => {
      const { kind, state, planned: n, differs, sold, byHand } = cell;
      const isPlain = kind === 'past' || byHand > 0 || state !== 'open' || (kind === 'today' && !differs);
      if (kind === 'today' && state === 'open' && sold !== null && !differs) {
        return t('web.admin.week.soldNote', { sold });
      }
      if (isPlain) return state === 'closed' && byHand === 0 ? '' : cellText(cell);
      if (!differs) return t('web.admin.week.asPlanned');
      return n === null ? t('web.admin.week.planClosed') : t('web.admin.week.planSays', { n });
    },
    refusedText: ({ refusal, count }: Refused): string =>
      count === 1 ? refusalText(refusal) : t('web.admin.week.stayed', { count }),
    conflictText: ({ reason, day, least, mine, there }: DayConflict, bag: string): string =>
      t(conflictLines[reason], {
        bag,
        day: date(noonOf(day)),
        least,
        mine: countText(mine),
        theirs: countText(there),
      }),
  };
}
