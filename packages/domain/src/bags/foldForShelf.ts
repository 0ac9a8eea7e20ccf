/** How the search of the shelf compares texts. */
import { foldForSearch } from '../text/fold.ts';

/** Apostrophes, hyphens, and the half rings that stand for hamza and ayn. */
const IGNORED = /['\-\u2010-\u2015\u02be\u02bf]/g;

/** The search of the shelf also ignores apostrophes and hyphens: Man’oushe is manoushe, Ka’ak is kaak. */
export const foldForShelf = (text: string): string => foldForSearch(text).replace(IGNORED, '');
