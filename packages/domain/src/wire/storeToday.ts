/** The answer of the function store_today: the day of a shop, for its members. */
import { readBagPicture, type BagPictureName } from '../bags/bagPicture.ts';
import { readCategory, type Category } from '../bags/category.ts';
import { isRaw, readCount, readImageUrl } from '../reading/raw.ts';
import { firstNameInMessage } from '../text/nameInMessage.ts';
import { readInstant, type Instant } from '../time/instant.ts';
import {
  readCounterBags,
  readCounterHandovers,
  type CounterBag,
  type CounterHandover,
} from './counterAnswers.ts';

export interface TodayBag extends CounterBag {
  category: Category;
  picture: BagPictureName | null;
  imageUrl: string | null;
  opens: Instant | null;
  closes: Instant | null;
  /** The bags of an opening that its plan puts on sale later today; null for any other bag. */
  planned: number | null;
  /** The people who wait for it. */
  asked: number;
}

export interface StoreToday {
  /** The server's clock. */
  now: Instant;
  handovers: CounterHandover[];
  bags: TodayBag[];
}

export function readStoreToday(answer: unknown): StoreToday | null {
  if (!isRaw(answer)) return null;
  const now = readInstant(answer.now);
  const handovers = readCounterHandovers(answer.handovers);
  if (now === null || handovers === null) return null;
  return {
    now,
    handovers: handovers.map((row) => ({ ...row, firstName: firstNameInMessage(row.firstName ?? '') })),
    bags: readCounterBags(answer.bags, (raw, bag) => ({
      ...bag,
      category: readCategory(raw.category),
      picture: readBagPicture(raw.picture),
      imageUrl: readImageUrl(raw.image_url),
      opens: readInstant(raw.opens),
      closes: readInstant(raw.closes),
      planned: readCount(raw.planned),
      asked: readCount(raw.asked) ?? 0,
    })),
  };
}

export type TodayState = 'onSale' | 'later' | 'over';

/** A bag without a window is on sale. */
export function todayStateOf({ opens, closes, planned }: TodayBag, now: Instant): TodayState {
  if (planned !== null) return 'later';
  if (closes !== null && closes < now) return 'over';
  return opens !== null && opens > now ? 'later' : 'onSale';
}
