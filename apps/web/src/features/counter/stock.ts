/** What the buttons of a bag change, and for how long it can be undone. */
import { stockKey, type ActionResult, type CounterBag, type Instant } from '@zawadeh/domain';
import type { Synced } from './useSync.ts';

export const UNDO_SECONDS = 10;

export type StockChange = 'less' | 'more' | 'none';

export interface Stock {
  /** The token of the change, which an undo names, and the server's word, which may come late. */
  changeStock: (bag: CounterBag, change: StockChange) => { token: string; answer: Promise<ActionResult> };
  /** `bag` as it was before the change. */
  undoStock: (token: string, bag: CounterBag) => Promise<ActionResult | null>;
}

export const stockOf = ({
  deliver,
  send,
  serverNow,
}: Pick<Synced<{ now: Instant }>, 'deliver' | 'send' | 'serverNow'>): Stock => ({
  changeStock: ({ id }, change) => {
    const token = crypto.randomUUID();
    return { token, answer: deliver({ kind: 'stock', token, bagId: id, change, at: serverNow() }) };
  },
  undoStock: (token, bag) => send({ kind: 'undo', token, handover: stockKey(bag), at: serverNow() }),
});
