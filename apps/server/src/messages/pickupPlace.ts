import {
  beirutTime,
  findArea,
  inLanguage,
  isKnownPlace,
  isolated,
  leftToRight,
  pickupWindow,
  wallClock,
  type Instant,
  type Locale,
  type PickupPlace,
} from '@zawadeh/domain';
import type { OrderMessage } from './sender.ts';

/** A filled-in template may have 1,024 characters, and names of buyers and stores are long. */
const LONGEST = 500;

interface Texts {
  store: string;
  morning: string;
  afternoon: string;
  midnight: string;
  noon: string;
  /** Hours of one half of the day name it once. */
  sharesHalf: boolean;
  between: (day: string, from: string, until: string) => string;
  /** A window of several days. */
  days: (from: string, until: string) => string;
  from: (dayTime: string) => string;
  until: (dayTime: string) => string;
  dayTime: (day: string, time: string) => string;
  andAt: string;
  comma: string;
}

const TEXTS: Record<Locale, Texts> = {
  en: {
    store: 'the store',
    morning: 'AM',
    afternoon: 'PM',
    midnight: '12:00 AM',
    noon: '12:00 PM',
    sharesHalf: false,
    between: (day, from, until) => `on ${day}, between ${from} and ${until}`,
    days: (from, until) => `from ${from} until ${until}`,
    from: (dayTime) => `from ${dayTime}`,
    until: (dayTime) => `until ${dayTime}`,
    dayTime: (day, time) => `${time} on ${day}`,
    andAt: ', and at ',
    comma: ', ',
  },
  ar: {
    store: 'المتجر',
    morning: 'ص',
    afternoon: 'م',
    midnight: 'منتصف الليل',
    noon: `${leftToRight('12:00')} ظهراً`,
    sharesHalf: true,
    between: (day, from, until) => `يوم ${day} من ${from} إلى ${until}`,
    days: (from, until) => `من ${from} إلى ${until}`,
    from: (dayTime) => `ابتداءً من ${dayTime}`,
    until: (dayTime) => `حتى ${dayTime}`,
    dayTime: (day, time) => `${time} يوم ${day}`,
    andAt: '، وفي ',
    comma: '، ',
  },
};

const dayFormat = (locale: string, month: 'short' | 'long') =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month, timeZone: 'Asia/Beirut' });
const DAYS: Record<Locale, Intl.DateTimeFormat> = {
  en: dayFormat('en', 'short'),
  ar: dayFormat('ar-LB-u-nu-latn', 'long'),
};

/**
 * "Al-Tell Oven, Balad, on Saturday, Nov 21, between 5:00 PM and 8:30 PM": the text after "at" in a message. Null if a part of it
 * is unknown.
 */
export function pickupText({
  places,
  language,
  writtenAt,
  deliveryMethod,
  isGift,
}: Pick<OrderMessage, 'places' | 'language' | 'writtenAt' | 'deliveryMethod' | 'isGift'>): string | null {
  if (deliveryMethod !== 'pickup' || isGift || places.length === 0 || !places.every(isKnownPlace))
    return null;
  const { store, andAt, comma } = TEXTS[language];
  const placeTexts = places.map((place) => {
    const shop = place.store ? isolated(inLanguage(place.store, language).text) : store;
    const area = findArea(place.area)?.name[language];
    const hours = hoursOf(place, language, writtenAt);
    if (area === undefined) return hours === null ? shop : `${shop} ${hours}`;
    return [shop, area, hours].filter((part) => part !== null).join(comma);
  });
  const all = [...new Set(placeTexts)].join(andAt);
  return all.length <= LONGEST ? all : null;
}

/** With the date, because a message is also read on another day. */
function hoursOf(place: PickupPlace, language: Locale, writtenAt: Instant): string | null {
  const { between, days, from, until, dayTime, morning, afternoon, midnight, noon, sharesHalf } =
    TEXTS[language];
  const pickup = pickupWindow(place, writtenAt);
  if (pickup === null) return null;
  if (pickup.kind === 'text') return `(${isolated(pickup.text)})`;
  // In Arabic the format has a comma.
  const day = (at: Instant): string => DAYS[language].format(at).replace('،', '');
  const isMorning = (at: Instant): boolean => beirutTime(at).hour < 12;
  const isTwelve = (at: Instant): boolean => wallClock(at) === '12:00';
  const time = (at: Instant): string => {
    if (isTwelve(at)) return isMorning(at) ? midnight : noon;
    return `${leftToRight(wallClock(at))} ${isMorning(at) ? morning : afternoon}`;
  };
  const both = (at: Instant): string => dayTime(day(at), time(at));
  if (pickup.kind === 'from') return from(both(pickup.start));
  if (pickup.kind === 'until') return until(both(pickup.end));
  if (pickup.kind === 'days') return days(both(pickup.start), both(pickup.end));
  const { start, end } = pickup;
  const isHalfShared =
    sharesHalf && isMorning(start) === isMorning(end) && !isTwelve(start) && !isTwelve(end);
  return between(day(start), isHalfShared ? leftToRight(wallClock(start)) : time(start), time(end));
}
