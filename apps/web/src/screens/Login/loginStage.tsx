/** The login's stories: who is here, what was typed, and the screen or the whole app around it. */
import { brand, readProfile, type Profile } from '@zawadeh/domain';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../app.tsx';
import { startState } from '../../shell/startState.ts';
import { loadLanguage } from '../../state/language.ts';
import { linkAtom, sessionAtom, type Session } from '../../state/session.ts';
import { createStore, StoreProvider, type Store } from '../../state/store.ts';
import { supportAtom } from '../../state/support.ts';
import { Setting } from '../../stories/Setting.tsx';
import { wordsOf, type Scene } from '../../stories/words.ts';
import type { Draft } from './draft.ts';
import { Screen as LoginScreen } from './LoginScreen.tsx';

interface StageProps {
  session?: Session | undefined;
  /** What a link brought along in the address. */
  link?: string;
}

/** The screen in its page. */
export function Stage({ session = { status: 'signedOut' }, link = '' }: StageProps) {
  return (
    <Setting
      path="/login"
      prepare={(store) => {
        store.set(supportAtom, '+96170123456');
        store.set(sessionAtom, session);
        store.set(linkAtom, link);
      }}
    >
      <LoginScreen />
    </Setting>
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

const mona = readProfile({ id: 'u1', email: 'mona@zawadeh.local', name: 'Mona Kabbara', role: 'user' });

/** `session={as({ role: 'admin' })}` */
export const as = (columns: Partial<Profile>): Session | undefined =>
  mona.ok ? { status: 'signedIn', profile: { ...mona.profile, ...columns } } : undefined;

const DRAFT_KEY = `${brand.storagePrefix}-sign-form`;

/** `beforeEach: typed({ mode: 'signUp' })` */
export const typed = (draft: Partial<Draft>) => () =>
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));

export function forgetEverything(): void {
  localStorage.clear();
  sessionStorage.clear();
}

export const fieldOf = (scene: Scene, name: string): HTMLInputElement =>
  scene.canvas.getByLabelText(wordsOf(scene)(`web.login.${name}`), { selector: 'input' });
