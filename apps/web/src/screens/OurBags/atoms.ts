import type { BagFilter } from '@zawadeh/domain';
import { atom } from '../../state/store.ts';

/** Kept while the app is open, so that coming back from a bag finds the shelf as it was left. */
export const filterAtom = atom<BagFilter>({ search: '', category: null });
