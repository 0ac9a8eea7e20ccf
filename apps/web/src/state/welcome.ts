import { atom } from '../lib/store.ts';

/** For whoever has just signed in, on the page that the login led to. */
export interface Welcome {
  path: string;
  /** To what was being done before. */
  wayBack: string | null;
}

export const postLoginNoticeAtom = atom<Welcome | null>(null);
