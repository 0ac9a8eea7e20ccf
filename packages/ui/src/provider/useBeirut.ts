import { beirutTime, leftToRight, wallClock, type Instant } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { useLanguage } from './contexts.ts';
import type { UiMessageIds } from '../locales/messageId.ts';

const messages = {
  /** clock is "9:30" */
  morning: 'ui.time.morning',
  afternoon: 'ui.time.afternoon',
  range: 'ui.time.range',
} satisfies UiMessageIds;

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
  const time = (at: Instant): string =>
    intl.formatMessage({ id: isMorning(at) ? messages.morning : messages.afternoon }, { clock: clock(at) });

  return {
    time,
    /** "5:00 PM – 8:30 PM", «من 5:00 إلى 8:30 م» */
    timeRange: (start: Instant, end: Instant): string => {
      const isHalfShared = !repeatsDayHalf && isMorning(start) === isMorning(end);
      return intl.formatMessage(
        { id: messages.range },
        { start: isHalfShared ? clock(start) : time(start), end: time(end) },
      );
    },
    /** "Monday, Nov 23", «الاثنين 23 تشرين الثاني» */
    date: (at: Instant): string =>
      // In Arabic the format of both together has a comma.
      intl.formatDate(at, { weekday: 'long', day: 'numeric', month }).replace('،', ''),
    /** "Nov 21, 2026", «21 تشرين الثاني 2026» */
    fullDate: (at: Instant): string => intl.formatDate(at, { year: 'numeric', day: 'numeric', month }),
  };
}
