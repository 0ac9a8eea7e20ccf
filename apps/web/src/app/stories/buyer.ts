/** A buyer: the stored cart and checkout form. */
import {
  addToCart,
  CART_KEY,
  CHECKOUT_FORM_KEY,
  readBags,
  writeCart,
  type Bag,
  type Cart,
  type CartLine,
  type CustomerForm,
} from '@zawadeh/domain';
import { bagRows, FROZEN_NOW } from '@zawadeh/mocks';

/** A cart line of a bag on the mocks' shelf; `then` is what differed when it was stored. */
export function cartLine(id: string, quantity: number, then: Partial<CartLine> = {}): CartLine {
  const bag: Bag | undefined = readBags(bagRows(FROZEN_NOW)).bags.find((each) => each.id === id);
  const [found] = bag ? addToCart([], { ...bag, quantity: 99 }, quantity) : [];
  if (!bag || !found) throw new Error(`There is no bag ${id}.`);
  return { ...found, maxQuantity: bag.quantity, ...then };
}

/** Two unchanged bags, one of them the whole stock of its store. */
export const twoLines = (): Cart => [cartLine('b1', 1), cartLine('b2', 2)];

const MONDAY_EVENING = '2026-11-23T19:30:00+02:00';

/** A bag that can be collected until Monday, as it is in the cart and on the shelf. */
export const lineUntilMonday = (): CartLine => cartLine('b1', 1, { pickupEnd: Date.parse(MONDAY_EVENING) });

export const UNTIL_MONDAY = /^(?:Until Mon|حتى الاثنين) .*7:30/;

/** For delivery to Mina. */
export const rania: Partial<CustomerForm> = {
  firstName: 'Rania',
  lastName: 'Haddad',
  phone: '70 123 456',
  phoneCountry: 'LB',
  method: 'delivery',
  areaId: 'mina',
  address: {
    street: 'Port Said St.',
    building: 'Karam',
    floor: '3',
    apartment: '6',
    landmark: 'Facing the fish market',
  },
};

/** `beforeEach: storeCart(two(), rania)` */
export const storeCart =
  (cart: Cart | string, form: object | string = {}) =>
  () => {
    const text = (value: object | string) => (typeof value === 'string' ? value : JSON.stringify(value));
    localStorage.setItem(CART_KEY, typeof cart === 'string' ? cart : writeCart(cart));
    localStorage.setItem(CHECKOUT_FORM_KEY, text(form));
  };
