/** Specification 5, "Admin bag form": what must be filled in, and how text becomes numbers and instants. */
import { CATEGORIES, DEFAULT_CATEGORY, type Category } from '../bags/category.ts';
import type { Bag } from '../bags/readBag.ts';
import { LONGEST_DESCRIPTION, LONGEST_TITLE, MOST_STOCK } from '../limits.ts';
import { formatUsd, readTypedPrice, toDollars, type Cents } from '../money/money.ts';
import { readCount, readImageUrl } from '../reading/raw.ts';
import { latinDigits } from '../text/digits.ts';
import { readText } from '../text/localText.ts';
import { instantOfWallTime, readWallTime, wallTimeOf } from '../time/wallTime.ts';
import type { Instant } from '../time/instant.ts';
import type { BagBody } from '../wire/tables.ts';

/** As it stands in the fields; times are Beirut's, as a datetime-local input writes them. */
export interface BagForm {
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

export const REQUIRED_BAG_FIELDS = [
  'storeId',
  'title',
  'salePrice',
  'quantity',
  'category',
  'pickupStart',
  'pickupEnd',
] as const satisfies readonly (keyof BagForm)[];

export type BagFormProblem = {
  field: keyof BagForm;
  say:
    | 'missing'
    | 'notAPrice'
    | 'lowerThanSale'
    | 'notACount'
    | 'notACategory'
    | 'notATime'
    | 'missingHour'
    | 'endsBeforeStart'
    | 'notAnImage';
};

export type BagFormReading = { ok: true; body: BagBody } | { ok: false; problems: BagFormProblem[] };

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
  pickupStart: '',
  pickupEnd: '',
  restock: '',
  imageUrl: '',
};

/** The button stays disabled until this is empty. */
export function missingBagFields(form: BagForm): (keyof BagForm)[] {
  return REQUIRED_BAG_FIELDS.filter((field) => readText(form[field]) === null);
}

export function readBagForm(form: BagForm): BagFormReading {
  const problems: BagFormProblem[] = missingBagFields(form).map((field) => ({ field, say: 'missing' }));
  const isSaid = (field: keyof BagForm) => readText(form[field]) !== null;
  const complain = (field: keyof BagForm, say: BagFormProblem['say']) => void problems.push({ field, say });

  const price = (field: 'salePrice' | 'fullPrice'): Cents | null => {
    const cents = readTypedPrice(form[field]);
    if (cents === null && isSaid(field)) complain(field, 'notAPrice');
    return cents;
  };
  const time = (field: 'pickupStart' | 'pickupEnd' | 'restock'): Instant | null => {
    if (!isSaid(field)) return null;
    const reading = readWallTime(form[field]);
    const found = reading.ok ? instantOfWallTime(reading.wall) : null;
    if (found?.ok) return found.at;
    complain(field, found ? found.reason : 'notATime');
    return null;
  };

  const salePrice = price('salePrice');
  const fullPrice = price('fullPrice');
  if (salePrice !== null && fullPrice !== null && fullPrice < salePrice)
    complain('fullPrice', 'lowerThanSale');
  const quantity = readCount(latinDigits(form.quantity));
  if (isSaid('quantity') && (quantity === null || quantity > MOST_STOCK)) complain('quantity', 'notACount');
  const category = CATEGORIES.find((each) => each === form.category);
  if (isSaid('category') && !category) complain('category', 'notACategory');
  const pickupStart = time('pickupStart');
  const pickupEnd = time('pickupEnd');
  if (pickupStart !== null && pickupEnd !== null && pickupEnd <= pickupStart) {
    complain('pickupEnd', 'endsBeforeStart');
  }
  const restock = time('restock');
  const imageUrl = readImageUrl(form.imageUrl);
  if (isSaid('imageUrl') && imageUrl === null) complain('imageUrl', 'notAnImage');

  const title = readText(form.title, LONGEST_TITLE);
  if (problems.length > 0 || title === null || salePrice === null || quantity === null || !category) {
    return { ok: false, problems };
  }
  const dollars = toDollars(salePrice);
  return {
    ok: true,
    body: {
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
      pickup_start: isoOf(pickupStart),
      pickup_end: isoOf(pickupEnd),
      restock_time: isoOf(restock),
    },
  };
}

/** A bag back into the fields, to be edited. */
export function bagFormOf(bag: Bag): BagForm {
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
    pickupStart: time(bag.pickupStart),
    pickupEnd: time(bag.pickupEnd),
    restock: time(bag.restockAt),
    imageUrl: bag.imageUrl ?? '',
  };
}

/** Store ids are numbers in some projects and text in others; the database knows its own. */
function storeIdOf(id: string): string | number {
  return /^\d{1,15}$/.test(id) ? Number(id) : id;
}

const isoOf = (at: Instant | null) => (at === null ? null : new Date(at).toISOString());
