/** A cell of the dashboard's week: what one bag has on one day, and what may be changed. */
import { addDays, weekdayOf } from '../time/beirutDays.ts';
import type { Instant } from '../time/instant.ts';
import { beirutDay } from '../time/wallTime.ts';
import { openingOf, PUBLISHED_WITHIN_MS, type Plan } from './plan.ts';
import { AS_PLANNED, type DayState, type WeekBag, type WeekDay } from './week.ts';

const isOutsidePlan = ({ startsOn, endsOn }: Plan, day: string): boolean =>
  day < (startsOn ?? day) || day > (endsOn ?? day);

/** The planned number of any day; null: closed. */
export const plannedOn = (plan: Plan, day: string): number | null =>
  isOutsidePlan(plan, day) ? null : (plan.quantities[weekdayOf(day)] ?? null);

/** One bag on one day, as it will be once the edits are saved. */
export interface Cell {
  day: string;
  kind: 'past' | 'today' | 'ahead';
  /** Closed: without bags because of the plan, and not because a person skipped the day. */
  state: 'open' | 'skipped' | 'closed';
  /** Zero unless it is open. */
  quantity: number;
  /** The planned number; null: closed. */
  planned: number | null;
  differs: boolean;
  sold: number | null;
  /** For sale today although the plan put nothing on sale. */
  byHand: number;
  /** Today takes no less: as many are sold, being paid or taken off sale. */
  least: number;
  isEditable: boolean;
}

export function cellOf(
  bag: WeekBag,
  place: number,
  monday: string,
  now: Instant,
  edited?: Pick<DayState, 'quantity' | 'isSkipped'>,
): Cell {
  const { plan, stock, days } = bag;
  const day = addDays(monday, place);
  const today = beirutDay(now);
  const there = days[place] ?? AS_PLANNED;
  const kind = day < today ? 'past' : day === today ? 'today' : 'ahead';
  const isOutside = isOutsidePlan(plan, day);
  const planned = plannedOn(plan, day);
  // Nothing is put on sale any more.
  const isTooLate = !there.isPublished && day <= today && isOpeningOver(plan, day, now);
  const isOver = kind === 'past' || there.isOver || isTooLate || (!there.isPublished && isOutside);
  const { quantity, isSkipped } = edited ?? there;
  const isSilent = isTooLate || (!there.isPublished && (kind === 'past' || isOutside));
  const count = isSilent || isSkipped ? 0 : (quantity ?? planned ?? 0);
  const isPersons = isSkipped || quantity === 0;
  const state = count > 0 ? 'open' : isPersons ? 'skipped' : 'closed';
  return {
    day,
    kind,
    state,
    quantity: count,
    planned,
    differs: !isSilent && count !== (planned ?? 0),
    sold: there.sold,
    byHand: kind === 'today' && state !== 'open' && isOpenByHand(bag, there, now) ? stock : 0,
    least: there.isPublished ? Math.max(0, (there.quantity ?? 0) - stock) : 0,
    isEditable: !isOver,
  };
}

/** A person gave it stock and a window that has begun or begins today. */
const isOpenByHand = ({ opens, closes }: WeekBag, { isPublished }: WeekDay, now: Instant): boolean =>
  !isPublished && opens !== null && closes !== null && closes > now && beirutDay(opens) <= beirutDay(now);

/** All bags of the cell, for the sums. */
export const bagsOf = ({ quantity, byHand }: Cell): number => quantity + byHand;

/** Whether the opening began too long ago to be put on sale. */
function isOpeningOver(plan: Plan, day: string, now: Instant): boolean {
  const opening = openingOf(plan, day, { day, isSkipped: false, quantity: 1 });
  return opening !== null && opening.start + PUBLISHED_WITHIN_MS < now;
}
