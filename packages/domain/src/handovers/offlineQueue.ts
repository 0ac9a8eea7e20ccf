/** The actions of a phone that the server has to get: in order, each once, also after days without a connection. */
import { isRaw, readCount, readId, type Raw } from '../reading/raw.ts';
import { readText } from '../text/localText.ts';
import type { Instant } from '../time/instant.ts';
import { NEXT_STEPS, STOCK_CHANGES, type CounterBag, type CounterHandover } from '../wire/counterAnswers.ts';
import { handoverKey } from './counterSections.ts';
import type { Handover } from './handover.ts';

const COUNTER_HOWS = ['scan', 'code', 'list'] as const;

interface HandOverAction {
  kind: 'hand_over';
  /** Random, one for each confirmation: the server answers the same token alike. */
  token: string;
  /** The key of the handover. */
  handover: string;
  how: (typeof COUNTER_HOWS)[number];
  at: Instant;
}

interface UndoAction {
  kind: 'undo';
  /** The token of the confirmation that is undone. */
  token: string;
  handover: string;
  at: Instant;
}

/** A bag less or more for sale tonight, or none left. */
interface StockAction {
  kind: 'stock';
  token: string;
  bagId: string;
  change: (typeof STOCK_CHANGES)[number];
  at: Instant;
}

/** A counter gives any waiting gift of this bag. */
interface GiveAction {
  kind: 'give';
  token: string;
  bagId: string;
  at: Instant;
}

/** A courier found no customer at the door. */
interface NobodyThereAction {
  kind: 'nobody_there';
  token: string;
  orderId: string;
  next: (typeof NEXT_STEPS)[number];
  at: Instant;
}

export type QueuedAction = HandOverAction | UndoAction | StockAction | GiveAction | NobodyThereAction;

/** The first is sent first. */
export interface OfflineQueue {
  actions: readonly QueuedAction[];
  /**
   * Whether the first action was sent and not answered yet. The server may know it, so only another action can take it
   * back.
   */
  isFirstSent: boolean;
}

/** The answer of the server to an action. */
export interface QueueAnswer {
  kind: QueuedAction['kind'];
  token: string;
  /** Whether it did what was asked. */
  isDone: boolean;
}

export const EMPTY_QUEUE: OfflineQueue = { actions: [], isFirstSent: false };

export function enqueue(queue: OfflineQueue, action: QueuedAction): OfflineQueue {
  const { actions, isFirstSent } = queue;
  if (isRepeated(queue, action)) return queue;
  const undone = action.kind === 'undo' ? actions.findIndex(isGivenBy(action.token)) : -1;
  const mayBeKnown = undone === 0 && isFirstSent;
  if (undone === -1 || mayBeKnown) return { actions: [...actions, action], isFirstSent };
  return { actions: actions.toSpliced(undone, 1), isFirstSent };
}

const isGivenBy =
  (wanted: string) =>
  ({ kind, token }: QueuedAction) =>
    kind !== 'undo' && token === wanted;

/** The same again, or a second confirmation of what waits to be confirmed already. */
function isRepeated({ actions }: OfflineQueue, action: QueuedAction): boolean {
  if (actions.some(({ kind, token }) => kind === action.kind && token === action.token)) return true;
  return action.kind === 'hand_over' && lastOf(actions, action.handover)?.kind === 'hand_over';
}

/** What was last done with the handover of this key. */
export const lastOf = (actions: readonly QueuedAction[], key: string) =>
  actions.filter((action) => 'handover' in action).findLast(({ handover }) => handover === key);

/** To be stored before the first action is sent. */
export function markFirstSent({ actions }: OfflineQueue): OfflineQueue {
  return { actions, isFirstSent: actions.length > 0 };
}

/** Removes the first action; an answer to any other, which came twice or late, changes nothing. */
export function settleFirst(queue: OfflineQueue, answer: QueueAnswer): OfflineQueue {
  const [first, ...rest] = queue.actions;
  if (first?.kind !== answer.kind || first.token !== answer.token) return queue;
  // Nothing was handed over by this token, so nothing can be taken back.
  const actions = rest.filter(({ token }) => token !== first.token || answer.isDone);
  return { actions, isFirstSent: false };
}

