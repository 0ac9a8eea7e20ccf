/** Story setup of the profile: the stored session, and the screen in its page. */
import { storedSession } from '@zawadeh/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SESSION_KEY } from '../../lib/http/config.ts';
import { startSession } from '../session/session.ts';
import { supportAtom } from '../../lib/support.ts';
import { StorySetting } from '../../app/stories/StorySetting.tsx';
import { screenMessages, type StoryScene } from '../../app/stories/messages.ts';
import { Screen as ProfileScreen } from './ProfileScreen.tsx';

/** The screen in its page, for the stored session. */
export function Stage() {
  return (
    <StorySetting
      path="/profile"
      isWide
      prepare={(store) => store.set(supportAtom, '+96170123456')}
      follow={startSession}
    >
      <ProfileScreen />
    </StorySetting>
  );
}

/** `beforeEach: signedInAs('mona')` */
export const signedInAs = (user: Parameters<typeof storedSession>[0]) => () => {
  localStorage.setItem(SESSION_KEY, storedSession(user));
  return () => localStorage.clear();
};

/** Waits for Mona's five orders, and so for the parts above them. */
export async function waitUntilLoaded({ canvas }: StoryScene): Promise<void> {
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(5));
}

export const waitForImpact = (scene: StoryScene): Promise<HTMLElement> =>
  scene.canvas.findByRole('heading', { name: screenMessages(scene)('web.profile.good') });

export const inLanguageOf =
  (english: string, arabic: string) =>
  ({ locale }: StoryScene['globals']): string =>
    locale === 'ar' ? arabic : english;

export const expectText =
  (english: string, arabic: string) =>
  async ({ canvas, globals }: StoryScene): Promise<void> => {
    await expect(await canvas.findByText(inLanguageOf(english, arabic)(globals))).toBeInTheDocument();
  };

export async function retry({ canvas }: StoryScene): Promise<void> {
  const alert = await canvas.findByRole('alert');
  await userEvent.click(within(alert).getByRole('button'));
}
