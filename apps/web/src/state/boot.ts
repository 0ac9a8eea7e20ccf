import { atom } from '../lib/store.ts';

/** What the server already knew when it drew the page, so that the browser need not ask again. */
export interface Boot {
  /** Where the page shows bags: whole ones, and packed ones of which a card is all that is known. */
  rows: unknown;
  /** They are some of the bags only: those that are seen first. */
  isPart: boolean;
  etag: string | null;
  now: number;
  /** Whom people write to by WhatsApp. */
  support: string | null;
}

/** Null where no server drew the page. */
export const bootAtom = atom<Boot | null>(null);
