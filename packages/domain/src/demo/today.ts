/** The demo’s day of today: phones at the counters, orders that wait for their buyers, and some that were collected. */
import type { Instant } from '../time/instant.ts';
import { beirutDay } from '../time/wallTime.ts';
import { buyerOf, MONA } from './buyers.ts';
import type { Dice } from './dice.ts';
import { NOT_HANDED, paidOrder, type DemoHandover, type DemoLine, type DemoOrder } from './orders.ts';
import type { DemoBag } from './plans.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface DemoPhone {
  id: string;
  /** Null for the courier’s. */
  storeId: string | null;
  name: string;
  pairedAt: Instant;
  seenAt: Instant;
}

const COUNTERS = ['Front counter', 'Kitchen phone', 'هاتف الكاونتر', 'Corner phone'];
const COURIER = 'Hassan’s phone';

/** A phone at each of the first shops, and a courier’s. */
export function demoPhones(bags: readonly DemoBag[], now: Instant): DemoPhone[] {
  const stores = [...new Set(bags.map(({ storeId }) => storeId))].toSorted();
  const counters = COUNTERS.flatMap((name, place) => {
    const storeId = stores[place];
    return storeId === undefined ? [] : [{ storeId, name }];
  });
  return [...counters, { storeId: null, name: COURIER }].map(({ storeId, name }, place) => ({
    id: `de000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`,
    storeId,
    name,
    pairedAt: now - 31 * DAY + place * MINUTE,
    seenAt: now - (2 + 3 * place) * MINUTE,
  }));
}

interface Today {
  /** The bags that have a plan. */
  planned: ReadonlySet<string>;
  firstPlace: number;
  now: Instant;
}

interface Wanted {
  /** The counter whose link is printed, another shop with a phone, or any. */
  at: 'counter' | 'phone' | 'any';
  kind: 'pickup' | 'delivery' | 'gift';
  minutesAgo: number;
  isMona?: boolean;
  handover?: Omit<DemoHandover, 'pickedUpAt' | 'handedAt' | 'isMissed'> & {
    pickedUp?: number;
    handed?: number;
  };
}

/** Pickups were handed over so many minutes after the payment. */
const ORDERS: readonly Wanted[] = [
  { at: 'any', kind: 'pickup', minutesAgo: 88, handover: { how: 'buyer', handed: 40 } },
  { at: 'phone', kind: 'pickup', minutesAgo: 84, handover: { how: 'scan', handed: 35 } },
  { at: 'counter', kind: 'pickup', minutesAgo: 76, handover: { how: 'scan', handed: 25 } },
  { at: 'counter', kind: 'pickup', minutesAgo: 71, handover: { how: 'code', handed: 52 } },
  { at: 'counter', kind: 'gift', minutesAgo: 63 },
  { at: 'any', kind: 'delivery', minutesAgo: 58, handover: { how: 'code', pickedUp: 12, handed: 31 } },
  { at: 'phone', kind: 'pickup', minutesAgo: 52 },
  { at: 'counter', kind: 'pickup', minutesAgo: 47 },
  { at: 'any', kind: 'pickup', minutesAgo: 41 },
  { at: 'counter', kind: 'delivery', minutesAgo: 33, handover: { how: 'code', pickedUp: 15 } },
  { at: 'counter', kind: 'pickup', minutesAgo: 26, isMona: true },
  { at: 'counter', kind: 'pickup', minutesAgo: 22 },
  { at: 'any', kind: 'pickup', minutesAgo: 18 },
  { at: 'phone', kind: 'delivery', minutesAgo: 14 },
  { at: 'any', kind: 'delivery', minutesAgo: 9 },
];

/** Orders for bags whose window is open; the stock is the rest. */
export function ordersOfToday(
  bags: readonly DemoBag[],
  { planned, firstPlace, now }: Today,
  dice: Dice,
): DemoOrder[] {
  const today = beirutDay(now);
  const open = bags.filter(
    ({ opens, closes, quantity }) => opens < now - HOUR && closes > now + HOUR && quantity > 0,
  );
  const [counter, ...others] = demoPhones(bags, now).map(({ storeId }) => storeId);
  const isAt = {
    counter: ({ storeId }: DemoBag) => storeId === counter,
    phone: ({ storeId }: DemoBag) => others.includes(storeId),
    any: () => true,
  };
  return ORDERS.flatMap(({ at, kind, minutesAgo, isMona = false, handover }, place) => {
    const choice = open.filter(isAt[at]);
    const bag = choice[dice.below(choice.length)];
    if (!bag) return [];
    const line: DemoLine = {
      bag,
      quantity: kind === 'gift' ? 2 : dice.pick([1, 1, 2]),
      day: planned.has(bag.id) ? today : null,
      opens: bag.opens,
      closes: bag.closes,
    };
    const bought = {
      place: firstPlace + place,
      buyer: isMona ? MONA : buyerOf(dice),
      lines: [line],
      isDelivery: kind === 'delivery',
      placedAt: now - minutesAgo * MINUTE,
    };
    const order = paidOrder(bought, dice);
    const after = (minutes: number | undefined) =>
      minutes === undefined ? null : bought.placedAt + minutes * MINUTE;
    const done = handover && {
      how: handover.how,
      pickedUpAt: after(handover.pickedUp),
      handedAt: after(handover.handed),
      isMissed: false,
    };
    return [{ ...order, isGift: kind === 'gift', handover: done ?? NOT_HANDED }];
  });
}
