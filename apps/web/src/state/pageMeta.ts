import { atom } from '../lib/store.ts';

/** The one thing that a page is about, as far as it says it of itself. */
export interface PageMeta {
  title: string | null;
  description: string | null;
  imageUrl: string | null;
}

/** Null where the page is about no one thing. */
export const pageMetaAtom = atom<PageMeta | null>(null);
