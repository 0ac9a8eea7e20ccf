/** The cart: how lines are added, changed, removed and summed. */
import type { BagPictureName } from '../bags/bagPicture.ts';
import { clampQuantity } from '../bags/clampQuantity.ts';
import { pickupPlaceOf, type PickupPlace } from '../bags/pickupPlace.ts';
import type { Bag } from '../bags/readBag.ts';
import { MOST_LINES } from '../limits.ts';
import type { Category } from '../bags/category.ts';
import { addCents, multiplyCents } from '../money/arithmetic.ts';
import type { Cents } from '../money/money.ts';
import type { LocalText } from '../text/localText.ts';

export interface CartLine extends PickupPlace {
  bagId: string;
  title: LocalText | null;
  storeId: string | null;
  imageUrl: string | null;
  picture: BagPictureName | null;
  category: Category;
  salePrice: Cents;
  fullPrice: Cents | null;
  maxQuantity: number;
  quantity: number;
}

export type Cart = readonly CartLine[];

/** Adding a bag that is in the cart already raises its quantity, up to the stock. */
export function addToCart(cart: Cart, bag: Bag, quantity = 1): Cart {
  const existing = cart.find((line) => line.bagId === bag.id);
  if (existing) {
    const wanted = existing.quantity + atLeastOne(quantity);
    return existing.quantity < bag.quantity ? chooseQuantity(cart, bag, wanted) : cart;
  }
  if (bag.quantity < 1 || cart.length >= MOST_LINES) return cart;
  return [...cart, { ...cartLineOf(bag), quantity: Math.min(atLeastOne(quantity), bag.quantity) }];
}

/** Zero or less removes the line; the stock is the maximum. */
export function setQuantity(cart: Cart, bagId: string, quantity: number): Cart {
  const line = cart.find((each) => each.bagId === bagId);
  if (!line || Number.isNaN(quantity)) return cart;
  const wanted = Math.min(Math.floor(quantity), line.maxQuantity);
  if (wanted <= 0) return removeFromCart(cart, bagId);
  if (wanted === line.quantity) return cart;
  return cart.map((each) => (each === line ? { ...line, quantity: wanted } : each));
}

/** Sets the quantity of a bag in the cart, from one to the current stock, which may have grown since it was added. */
export function chooseQuantity(cart: Cart, bag: Pick<Bag, 'id' | 'quantity'>, wanted: number): Cart {
  const line = cart.find((each) => each.bagId === bag.id);
  if (!line || bag.quantity < 1) return cart;
  const quantity = clampQuantity(wanted, bag.quantity);
  if (quantity === line.quantity && bag.quantity === line.maxQuantity) return cart;
  return cart.map((each) => (each === line ? { ...line, quantity, maxQuantity: bag.quantity } : each));
}

/** Undoes a removal at the line's former place, unless the bag has been added again. */
export function putBackInCart(cart: Cart, line: CartLine, place: number): Cart {
  if (cart.length >= MOST_LINES || cart.some(({ bagId }) => bagId === line.bagId)) return cart;
  return [...cart.slice(0, place), line, ...cart.slice(place)];
}

export function removeFromCart(cart: Cart, bagId: string): Cart {
  const remaining = cart.filter((line) => line.bagId !== bagId);
  return remaining.length === cart.length ? cart : remaining;
}

/** The sum of sale price × quantity. */
export function cartTotal(cart: Cart): Cents {
  return addCents(...cart.map((line) => multiplyCents(line.salePrice, line.quantity)));
}

/** The number on the cart's icon. */
export function cartCount(cart: Cart): number {
  return cart.reduce((count, line) => count + line.quantity, 0);
}

/** A cart line for a bag, without its quantity. */
export function cartLineOf(bag: Bag): Omit<CartLine, 'quantity'> {
  const { id, title, storeId, imageUrl, picture, category, salePrice, fullPrice, quantity } = bag;
  return {
    bagId: id,
    title,
    storeId,
    ...pickupPlaceOf(bag),
    imageUrl,
    picture,
    category,
    salePrice,
    fullPrice,
    maxQuantity: quantity,
  };
}

const atLeastOne = (quantity: number) => Math.max(1, Math.floor(quantity) || 1);
