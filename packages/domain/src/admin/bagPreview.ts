/** A bag from an unfinished form; missing and unreadable fields get defaults. */
import { readCategory } from '../bags/category.ts';
import type { Bag } from '../bags/readBag.ts';
import { LONGEST_DESCRIPTION, LONGEST_TITLE } from '../limits.ts';
import { toDollars } from '../money/arithmetic.ts';
import { parseFullPrice } from '../money/money.ts';
import { readId, readImageUrl } from '../reading/raw.ts';
import { readLocalText, type LocalText } from '../text/localText.ts';
import { readTypedPrice } from '../text/typedNumber.ts';
import { readTypedInstant, readTypedStock, type BagForm } from './bagForm.ts';

/** For the card beside the form; any input gives a bag that can be rendered. */
export function previewBag(form: BagForm, store: LocalText | null): Bag {
  const salePrice = readTypedPrice(form.salePrice) ?? 0;
  const fullPrice = readTypedPrice(form.fullPrice);
  return {
    id: 'preview',
    storeId: readId(form.storeId),
    title: readLocalText(form.title, form.titleAr, LONGEST_TITLE),
    store,
    area: null,
    description: readLocalText(form.description, form.descriptionAr, LONGEST_DESCRIPTION),
    imageUrl: readImageUrl(form.imageUrl),
    salePrice,
    fullPrice: fullPrice === null ? null : parseFullPrice(toDollars(fullPrice), salePrice),
    quantity: readTypedStock(form.quantity) ?? 1,
    category: readCategory(form.category),
    diet: form.diet,
    pickupStart: readTypedInstant(form.pickupStart),
    pickupEnd: readTypedInstant(form.pickupEnd),
    pickupText: null,
    restockAt: readTypedInstant(form.restock),
    createdAt: null,
    updatedAt: null,
  };
}
