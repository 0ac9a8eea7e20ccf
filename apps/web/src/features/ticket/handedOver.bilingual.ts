/** The title of a confirmation in both languages at once: the counter may read the other one. */
import { beirutTime, leftToRight, wallClock, type Instant, type Locale } from '@zawadeh/domain';

export function collectedAt(at: Instant): Record<Locale, string> {
  const clock = wallClock(at);
  const isMorning = beirutTime(at).hour < 12;
  const arabicHalf = isMorning ? 'ص' : clock === '12:00' ? 'ظهراً' : 'م';
  const isMidnight = isMorning && clock === '12:00';
  return {
    en: `Collected at ${clock}\u00a0${isMorning ? 'AM' : 'PM'}`,
    ar: `تمّ الاستلام عند ${isMidnight ? 'منتصف الليل' : `${leftToRight(clock)}\u00a0${arabicHalf}`}`,
  };
}
