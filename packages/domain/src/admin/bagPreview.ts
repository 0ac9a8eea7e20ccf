/** A bag from an unfinished form; missing and unreadable fields get defaults. */
import { readContents } from '../bags/contents.ts';
import { bagOf, type Bag } from '../bags/readBag.ts';
import { parsePrice } from '../money/money.ts';
import type { LocalText } from '../text/localText.ts';
import { readTyped, type BagForm } from './bagForm.ts';

/** For the card beside the form; any input gives a bag that can be rendered. */
export function previewBag(form: BagForm, store: LocalText | null): Bag {
  const { typed } = readTyped(form);
  const row = { ...typed, ...readContents(form), quantity: typed.quantity ?? 1 };
  return { ...bagOf(row, 'preview', parsePrice(typed.sale_price) ?? 0), store };
}
