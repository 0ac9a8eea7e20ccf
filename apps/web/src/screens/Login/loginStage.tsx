/** The login's stories: who is here, what was typed, and the screen or the whole app around it. */
import { brand } from '@zawadeh/domain';
import { FROZEN_NOW } from '@zawadeh/mocks';
import { useEffect, useState } from 'react';
import { createIntl } from 'react-intl';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { within } from 'storybook/test';
import { App } from '../../app.tsx';
import { Main } from '../../app.styles.ts';
import { words as arabic } from '../../locales/shop/arabic.ts';
import { words as english } from '../../locales/shop/english.ts';
import { startState } from '../../shell/startState.ts';
import { nowAtom } from '../../state/clock.ts';
import { loadLanguage } from '../../state/language.ts';
import { linkAtom, sessionAtom, type Session } from '../../state/session.ts';
import { createStore, StoreProvider, type Store } from '../../state/store.ts';
import { supportAtom } from '../../state/support.ts';
import type { Draft } from './draft.ts';
import { Screen as LoginScreen } from './LoginScreen.tsx';

interface StageProps {
  session?: Session;
  /** What a link brought along in the address. */
  link?: string;
}

/** The screen in its page, and pages where a login leads. */
export function Stage({ session = { status: 'signedOut' }, link = '' }: StageProps) {
  const [store] = useState(() => {
    const fresh = createStore();
    fresh.set(nowAtom, FROZEN_NOW);
    fresh.set(supportAtom, '+96170123456');
    fresh.set(sessionAtom, session);
    fresh.set(linkAtom, link);
    return fresh;
  });
  return (
    <StoreProvider store={store}>
      <MemoryRouter initialEntries={['/login']}>
        <Main>
          <Routes>
            <Route path="/login" element={<LoginScreen />} />
            <Route path="/our-bags" element={<h1>/our-bags</h1>} />
            <Route path="/admin" element={<h1>/admin</h1>} />
          </Routes>
        </Main>
      </MemoryRouter>
    </StoreProvider>
  );
}

async function begun(locale: unknown): Promise<Store> {
  const store = createStore();
  startState(store, await loadLanguage(locale === 'ar' ? 'ar' : 'en'), null);
  return store;
}

/** All of the app, as it is opened at an address. */
export function WholeApp({ locale, path = '/login' }: { locale: unknown; path?: string }) {
  const [store, setStore] = useState<Store | null>(null);
  useEffect(() => void begun(locale).then(setStore), [locale]);
  return (
    store && (
      <StoreProvider store={store}>
        <MemoryRouter initialEntries={[path]}>
          <App />
        </MemoryRouter>
      </StoreProvider>
    )
  );
}

const DRAFT_KEY = `${brand.storagePrefix}-sign-form`;

/** `beforeEach: typed({ mode: 'signUp' })` */
export const typed = (draft: Partial<Draft>) => () =>
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));

export function forgetEverything(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** The screen's words, and those of the components in it. */
export function wordsOf({ locale }: { locale?: unknown }) {
  const intl = createIntl(
    locale === 'ar' ? { locale: 'ar', messages: arabic } : { locale: 'en', messages: english },
  );
  return (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);
}

export interface Scene {
  canvas: ReturnType<typeof within>;
  globals: { locale?: unknown };
}

export const fieldOf = ({ canvas, globals }: Scene, name: string): HTMLInputElement =>
  canvas.getByLabelText(wordsOf(globals)(`web.login.${name}`), { selector: 'input' });
