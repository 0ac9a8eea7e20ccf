import { atom } from './store.ts';

/** Title, description and image of the one thing that a page shows. */
export interface PageMeta {
  title: string | null;
  description: string | null;
  imageUrl: string | null;
}

/** Null where the page shows no single thing. */
export const pageMetaAtom = atom<PageMeta | null>(null);
