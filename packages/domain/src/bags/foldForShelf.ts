/** How the search of the shelf compares texts. */
import { foldForSearch } from '../text/fold.ts';

/** Apostrophes, hyphens, and the half rings that stand for hamza and ayn. */
const SIGNS = /['\-\u2010-\u2015\u02be\u02bf]/g;

export const withoutSigns = (folded: string): string => folded.replace(SIGNS, '');

/** The search of the shelf also ignores apostrophes and hyphens: Man’oushe is manoushe, Ka’ak is kaak. */
export const foldForShelf = (text: string): string => withoutSigns(foldForSearch(text));
