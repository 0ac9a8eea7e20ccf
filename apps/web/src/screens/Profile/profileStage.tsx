/** Story setup of the profile: the stored session, and the screen in its page. */
import { keptSession } from '@zawadeh/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SESSION_KEY } from '../../backend/config.ts';
import { startSession } from '../../state/session.ts';
import { supportAtom } from '../../state/support.ts';
import { Setting } from '../../stories/StorySetting.tsx';
import { LATER, type Scene } from '../../stories/messages.ts';
import { Screen as ProfileScreen } from './ProfileScreen.tsx';

/** The screen in its page, for the stored session. */
export function Stage() {
  return (
    <Setting
      path="/profile"
      isWide
      prepare={(store) => store.set(supportAtom, '+96170123456')}
      follow={startSession}
    >
      <ProfileScreen />
    </Setting>
  );
}

/** `beforeEach: signedInAs('mona')` */
export const signedInAs = (who: Parameters<typeof keptSession>[0]) => () => {
  localStorage.setItem(SESSION_KEY, keptSession(who));
  return () => localStorage.clear();
};

/** Waits for Mona's five orders. */
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
