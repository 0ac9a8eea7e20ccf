import { FROZEN_NOW, storedSession } from '@zawadeh/mocks';
import { SESSION_KEY } from '../../lib/http/config.ts';
import { bootAtom } from '../../lib/bootData.ts';
import { sessionAtom, startSession } from '../session/session.ts';
import { StorySetting } from '../../app/stories/StorySetting.tsx';
import type { StoryScene } from '../../app/stories/messages.ts';
import { hydrate, Screen as ShopScreen } from './ShopScreen.tsx';

/** The screen against the mock backend, in the story's scenario. */
function Stage({
  id,
  row,
  isSignedIn = false,
  hasToasts = false,
}: {
  /** The shop's id. */
  id: string;
  /** The row that comes with the page; without one the shop is fetched from the mocks. */
  row?: object;
  /** As the user of the stored session. */
  isSignedIn?: boolean;
  hasToasts?: boolean;
}) {
  return (
    <StorySetting
      path={`/shop/${id}`}
      isWide
      hasToasts={hasToasts}
      follow={isSignedIn ? startSession : undefined}
      prepare={(store) => {
        if (!isSignedIn) store.set(sessionAtom, { status: 'signedOut' });
        if (!row) return;
        const shop = { id, name: 'Zahra Sweets', name_ar: 'حلويات الزهراء', ...row };
        store.set(bootAtom, {
          rows: null,
          isPart: false,
          total: null,
          etag: null,
          now: FROZEN_NOW,
          support: null,
          shop,
        });
        hydrate(store);
      }}
    >
      <ShopScreen />
    </StorySetting>
  );
}

/** Shared by the screen's stories, wherever they stand in the sidebar. */
export const sharedMeta = {
  component: Stage,
  args: { id: 's3' },
  parameters: { layout: 'page', controls: { disable: true } },
};

/** `beforeEach: signIn`, with `args: { isSignedIn: true }` */
export const signIn = () => {
  localStorage.setItem(SESSION_KEY, storedSession('mona'));
  return () => localStorage.clear();
};

export const heart = ({ canvas }: StoryScene) =>
  canvas.findByRole('button', { name: /Favourite shop|متجر مفضّل/ });

export async function waitUntilLoaded(context: StoryScene): Promise<void> {
  const { canvas } = context;
  await heart(context);
  await canvas.findByRole('button', { name: context.t('ui.shareButton.share') });
  await canvas.findByRole('heading', { level: 1 });
  await canvas.findAllByRole('heading', { level: 2 });
}
