/** Specification 7: bags come newest first; the same order again after a list was changed in the browser. */
import { byText } from '../text/compare.ts';
import type { Bag } from './readBag.ts';

/** Bags without a date stand last; equal ones by id, so that a list does not jump when it is read again. */
export function newestBagsFirst<Each extends Pick<Bag, 'id' | 'createdAt'>>(bags: readonly Each[]): Each[] {
  return bags.toSorted(
    (a, b) => (b.createdAt ?? -Infinity) - (a.createdAt ?? -Infinity) || byText(a.id, b.id),
  );
}
