/** The counter's list: what to hand over now, what comes later, what is done. */
import type { CounterHandover } from '../wire/counterAnswers.ts';
import { addDays } from '../time/beirutDays.ts';
import type { Instant } from '../time/instant.ts';
import { dayOfWork, missedAt } from './handover.ts';

/** Handovers of windows that end together; in `later` they also begin together. */
interface HandoverGroup<Row> {
  /** The beginning and the end of its first handover. */
  dueStart: Instant | null;
  dueEnd: Instant;
  /** The sum of all bags. */
  bags: number;
  handovers: readonly Row[];
}

export interface CounterSections<Row> {
  /** Begun and waiting, the soonest end first. */
  now: readonly HandoverGroup<Row>[];
  /** Not collected, still possible until the end of the counter's day. */
  missed: readonly Row[];
  /** Begins later today or tomorrow, the soonest first. */
  later: readonly HandoverGroup<Row>[];
  /** The handovers done today, the latest first. */
  done: readonly Row[];
}

/** Names one handover on a phone: an order has at most one of each kind at a counter, and a courier's at each shop. */
export const handoverKey = ({
  orderId,
  kind,
  storeId,
}: Pick<CounterHandover, 'orderId' | 'kind' | 'storeId'>): string =>
  kind === 'courier' && storeId !== null ? `${orderId} ${kind} ${storeId}` : `${orderId} ${kind}`;

export function bagCount({ bags }: Pick<CounterHandover, 'bags'>): number {
  return bags.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function counterSections<Row extends CounterHandover>(
  handovers: readonly Row[],
  now: Instant,
): CounterSections<Row> {
  const today = dayOfWork(now);
  const open = handovers.filter((each) => isOpen(each) && dayOfWork(each.dueEnd) >= today);
  const missed = open.filter((each) => isMissed(each, now));
  const waiting = open.filter((each) => !missed.includes(each));
  const hasBegun = (each: Row) => startOf(each) <= now;
  const later = waiting.filter((each) => !hasBegun(each) && dayOfWork(startOf(each)) <= addDays(today, 1));
  return {
    now: grouped(waiting.filter(hasBegun), ({ dueEnd }) => String(dueEnd)).toSorted(byEnd),
    missed: missed.toSorted(byEnd),
    later: grouped(later, ({ dueStart, dueEnd }) => `${dueStart} ${dueEnd}`).toSorted(
      (a, b) => startOf(a) - startOf(b) || byEnd(a, b),
    ),
    done: handovers
      .filter((each) => each.state === 'done' && dayOfWork(doneAtOf(each, now)) === today)
      .toSorted((a, b) => doneAtOf(b, now) - doneAtOf(a, now)),
  };
}

type Window = Pick<CounterHandover, 'dueStart' | 'dueEnd'>;

const isOpen = ({ state }: CounterHandover): boolean => state === 'waiting' || state === 'missed';

const isMissed = ({ state, dueEnd }: CounterHandover, now: Instant): boolean =>
  state === 'missed' || missedAt(dueEnd) <= now;

/** A handover without a beginning is open at once. */
const startOf = ({ dueStart }: Pick<Window, 'dueStart'>): Instant => dueStart ?? 0;
const byEnd = (a: Window, b: Window): number => a.dueEnd - b.dueEnd;

/** A done handover of unknown time is shown, because a buyer at the counter may ask for it. */
const doneAtOf = ({ doneAt }: CounterHandover, now: Instant): Instant => doneAt ?? now;

/** Rows stay in their order. */
function grouped<Row extends CounterHandover>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): HandoverGroup<Row>[] {
  const groups = new Map<string, HandoverGroup<Row>>();
  for (const row of rows) {
    const { dueStart, dueEnd, bags, handovers } = groups.get(nameOf(row)) ?? {
      ...row,
      bags: 0,
      handovers: [],
    };
    groups.set(nameOf(row), { dueStart, dueEnd, bags: bags + bagCount(row), handovers: [...handovers, row] });
  }
  return Array.from(groups.values());
}
