import {
  beirutTime,
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
  between: (from: string, until: string) => string;
  from: (time: string) => string;
  until: (time: string) => string;
  andAt: string;
}

const TEXTS: Record<Locale, Texts> = {
  en: {
    store: 'the store',
    morning: 'AM',
    afternoon: 'PM',
    between: (from, until) => `between ${from} and ${until}`,
    from: (time) => `from ${time}`,
    until: (time) => `until ${time}`,
    andAt: ', and at ',
  },
  ar: {
    store: 'المتجر',
    morning: 'ص',
    afternoon: 'م',
    between: (from, until) => `بين ${from} و${until}`,
    from: (time) => `ابتداءً من ${time}`,
    until: (time) => `حتى ${time}`,
    andAt: '، وفي ',
  },
};

/** "Al-Tell Oven between 5:00 PM and 8:30 PM": the text after "at" in a message. Null if a part of it is unknown. */
export function pickupText({
  places,
  language,
  writtenAt,
  deliveryMethod,
  isGift,
}: Omit<OrderMessage, 'to'>): string | null {
  if (deliveryMethod !== 'pickup' || isGift || places.length === 0 || !places.every(isKnownPlace))
    return null;
  const { store, andAt } = TEXTS[language];
  const placeTexts = places.map((place) => {
    const shop = place.store ? isolated(inLanguage(place.store, language).text) : store;
    const hours = hoursOf(place, language, writtenAt);
    return hours === null ? shop : `${shop} ${hours}`;
  });
  const all = [...new Set(placeTexts)].join(andAt);
  return all.length <= LONGEST ? all : null;
}

/** Only for today, because a reader takes "between 5:00 PM and 8:30 PM" for today. */
function hoursOf(place: PickupPlace, language: Locale, writtenAt: Instant): string | null {
  const { between, from, until, morning, afternoon } = TEXTS[language];
  const pickup = pickupWindow(place, writtenAt);
  if (pickup === null) return null;
  if (pickup.kind === 'text') return `(${isolated(pickup.text)})`;
  if (pickup.kind === 'days' || pickup.day !== 'today') return null;
  const time = (at: Instant): string =>
    `${leftToRight(wallClock(at))} ${beirutTime(at).hour < 12 ? morning : afternoon}`;
  if (pickup.kind === 'from') return from(time(pickup.start));
  if (pickup.kind === 'until') return until(time(pickup.end));
  return between(time(pickup.start), time(pickup.end));
}
