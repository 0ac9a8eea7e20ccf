import { useIntl } from 'react-intl';

/** A Monday; only its weekday is shown. */
const MONDAY = Date.UTC(2026, 10, 23, 12);
const DAY = 86_400_000;

/** 0 is Monday. */
export function useWeekdayName(length: 'short' | 'long'): (weekday: number) => string {
  const intl = useIntl();
  return (weekday) => intl.formatDate(MONDAY + weekday * DAY, { weekday: length });
}