export type QueuedHandover<Row extends Handover = CounterHandover> = Row & {
  /** Whether something about it waits to be sent. */
  isToSend: boolean;
};

/** The list as it will be once the queue is sent. `settled` was sent, and the list does not show it yet. */
export function withQueue<Row extends Handover>(
  handovers: readonly Row[],
  { actions }: OfflineQueue,
  settled: readonly QueuedAction[] = [],
): QueuedHandover<Row>[] {
  return handovers.map((row) => {
    const queued = lastOf(actions, handoverKey(row));
    const isToSend = queued !== undefined;
    const last = queued ?? lastOf(settled, handoverKey(row));
    if (!last) return { ...row, isToSend };
    return last.kind === 'hand_over'
      ? { ...row, state: 'done', doneAt: last.at, how: last.how, isToSend }
      : { ...row, state: 'waiting', doneAt: null, how: null, isToSend };
  });
}

/** Names what the undo of "none left" takes back, with how many were for sale: the list may know of the change alone. */
export const stockKey = ({ id, forSale }: Pick<CounterBag, 'id' | 'forSale'>): string =>
  `stock ${id} ${forSale}`;

/** Tonight's bags as they will be once the queue is sent. */
export function withQueuedStock<Bag extends CounterBag>(
  bags: readonly Bag[],
  { actions }: OfflineQueue,
  settled: readonly QueuedAction[] = [],
): Bag[] {
  const all = [...settled, ...actions];
  const changes = all.filter((action) => action.kind === 'stock');
  const undos = all.filter((action) => action.kind === 'undo');
  return bags.map((bag) => {
    const inList = undos
      .filter(({ token }) => !changes.some((change) => change.token === token))
      .map(({ handover }) => handover.split(' '))
      .filter(([kind, id]) => kind === 'stock' && id === bag.id)
      .reduce((sum, [, , count]) => sum + Number(count), 0);
    const forSale = changes
      .filter(({ bagId, token }) => bagId === bag.id && !undos.some((undo) => undo.token === token))
      .reduce(changedStock, bag.forSale + inList);
    return { ...bag, forSale };
  });
}

function changedStock(count: number, { change }: StockAction): number {
  return { less: Math.max(0, count - 1), more: count + 1, none: 0 }[change];
}

/** As the phone kept it; what is unreadable is left out. */
export function readQueue(stored: unknown): OfflineQueue {
  if (!isRaw(stored) || !Array.isArray(stored.actions)) return EMPTY_QUEUE;
  const actions = stored.actions.filter(isRaw).flatMap((raw) => readAction(raw) ?? []);
  return { actions, isFirstSent: actions.length > 0 && stored.isFirstSent === true };
}

function readAction(raw: Raw): QueuedAction | null {
  const [token, orderId, handover, bagId, at] = [
    readId(raw.token),
    readId(raw.orderId),
    // A key has up to three parts, so it may be longer than an id.
    readText(raw.handover),
    readId(raw.bagId),
    readCount(raw.at),
  ];
  if (token === null || at === null) return null;
  if (raw.kind === 'stock') {
    const change = STOCK_CHANGES.find((each) => each === raw.change);
    return bagId !== null && change ? { kind: 'stock', token, bagId, change, at } : null;
  }
  if (raw.kind === 'give') return bagId === null ? null : { kind: 'give', token, bagId, at };
  if (raw.kind === 'nobody_there') {
    const next = NEXT_STEPS.find((each) => each === raw.next);
    return orderId !== null && next ? { kind: 'nobody_there', token, orderId, next, at } : null;
  }
  if (handover === null) return null;
  if (raw.kind === 'undo') return { kind: 'undo', token, handover, at };
  const how = COUNTER_HOWS.find((each) => each === raw.how);
  return raw.kind === 'hand_over' && how ? { kind: 'hand_over', token, handover, how, at } : null;
}
