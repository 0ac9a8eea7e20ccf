/** The profile's stories: whose session the browser keeps, and the screen in its page. */
import { FROZEN_NOW, keptSession } from '@zawadeh/mocks';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Main } from '../../app.styles.ts';
import { SESSION_KEY } from '../../backend/config.ts';
import { nowAtom } from '../../state/clock.ts';
import { startSession } from '../../state/session.ts';
import { createStore, StoreProvider } from '../../state/store.ts';
import { supportAtom } from '../../state/support.ts';
import { Screen as ProfileScreen } from './ProfileScreen.tsx';

/** The screen in its page, for whoever the browser keeps a session of. */
export function Stage() {
  const [store] = useState(() => {
    const fresh = createStore();
    fresh.set(nowAtom, FROZEN_NOW);
    fresh.set(supportAtom, '+96170123456');
    return fresh;
  });
  useEffect(() => startSession(store), [store]);
  return (
    <StoreProvider store={store}>
      <MemoryRouter initialEntries={['/profile']}>
        <Main data-wide>
          <ProfileScreen />
        </Main>
      </MemoryRouter>
    </StoreProvider>
  );
}

/** `beforeEach: signedInAs('mona')` */
export const signedInAs = (who: Parameters<typeof keptSession>[0]) => () => {
  localStorage.setItem(SESSION_KEY, keptSession(who));
  return () => localStorage.clear();
};

interface Scene {
  canvas: ReturnType<typeof within>;
  globals: { locale?: unknown };
}

export const LATER = { timeout: 9000 };

/** Mona's five orders are here. */
export async function arrived({ canvas }: Scene): Promise<void> {
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(5), LATER);
}

export const inWords =
  (english: string, arabic: string) =>
  ({ locale }: Scene['globals']): string =>
    locale === 'ar' ? arabic : english;

export const says =
  (english: string, arabic: string) =>
  async ({ canvas, globals }: Scene): Promise<void> => {
    await expect(await canvas.findByText(inWords(english, arabic)(globals), {}, LATER)).toBeInTheDocument();
  };

export async function retry({ canvas }: Scene): Promise<void> {
  const alert = await canvas.findByRole('alert', {}, LATER);
  await userEvent.click(within(alert).getByRole('button'));
}
