/** The fields of an admin's form for a bag that are typed: each once, with its column and how its text is read. */
import { BAG_PICTURES, readBagPicture } from '../bags/bagPicture.ts';
import { CATEGORIES, DEFAULT_CATEGORY } from '../bags/category.ts';
import type { Bag } from '../bags/readBag.ts';
import { LONGEST_DESCRIPTION, LONGEST_ID, LONGEST_IMAGE_URL, LONGEST_TITLE, MOST_STOCK } from '../limits.ts';
import { toDollars } from '../money/arithmetic.ts';
import { formatUsd, type Cents } from '../money/money.ts';
import { keysOf } from '../objects.ts';
import { readImageUrl } from '../reading/raw.ts';
import type { Result } from '../result.ts';
import { readText } from '../text/localText.ts';
import { readTypedCount, readTypedPrice } from '../text/typedNumber.ts';
import type { Instant } from '../time/instant.ts';
import { instantOfWallTime, readWallTime, wallTimeOf } from '../time/wallTime.ts';
import type { BagBody } from '../wire/surpriseBags.ts';
import { arabicText, mainText } from './textPair.ts';

export type BagProblem =
  | 'missing'
  | 'notAPrice'
  | 'notACount'
  | 'notACategory'
  | 'notATime'
  | 'missingHour'
  | 'endsBeforeStart'
  | 'notAnImage';

interface FieldOf<Column extends keyof BagBody> {
  column: Column;
  isRequired?: true;
  /** In the form for a new bag. */
  initial?: string;
  /** The most characters of a stored draft. */
  longest: number;
  /** Nothing else comes back from a stored draft. */
  choices?: readonly string[];
  /** Of a text that is not empty. */
  read: (typed: string) => Result<BagBody[Column], BagProblem>;
  /** The text of the field for an existing bag. */
  textOf: (bag: Bag) => string;
}

/** Longer than any valid number, so that a typing error survives to be corrected. */
const LONGEST_NUMBER = 40;

const text = (longest: number) => ({
  longest,
  read: orProblem('missing', (typed) => readText(typed, longest)),
});
const price = { longest: LONGEST_NUMBER, read: orProblem('notAPrice', readTypedDollars) };
const time = { longest: LONGEST_NUMBER, read: readTypedTime };

const FIELDS = {
  storeId: {
    column: 'store_id',
    isRequired: true,
    longest: LONGEST_ID,
    // Store ids are numbers in some projects and text in others.
    read: (typed) => ({ ok: true, value: /^\d{1,15}$/.test(typed) ? Number(typed) : typed }),
    textOf: (bag) => bag.storeId ?? '',
  },
  title: { column: 'title', isRequired: true, ...text(LONGEST_TITLE), textOf: (bag) => mainText(bag.title) },
  titleAr: { column: 'name_ar', ...text(LONGEST_TITLE), textOf: (bag) => arabicText(bag.title) },
  description: {
    column: 'description',
    ...text(LONGEST_DESCRIPTION),
    textOf: (bag) => mainText(bag.description),
  },
  descriptionAr: {
    column: 'description_ar',
    ...text(LONGEST_DESCRIPTION),
    textOf: (bag) => arabicText(bag.description),
  },
  salePrice: { column: 'sale_price', isRequired: true, ...price, textOf: (bag) => priceText(bag.salePrice) },
  fullPrice: { column: 'full_price', ...price, textOf: (bag) => priceText(bag.fullPrice) },
  quantity: {
    column: 'quantity',
    isRequired: true,
    initial: '1',
    longest: LONGEST_NUMBER,
    read: orProblem('notACount', readTypedStock),
    textOf: (bag) => String(bag.quantity),
  },
  category: {
    column: 'category',
    isRequired: true,
    initial: DEFAULT_CATEGORY,
    longest: LONGEST_NUMBER,
    choices: CATEGORIES,
    read: orProblem('notACategory', (typed) => CATEGORIES.find((each) => each === typed) ?? null),
    textOf: (bag) => bag.category,
  },
  pickupStart: {
    column: 'pickup_start',
    isRequired: true,
    ...time,
    textOf: (bag) => timeText(bag.pickupStart),
  },
  pickupEnd: { column: 'pickup_end', isRequired: true, ...time, textOf: (bag) => timeText(bag.pickupEnd) },
  restock: { column: 'restock_time', ...time, textOf: (bag) => timeText(bag.restockAt) },
  picture: {
    column: 'picture',
    longest: LONGEST_NUMBER,
    choices: ['', ...BAG_PICTURES],
    read: (typed) => ({ ok: true, value: readBagPicture(typed) }),
    textOf: (bag) => bag.picture ?? '',
  },
  imageUrl: {
    column: 'image_url',
    longest: LONGEST_IMAGE_URL,
    read: orProblem('notAnImage', readImageUrl),
    textOf: (bag) => bag.imageUrl ?? '',
  },
} satisfies Record<string, { [Column in keyof BagBody]: FieldOf<Column> }[keyof BagBody]>;

export type BagTextField = keyof typeof FIELDS;

/** The columns that the fields fill, once nothing has to be corrected. */
export type TypedColumns = {
  [Field in BagTextField as (typeof FIELDS)[Field]['column']]: BagBody[(typeof FIELDS)[Field]['column']];
};

export const BAG_FIELDS: Readonly<Record<BagTextField, FieldOf<keyof BagBody>>> = FIELDS;
export const BAG_TEXT_FIELDS = keysOf(BAG_FIELDS);

function orProblem<Value>(error: BagProblem, read: (typed: string) => Value | null) {
  return (typed: string): Result<Value, BagProblem> => {
    const value = read(typed);
    return value === null ? { ok: false, error } : { ok: true, value };
  };
}

function readTypedDollars(typed: string): number | null {
  const cents = readTypedPrice(typed);
  return cents === null ? null : toDollars(cents);
}

/** null for no number, or one above MOST_STOCK. */
function readTypedStock(typed: string): number | null {
  const count = readTypedCount(typed);
  return count !== null && count <= MOST_STOCK ? count : null;
}

function readTypedTime(typed: string): Result<string, BagProblem> {
  const wall = readWallTime(typed);
  if (!wall.ok) return { ok: false, error: 'notATime' };
  const found = instantOfWallTime(wall.value);
  return found.ok ? { ok: true, value: new Date(found.value.at).toISOString() } : found;
}

const priceText = (cents: Cents | null): string =>
  cents === null ? '' : formatUsd(cents).replaceAll(/[$,]/g, '');

/** In the format of a datetime-local input, on Beirut's clock. */
const timeText = (at: Instant | null): string => (at === null ? '' : wallTimeOf(at));
