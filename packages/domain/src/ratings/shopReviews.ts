/** What buyers said about a shop in six months, as its members read it: without names. */
import { fieldsOf } from '../objects.ts';
import { isRaw, readCount } from '../reading/raw.ts';
import { readLocalText, type LocalText } from '../text/localText.ts';
import { startOfDay } from '../time/beirutDays.ts';
import {
  RATING_REASONS,
  readReasons,
  readStars,
  reasonsFor,
  type RatingReason,
  type Stars,
} from './rating.ts';
import { readShopRating } from './shopRating.ts';

/** How many ratings name a reason. */
export interface ReasonCount {
  reason: RatingReason;
  count: number;
}

export interface Review {
  stars: Stars;
  reasons: RatingReason[];
  /** In Beirut, written `2026-11-21`. */
  day: string;
  bags: LocalText[];
}

export interface ShopReviews {
  /** null below the number of ratings from which it is shown. */
  mean: number | null;
  count: number;
  /** How many ratings have one star, two stars and so on. */
  byStars: Record<Stars, number>;
  /** The most frequent first. */
  liked: ReasonCount[];
  toImprove: ReasonCount[];
  latest: Review[];
}

const FEWEST_STARS = 1;

/** The answer of the function store_reviews; null if it is unreadable. */
export function readShopReviews(answer: unknown): ShopReviews | null {
  if (!isRaw(answer) || !Array.isArray(answer.latest)) return null;
  const count = readCount(answer.count);
  if (count === null) return null;
  const [stars, reasons] = [fieldsOf(answer.stars), fieldsOf(answer.reasons)];
  const counted = RATING_REASONS.map((reason) => ({ reason, count: readCount(reasons[reason]) ?? 0 }))
    .filter((each) => each.count > 0)
    .toSorted((one, other) => other.count - one.count);
  const isToImprove = ({ reason }: ReasonCount) => reasonsFor(FEWEST_STARS).includes(reason);
  return {
    mean: readShopRating({ rating: answer.mean, rating_count: count })?.mean ?? null,
    count,
    byStars: {
      1: readCount(stars[1]) ?? 0,
      2: readCount(stars[2]) ?? 0,
      3: readCount(stars[3]) ?? 0,
      4: readCount(stars[4]) ?? 0,
      5: readCount(stars[5]) ?? 0,
    },
    liked: counted.filter((each) => !isToImprove(each)),
    toImprove: counted.filter(isToImprove),
    latest: answer.latest.flatMap(readReview),
  };
}

function readReview(value: unknown): Review[] {
  const { stars: given, reasons, day, bags } = fieldsOf(value);
  const stars = readStars(given);
  if (stars === null || typeof day !== 'string' || startOfDay(day) === null) return [];
  const titles = (Array.isArray(bags) ? bags : []).map((bag) => {
    const { title, title_ar } = fieldsOf(bag);
    return readLocalText(title, title_ar);
  });
  return [
    { stars, reasons: readReasons(stars, reasons), day, bags: titles.filter((title) => title !== null) },
  ];
}
