/** The hours of a bag in the short form of a shop: two times of the clock, some weekdays, one number for each of them. */
import type { Instant } from '../time/instant.ts';
import type { BagForm } from './bagForm.ts';
import type { PlanForm } from './planForm.ts';
import { nextWindow } from './usualWindow.ts';

export interface SimpleHours {
  /** `17:00`; empty while it is typed. */
  opens: string;
  closes: string;
  /** Monday first. Without any the bag does not repeat. */
  weekdays: readonly boolean[];
  quantity: string;
}

type HoursOfBag = Pick<BagForm, 'pickupStart' | 'pickupEnd' | 'quantity'>;

const WEEKDAYS = 7;

/** null where the plan says more: other numbers on other days, or a first or last day. */
export function simpleHoursOf(bag: HoursOfBag, plan: PlanForm | null): SimpleHours | null {
  if (plan === null) {
    return {
      opens: timeOf(bag.pickupStart),
      closes: timeOf(bag.pickupEnd),
      weekdays: Array.from({ length: WEEKDAYS }, () => false),
      quantity: bag.quantity,
    };
  }
  const { quantities, opens, closes, startsOn, endsOn } = plan;
  const [quantity = bag.quantity, ...others] = new Set(quantities.filter((typed) => typed !== ''));
  if (others.length > 0 || startsOn !== '' || endsOn !== '') return null;
  return { opens, closes, weekdays: quantities.map((typed) => typed !== ''), quantity };
}

/** Of a new bag the hours are of its first day; the bag of a saved plan keeps what is on sale now. */
export type BagWithHours = 'new' | 'single' | 'planned';

export function withSimpleHours(
  bag: HoursOfBag,
  { opens, closes, weekdays, quantity }: SimpleHours,
  kind: BagWithHours,
  now: Instant,
): { bag: HoursOfBag; plan: PlanForm | null } {
  const repeats = kind === 'planned' || weekdays.includes(true);
  const plan = repeats
    ? { quantities: weekdays.map((isOn) => (isOn ? quantity : '')), opens, closes, startsOn: '', endsOn: '' }
    : null;
  if (kind === 'planned') return { bag, plan };
  const keepsDay = kind === 'single' && opens === timeOf(bag.pickupStart) && closes === timeOf(bag.pickupEnd);
  const days = kind === 'new' ? weekdays : [];
  const window = keepsDay ? bag : nextWindow(opens || '00:00', closes || '00:00', now, days);
  return {
    bag: { pickupStart: opens && window.pickupStart, pickupEnd: closes && window.pickupEnd, quantity },
    plan,
  };
}

const timeOf = (typed: string): string => typed.slice('2026-11-25T'.length);
