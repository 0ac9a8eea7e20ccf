import type { Bag } from '@zawadeh/domain';
import { useLocation } from 'react-router-dom';
import type { OneBag } from '../shelf/oneBag.ts';
import { useAtomValue } from '../../lib/store.ts';
import { bagsAtom } from '../shelf/bags.ts';
import { bagIdIn } from './bagIdIn.ts';
import { useFetchedBag } from './useFetchedBag.ts';

interface BagOfPage {
  id: string | null;
  bag: Bag | undefined;
  /** The id of a bag that the list does not have. */
  missingId: string | null;
  /** The answer for that bag; null while it loads. */
  fetched: OneBag | null;
}

/** The bag of the page's address: from the list, or fetched by itself. */
export function useBag(): BagOfPage {
  const id = bagIdIn(useLocation().pathname);
  const { bags, isPart } = useAtomValue(bagsAtom);
  const listed = bags?.find((each) => each.id === id);
  const missingId = bags && !listed && !isPart ? id : null;
  const fetched = useFetchedBag(missingId);
  return { id, bag: listed ?? (fetched?.ok ? fetched.value : undefined), missingId, fetched };
}
