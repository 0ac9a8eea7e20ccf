/** The admin's form for a bag: required fields, and text converted to numbers and instants. */
import { CATEGORIES, DEFAULT_CATEGORY, type Category } from '../bags/category.ts';
import type { BagContents } from '../bags/contents.ts';
import type { Bag } from '../bags/readBag.ts';
import { LONGEST_DESCRIPTION, LONGEST_TITLE, MOST_STOCK } from '../limits.ts';
import { toDollars } from '../money/arithmetic.ts';
import { formatUsd, type Cents } from '../money/money.ts';
import { readImageUrl } from '../reading/raw.ts';
import type { Result } from '../result.ts';
import { readText } from '../text/localText.ts';
import { readTypedCount, readTypedPrice } from '../text/typedNumber.ts';
import { instantOfWallTime, readWallTime, wallTimeOf } from '../time/wallTime.ts';
import type { Instant } from '../time/instant.ts';
import type { BagBody } from '../wire/surpriseBags.ts';

/** The text of the fields, with times of Beirut in the format of a datetime-local input, and the chosen contents. */
export interface BagForm extends Readonly<BagContents> {
  storeId: string;
  title: string;
  titleAr: string;
  description: string;
  descriptionAr: string;
  salePrice: string;
  fullPrice: string;
  quantity: string;
  category: string;
  pickupStart: string;
  pickupEnd: string;
  restock: string;
  imageUrl: string;
}

export type BagTextField = Exclude<keyof BagForm, keyof BagContents>;

export const REQUIRED_BAG_FIELDS = [
  'storeId',
  'title',
  'salePrice',
  'quantity',
  'category',
  'pickupStart',
  'pickupEnd',
] as const satisfies readonly BagTextField[];

export type BagFormProblem = {
  field: BagTextField;
  say:
    | 'missing'
    | 'notAPrice'
    | 'notACount'
    | 'notACategory'
    | 'notATime'
    | 'missingHour'
    | 'endsBeforeStart'
    | 'notAnImage';
};

export type BagFormReading = Result<BagBody, BagFormProblem[]>;

export const EMPTY_BAG_FORM: BagForm = {
  storeId: '',
  title: '',
  titleAr: '',
  description: '',
  descriptionAr: '',
  salePrice: '',
  fullPrice: '',
  quantity: '1',
  category: DEFAULT_CATEGORY,
  diet: [],
  allergens: [],
  pickupStart: '',
  pickupEnd: '',
  restock: '',
  imageUrl: '',
};

/** The button stays disabled until this is empty. */
export function missingBagFields(form: BagForm): BagTextField[] {
  return REQUIRED_BAG_FIELDS.filter((field) => readText(form[field]) === null);
}

export function readBagForm(form: BagForm): BagFormReading {
  const problems: BagFormProblem[] = missingBagFields(form).map((field) => ({ field, say: 'missing' }));
  /** null for an empty field, which is no problem here, and for an unreadable one, which is. */
  const read = <Value>(
    field: BagTextField,
    of: (typed: string) => Value | null,
    say: BagFormProblem['say'],
  ) => {
    const typed = readText(form[field]);
    const value = typed === null ? null : of(typed);
    if (typed !== null && value === null) problems.push({ field, say });
    return value;
  };
  const readTime = (field: 'pickupStart' | 'pickupEnd' | 'restock') =>
    read(field, readTypedInstant, readWallTime(form[field]).ok ? 'missingHour' : 'notATime');

  const title = readText(form.title, LONGEST_TITLE);
  const salePrice = read('salePrice', readTypedPrice, 'notAPrice');
  const fullPrice = read('fullPrice', readTypedPrice, 'notAPrice');
  const quantity = read('quantity', readTypedStock, 'notACount');
  const category = read(
    'category',
    (typed) => CATEGORIES.find((each) => each === typed) ?? null,
    'notACategory',
  );
  const pickupStart = readTime('pickupStart');
  const pickupEnd = readTime('pickupEnd');
  if ((pickupEnd ?? Infinity) <= (pickupStart ?? 0))
    problems.push({ field: 'pickupEnd', say: 'endsBeforeStart' });
  const restock = readTime('restock');
  const imageUrl = read('imageUrl', readImageUrl, 'notAnImage');

  if (problems.length > 0 || title === null || salePrice === null || quantity === null || category === null) {
    return { ok: false, error: problems };
  }
  const dollars = toDollars(salePrice);
  return {
    ok: true,
    value: {
      store_id: storeIdOf(form.storeId.trim()),
      title,
      name_ar: readText(form.titleAr, LONGEST_TITLE),
      description: readText(form.description, LONGEST_DESCRIPTION),
      description_ar: readText(form.descriptionAr, LONGEST_DESCRIPTION),
      image_url: imageUrl,
      full_price: fullPrice === null ? null : toDollars(fullPrice),
      sale_price: dollars,
      price: dollars,
      quantity,
      category,
      diet: [...form.diet],
      allergens: [...form.allergens],
      pickup_start: isoOf(pickupStart),
      pickup_end: isoOf(pickupEnd),
      restock_time: isoOf(restock),
    },
  };
}

/** Allowed, but the form asks for confirmation, because then no full price is shown. */
export function isSaleAboveFull({ sale_price: sale, full_price: full }: BagBody): boolean {
  return full !== null && Number(sale) > Number(full);
}

/** The form's fields for an existing bag. */
export function bagFormOf(bag: Bag & BagContents): BagForm {
  const price = (cents: Cents | null) => (cents === null ? '' : formatUsd(cents).replaceAll(/[$,]/g, ''));
  const time = (at: Instant | null) => (at === null ? '' : wallTimeOf(at));
  return {
    storeId: bag.storeId ?? '',
    title: bag.title?.en ?? bag.title?.ar ?? '',
    titleAr: bag.title?.en === null ? '' : (bag.title?.ar ?? ''),
    description: bag.description?.en ?? bag.description?.ar ?? '',
    descriptionAr: bag.description?.en === null ? '' : (bag.description?.ar ?? ''),
    salePrice: price(bag.salePrice),
    fullPrice: price(bag.fullPrice),
    quantity: String(bag.quantity),
    category: bag.category satisfies Category,
    diet: bag.diet,
    allergens: bag.allergens,
    pickupStart: time(bag.pickupStart),
    pickupEnd: time(bag.pickupEnd),
    restock: time(bag.restockAt),
    imageUrl: bag.imageUrl ?? '',
  };
}

/** Store ids are numbers in some projects and text in others. */
function storeIdOf(id: string): string | number {
  return /^\d{1,15}$/.test(id) ? Number(id) : id;
}

/** null for no number, or one above MOST_STOCK. */
export function readTypedStock(typed: string): number | null {
  const count = readTypedCount(typed);
  return count !== null && count <= MOST_STOCK ? count : null;
}

export function readTypedInstant(typed: string): Instant | null {
  const reading = readWallTime(typed);
  const found = reading.ok ? instantOfWallTime(reading.value) : reading;
  return found.ok ? found.value.at : null;
}

const isoOf = (at: Instant | null) => (at === null ? null : new Date(at).toISOString());
