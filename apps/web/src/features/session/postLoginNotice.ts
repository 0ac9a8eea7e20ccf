import type { WaitingBag } from '@zawadeh/domain';
import { atom } from '../../lib/store.ts';

/** Shown after a sign-in, on the page that the login led to. */
export interface PostLoginNotice {
  path: string;
  /** The page before the login. */
  returnPath: string | null;
  /** Goes into the cart. */
  waitingBag?: WaitingBag | null;
}

export const postLoginNoticeAtom = atom<PostLoginNotice | null>(null);
