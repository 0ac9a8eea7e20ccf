/** The cart in browser storage; a damaged line loses only itself. */
import { readBagPicture } from '../bags/bagPicture.ts';
import { readCategory } from '../bags/category.ts';
import { readPlace, writePlace } from '../bags/pickupPlace.ts';
import { MOST_LINES } from '../limits.ts';
import { toDollars } from '../money/arithmetic.ts';
import { parseFullPrice, parsePrice } from '../money/money.ts';
import { isRaw, readId, readImageUrl, parseStored, readStock } from '../reading/raw.ts';
import { readLocalText } from '../text/localText.ts';
import type { Cart, CartLine } from './cart.ts';

export interface StoredCart {
  cart: Cart;
  /** The number of unreadable lines; an unreadable value counts as one. */
  lost: number;
}

export function readCart(stored: unknown): StoredCart {
  if (stored === null || stored === undefined) return { cart: [], lost: 0 };
  const lines = parseStored(stored);
  if (!Array.isArray(lines)) return { cart: [], lost: 1 };
  const cart = new Map<string, CartLine>();
  for (const raw of lines as unknown[]) {
    const line = readLine(raw);
    if (line && !cart.has(line.bagId) && cart.size < MOST_LINES) cart.set(line.bagId, line);
  }
  return { cart: [...cart.values()], lost: lines.length - cart.size };
}

export function writeCart(cart: Cart): string {
  return JSON.stringify(cart.map(writeLine));
}

function readLine(raw: unknown): CartLine | null {
  if (!isRaw(raw)) return null;
  const bagId = readId(raw.bagId);
  const salePrice = parsePrice(raw.salePrice);
  const maxQuantity = readStock(raw.maxQuantity);
  const quantity = readStock(raw.quantity);
  if (bagId === null || salePrice === null || !maxQuantity || !quantity) return null;
  return {
    bagId,
    title: readLocalText(raw.title, raw.titleAr),
    storeId: readId(raw.storeId),
    ...readPlace(raw),
    imageUrl: readImageUrl(raw.imageUrl),
    picture: readBagPicture(raw.picture),
    category: readCategory(raw.category),
    salePrice,
    fullPrice: parseFullPrice(raw.fullPrice, salePrice),
    maxQuantity,
    quantity: Math.min(quantity, maxQuantity),
  };
}

/** The specification's names with prices in dollars; the Arabic names, the drawing, the category and the pickup hours are additions. */
function writeLine(line: CartLine) {
  const { bagId, title, storeId, imageUrl, picture, category, salePrice, fullPrice, maxQuantity, quantity } =
    line;
  return {
    bagId,
    title: title?.en ?? null,
    titleAr: title?.ar ?? null,
    storeId,
    ...writePlace(line),
    imageUrl,
    picture,
    category,
    salePrice: toDollars(salePrice),
    fullPrice: fullPrice === null ? null : toDollars(fullPrice),
    maxQuantity,
    quantity,
  };
}
