import { atom } from './store.ts';

/** The server's data of a rendered page, so that the browser need not request it again. */
export interface Boot {
  /** The page's bags: whole rows, and packed rows with the fields of a card. */
  rows: unknown;
  /** Only the bags at the top of the shelf. */
  isPart: boolean;
  /** The row of the page's shop or of its bag's, null if there is none; absent on other pages, and if unread. */
  shop?: unknown;
  /** The row of what is in the page's bag; absent on other pages, and if unread. */
  contents?: unknown;
  /** The row with the rate of the lira; absent on pages without lira, and where it could not be read. */
  rate?: unknown;
  /** How many bags a shelf has that is too long to be sent whole. */
  total: number | null;
  etag: string | null;
  now: number;
  /** The shop's WhatsApp number. */
  support: string | null;
}

/** Null where the page was not rendered by the server. */
export const bootAtom = atom<Boot | null>(null);
