/** The gifts of a counter: bags that others paid for, of which a phone gives any. */
import { isRaw, readCount, readId } from '../reading/raw.ts';
import { readLocalText, type LocalText } from '../text/localText.ts';
import { readInstant, type Instant } from '../time/instant.ts';
import type { Handover } from './handover.ts';
import type { OfflineQueue, QueuedAction } from './offlineQueue.ts';

/** The gifts of one bag that a shop has today. */
export interface CounterGift {
  bagId: string;
  title: LocalText | null;
  dueStart: Instant | null;
  dueEnd: Instant;
  waiting: number;
  lastGivenAt: Instant | null;
}

/** The rows of a CounterState; unreadable ones are left out. */
export function readCounterGifts(rows: readonly unknown[]): CounterGift[] {
  return rows.filter(isRaw).flatMap((raw) => {
    const [bagId, dueEnd, waiting] = [readId(raw.bag_id), readInstant(raw.due_end), readCount(raw.waiting)];
    if (bagId === null || dueEnd === null || waiting === null) return [];
    return {
      bagId,
      title: readLocalText(raw.title, raw.title_ar),
      dueStart: readInstant(raw.due_start),
      dueEnd,
      waiting,
      lastGivenAt: readInstant(raw.last_given_at),
    };
  });
}

/** Names the gifts of one bag, of which a phone gives any. */
export const giftKey = (bagId: string): string => `gift ${bagId}`;

/** As they will be once the queue is sent. */
export function withQueuedGifts(
  gifts: readonly CounterGift[],
  { actions }: OfflineQueue,
  settled: readonly QueuedAction[] = [],
): CounterGift[] {
  return gifts.map((gift) => {
    const changes = [...settled, ...actions];
    const given = changes.filter((action) => action.kind === 'give' && action.bagId === gift.bagId);
    const undone = changes.filter(
      (action) => action.kind === 'undo' && action.handover === giftKey(gift.bagId),
    );
    const waiting = Math.max(0, gift.waiting - given.length + undone.length);
    return { ...gift, waiting, lastGivenAt: given.at(-1)?.at ?? gift.lastGivenAt };
  });
}

/** One code for each bag of a gift. */
export const giftCode = (orderCode: string, number: number | null): string =>
  number === null ? orderCode : `${orderCode}-${number}`;

export type GiftLine = { kind: 'given' | 'toGiveUntil'; at: Instant } | { kind: 'notGiven' | 'cancelled' };

/** The state of one bag of a gift for its buyer. */
export function giftLine({ state, dueEnd, doneAt }: Pick<Handover, 'state' | 'dueEnd' | 'doneAt'>): GiftLine {
  if (state === 'done') return { kind: 'given', at: doneAt ?? dueEnd };
  if (state === 'waiting') return { kind: 'toGiveUntil', at: dueEnd };
  return { kind: state === 'missed' ? 'notGiven' : 'cancelled' };
}
