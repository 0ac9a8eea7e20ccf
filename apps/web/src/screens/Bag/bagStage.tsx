import { CART_KEY, readCart, type Profile } from '@zawadeh/domain';
import { FROZEN_NOW } from '@zawadeh/mocks';
import { createToasts, ToastRegion, ToastsContext } from '@zawadeh/ui';
import { useState } from 'react';
import { createIntl } from 'react-intl';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { MessageId } from '../../locales/messageId.ts';
import { words as arabic } from '../../locales/shop/arabic.ts';
import { words as english } from '../../locales/shop/english.ts';
import { nowAtom } from '../../state/clock.ts';
import { sessionAtom, type Session } from '../../state/session.ts';
import { createStore, StoreProvider } from '../../state/store.ts';
import { Screen as BagScreen } from './BagScreen.tsx';

export interface StageProps {
  /** Of the bag that is looked at. */
  id: string;
  session?: Session;
}

const mona: Profile = {
  id: 'u1',
  email: 'mona@zawadeh.local',
  name: 'Mona',
  phone: null,
  role: 'user',
  active: true,
};

/** The screen against the pretend backend, in the world its story names, at the frozen instant. */
export function Stage({ id, session = { status: 'signedIn', profile: mona } }: StageProps) {
  const [store] = useState(() => {
    const fresh = createStore();
    fresh.set(nowAtom, FROZEN_NOW);
    fresh.set(sessionAtom, session);
    return fresh;
  });
  const [toasts] = useState(createToasts);
  return (
    <StoreProvider store={store}>
      <ToastsContext value={toasts}>
        <MemoryRouter initialEntries={[`/bag/${id}`]}>
          <Elsewhere />
        </MemoryRouter>
        <ToastRegion />
      </ToastsContext>
    </StoreProvider>
  );
}

/** Where the screen has led to, if not here. */
function Elsewhere() {
  const { pathname } = useLocation();
  return pathname.startsWith('/bag/') ? <BagScreen /> : <p data-testid="elsewhere">{pathname}</p>;
}

/** What the page says, in the language that it is drawn in. */
export function wordsOf({ globals }: { globals: Record<string, unknown> }) {
  const { locale, words } =
    globals.locale === 'ar' ? { locale: 'ar', words: arabic } : { locale: 'en', words: english };
  const intl = createIntl({ locale, messages: words });
  return (id: MessageId): string => intl.formatMessage({ id });
}

/** Nothing is left from the story before. */
export const forgetEverything = (): void => {
  localStorage.removeItem(CART_KEY);
  sessionStorage.clear();
};

/** How many of each bag the browser keeps. */
export const inCart = () => readCart(localStorage.getItem(CART_KEY)).cart.map(({ quantity }) => quantity);
