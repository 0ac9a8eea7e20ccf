/** In which state a shop's own bag is, for the chips and badges of its list. */
import { availabilityOf, type Availability, type Instant } from '@zawadeh/domain';
import type { WholeBag } from '../bagCalls.ts';
import type { AskedBag } from '../changeCalls.ts';
import type { BagPlan } from '../plan/planCalls.ts';

/** In the order of the chips. */
export const OWN_STATES = ['forSale', 'inReview', 'sentBack', 'later', 'soldOut', 'paused', 'over'] as const;
export type OwnState = (typeof OWN_STATES)[number];

/** A bag of the list: on sale, or a new one that waits. */
export interface OwnBag {
  id: string;
  bag: WholeBag;
  plan: BagPlan | null;
  asked: AskedBag | null;
  /** A new bag has only the state of its review. */
  states: readonly OwnState[];
  availability: Availability;
}

const STATES: Record<Availability['state'], OwnState> = {
  available: 'forSale',
  opensLater: 'later',
  restocking: 'later',
  soldOut: 'soldOut',
  ended: 'over',
};

/** New bags that wait first: they are what somebody has to do something about. */
export function ownBags(
  bags: readonly WholeBag[],
  asked: readonly AskedBag[],
  planOf: (id: string) => BagPlan | null,
  now: Instant,
): OwnBag[] {
  const added = asked.filter(({ change }) => change.bagId === null);
  return [
    ...added.map((each) =>
      ownBag(each.bag, each, each.change.plan && { plan: each.change.plan, days: [] }, now),
    ),
    ...bags.map((bag) =>
      ownBag(bag, asked.find(({ change }) => change.bagId === bag.id) ?? null, planOf(bag.id), now),
    ),
  ];
}

function ownBag(bag: WholeBag, asked: AskedBag | null, plan: BagPlan | null, now: Instant): OwnBag {
  const availability = availabilityOf(bag, now);
  const review: OwnState[] = asked ? [asked.change.isSentBack ? 'sentBack' : 'inReview'] : [];
  const isPaused = plan?.plan.isPaused === true && availability.state !== 'available';
  const sold: OwnState[] =
    asked?.change.bagId === null ? [] : [isPaused ? 'paused' : STATES[availability.state]];
  return { id: bag.id, bag, plan, asked, states: [...sold, ...review], availability };
}

/** On how many weekdays a bag comes; 0: it does not repeat, or is paused. */
export const weekdaysOf = (plan: BagPlan | null): number =>
  plan === null || plan.plan.isPaused
    ? 0
    : plan.plan.quantities.filter((quantity) => quantity !== null).length;
