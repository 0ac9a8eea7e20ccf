/** The title of a confirmation in both languages at once: the counter may read the other one. */
import { beirutTime, leftToRight, wallClock, type Instant, type Locale } from '@zawadeh/domain';

export function collectedAt(at: Instant): Record<Locale, string> {
  const isMorning = beirutTime(at).hour < 12;
  return {
    en: `Collected at ${wallClock(at)}\u00a0${isMorning ? 'AM' : 'PM'}`,
    ar: `تمّ الاستلام عند ${leftToRight(wallClock(at))}\u00a0${isMorning ? 'ص' : 'م'}`,
  };
}
