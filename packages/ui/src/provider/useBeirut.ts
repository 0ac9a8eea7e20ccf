import { beirutTime, leftToRight, wallClock, type Day, type Instant } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { useLanguage } from './contexts.ts';

/** Formats times of the Beirut time zone as plain text, for messages and screen readers. */
export function useBeirutTime() {
  const intl = useIntl();
  const { dir, repeatsDayHalf } = useLanguage();
  const month = dir === 'rtl' ? 'long' : 'short';

  const clock = (at: Instant): string => {
    const text = wallClock(at);
    return dir === 'rtl' ? leftToRight(text) : text;
  };
  const isMorning = (at: Instant) => beirutTime(at).hour < 12;
  const isTwelve = (at: Instant) => wallClock(at) === '12:00';
  const time = (at: Instant): string => {
    const [twelve, other] = isMorning(at)
      ? ['ui.time.midnight', 'ui.time.morning']
      : ['ui.time.noon', 'ui.time.afternoon'];
    return intl.formatMessage({ id: isTwelve(at) ? twelve : other }, { clock: clock(at) });
  };
  const date = (at: Instant): string =>
    // In Arabic the format of both together has a comma.
    intl.formatDate(at, { weekday: 'long', day: 'numeric', month }).replace('،', '');
  const dayName = (at: Instant, day: Day): string =>
    day === 'weekday' ? intl.formatDate(at, { weekday: dir === 'rtl' ? 'long' : 'short' }) : date(at);
  /** "8:00 AM", "8:00 AM tomorrow", "8:00 AM on Mon" */
  const timeOnDay = (at: Instant, day: Day): string => {
    if (day === 'today') return time(at);
    if (day === 'tomorrow') return intl.formatMessage({ id: 'ui.time.tomorrow' }, { time: time(at) });
    return intl.formatMessage({ id: 'ui.time.onDay' }, { date: dayName(at, day), time: time(at) });
  };

  return {
    time,
    timeOnDay,
    /** "7:30 PM", "7:30 PM tomorrow", "Mon 7:30 PM", "Monday, Nov 30, 7:30 PM" */
    dayAndTime: (at: Instant, day: Day): string => {
      if (day === 'today' || day === 'tomorrow') return timeOnDay(at, day);
      const id = day === 'weekday' ? 'ui.time.weekday' : 'ui.when.dateTime';
      return intl.formatMessage({ id }, { date: dayName(at, day), time: time(at) });
    },
    /** "5:00 PM – 8:30 PM", «من 5:00 إلى 8:30 م» */
    timeRange: (start: Instant, end: Instant): string => {
      const isHalfShared = !repeatsDayHalf && isMorning(start) === isMorning(end) && !isTwelve(start);
      return intl.formatMessage(
        { id: 'ui.time.range' },
        { start: isHalfShared ? clock(start) : time(start), end: time(end) },
      );
    },
    /** "Monday, Nov 23", «الاثنين 23 تشرين الثاني» */
    date,
    /** "Nov 21, 2026", «21 تشرين الثاني 2026» */
    fullDate: (at: Instant): string => intl.formatDate(at, { year: 'numeric', day: 'numeric', month }),
  };
}
