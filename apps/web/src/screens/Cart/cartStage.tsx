/** The cart's stories: what the browser keeps, and the screen on the page's own ground. */
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
import { useState } from 'react';
import { createIntl } from 'react-intl';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { userEvent, type within } from 'storybook/test';
import { Main } from '../../app.styles.ts';
import { words as arabic } from '../../locales/shop/arabic.ts';
import { words as english } from '../../locales/shop/english.ts';
import { nowAtom } from '../../state/clock.ts';
import { createStore, StoreProvider, type Store } from '../../state/store.ts';
import { Screen as CartScreen } from './CartScreen.tsx';

/** The screen in its page, and a page where Checkout leads. */
export function Stage({ prepare }: { prepare?: (store: Store) => void }) {
  const [store] = useState(() => {
    const fresh = createStore();
    fresh.set(nowAtom, FROZEN_NOW);
    prepare?.(fresh);
    return fresh;
  });
  return (
    <StoreProvider store={store}>
      <MemoryRouter initialEntries={['/cart']}>
        <Main>
          <Routes>
            <Route path="/cart" element={<CartScreen />} />
            <Route path="/checkout" element={<h1>/checkout</h1>} />
          </Routes>
        </Main>
      </MemoryRouter>
    </StoreProvider>
  );
}

/** As many of a bag of the mocks' shelf as are wanted, kept some time ago. */
export function line(id: string, quantity: number, then: Partial<CartLine> = {}): CartLine {
  const bag: Bag | undefined = readBags(bagRows(FROZEN_NOW)).bags.find((each) => each.id === id);
  const [found] = bag ? addToCart([], { ...bag, quantity: 99 }, quantity) : [];
  if (!bag || !found) throw new Error(`There is no bag ${id}.`);
  return { ...found, maxQuantity: bag.quantity, ...then };
}

/** Two bags of which nothing has changed, one of them all that its store has. */
export const two = (): Cart => [line('b1', 1), line('b2', 2)];

export const rania: Partial<CustomerForm> = {
  firstName: 'Rania',
  lastName: 'Haddad',
  phone: '70 123 456',
  phoneCountry: 'LB',
  areaId: 'mina',
  address: {
    street: 'Port Said St.',
    building: 'Karam',
    floor: '3',
    apartment: '6',
    landmark: 'Facing the fish market',
  },
};

/** `beforeEach: kept(two(), rania)` */
export const kept =
  (cart: Cart | string, form: object | string = {}) =>
  () => {
    const text = (value: object | string) => (typeof value === 'string' ? value : JSON.stringify(value));
    localStorage.setItem(CART_KEY, typeof cart === 'string' ? cart : writeCart(cart));
    localStorage.setItem(CHECKOUT_FORM_KEY, text(form));
  };

export const keptCart = (): unknown => JSON.parse(localStorage.getItem(CART_KEY) ?? 'null');

/** The screen's words, and those of the components in it. */
export function wordsOf({ locale }: { locale?: unknown }): (id: string) => string {
  const intl = createIntl(
    locale === 'ar' ? { locale: 'ar', messages: arabic } : { locale: 'en', messages: english },
  );
  return (id) => intl.formatMessage({ id });
}

interface Scene {
  canvas: ReturnType<typeof within>;
  globals: { locale?: unknown };
}

/** What is kept has been read, and the fields are there. */
export async function arrived({ canvas, globals }: Scene): Promise<void> {
  await canvas.findByRole('textbox', { name: wordsOf(globals)('web.cart.phone') });
}

/** The dock's on a phone, the summary's on a desk. */
export async function checkOut({ canvas, globals }: Scene): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: wordsOf(globals)('web.cart.checkout') }));
}
