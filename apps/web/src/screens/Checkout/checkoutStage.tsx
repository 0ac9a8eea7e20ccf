/** The checkout's stories: what the browser keeps, who is signed in, and where the screen has led to. */
import { CART_KEY, CHECKOUT_FORM_KEY, readBags, addToCart, writeCart, type Cart, type CustomerForm } from '@zawadeh/domain';
import { bagRows, FROZEN_NOW, keptSession } from '@zawadeh/mocks';
import { useEffect, useState } from 'react';
import { createIntl } from 'react-intl';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { within } from 'storybook/test';
import { Main } from '../../app.styles.ts';
import { SESSION_KEY } from '../../backend/config.ts';
import type { MessageId } from '../../locales/messageId.ts';
import { words as arabic } from '../../locales/shop/arabic.ts';
import { words as english } from '../../locales/shop/english.ts';
import { nowAtom } from '../../state/clock.ts';
import { writeItem } from '../../state/kept.ts';
import { leavingAtom } from '../../state/payment.ts';
import { startSession } from '../../state/session.ts';
import { createStore, StoreProvider } from '../../state/store.ts';
import { Screen as CheckoutScreen } from './CheckoutScreen.tsx';

/** The screen in its page. Where the browser would go is written down instead. */
export function Stage() {
  const [left, setLeft] = useState<string | null>(null);
  const [store] = useState(() => {
    const fresh = createStore();
    fresh.set(nowAtom, FROZEN_NOW);
    fresh.set(leavingAtom, { leaveFor: setLeft });
    return fresh;
  });
  useEffect(() => startSession(store), [store]);
  return (
    <StoreProvider store={store}>
      <MemoryRouter initialEntries={['/checkout']}>
        <Main data-wide>
          <Elsewhere />
          {left !== null && <p data-testid="left">{left}</p>}
        </Main>
      </MemoryRouter>
    </StoreProvider>
  );
}

function Elsewhere() {
  const { pathname } = useLocation();
  return pathname === '/checkout' ? <CheckoutScreen /> : <p data-testid="elsewhere">{pathname}</p>;
}

const { bags } = readBags(bagRows(FROZEN_NOW));

export const two = (): Cart =>
  ['b1', 'b2'].reduce<Cart>((cart, id, place) => {
    const bag = bags.find((each) => each.id === id);
    return bag ? addToCart(cart, bag, place + 1) : cart;
  }, []);

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

/** `beforeEach: kept(two(), rania)` */
export const kept =
  (cart: Cart, form: object, who: 'mona' | null = 'mona') =>
  () => {
    localStorage.setItem(CART_KEY, writeCart(cart));
    localStorage.setItem(CHECKOUT_FORM_KEY, JSON.stringify(form));
    writeItem(SESSION_KEY, who && keptSession(who));
    return () => {
      localStorage.clear();
      sessionStorage.clear();
    };
  };

export interface Scene {
  canvas: ReturnType<typeof within>;
  globals: { locale?: unknown };
}

export function wordsOf({ globals }: Pick<Scene, 'globals'>) {
  const { locale, words } =
    globals.locale === 'ar' ? { locale: 'ar', words: arabic } : { locale: 'en', words: english };
  const intl = createIntl({ locale, messages: words });
  return (id: MessageId, values?: Record<string, string>): string => intl.formatMessage({ id }, values);
}

export const LATER = { timeout: 9000 };
