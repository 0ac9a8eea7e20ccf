import { CART_KEY, readCart, type Profile } from '@zawadeh/domain';
import { sessionAtom, startSession, type Session } from '../session/session.ts';
import { supportAtom } from '../../lib/support.ts';
import { StorySetting } from '../../app/stories/StorySetting.tsx';
import type { StoryScene } from '../../app/stories/messages.ts';
import { Screen as BagScreen } from './BagScreen.tsx';

const mona: Profile = {
  id: 'u1',
  email: 'mona@zawadeh.local',
  name: 'Mona',
  phone: null,
  role: 'user',
  active: true,
  runsShop: false,
};

/** The screen against the mock backend, in the story's scenario. */
function Stage({
  id,
  session = { status: 'signedIn', profile: mona },
}: {
  /** The bag's id. */
  id: string;
  /** The one that the browser has stored, whose requests the mocks answer, or one of the page alone. */
  session?: Session | 'stored';
}) {
  const isStored = session === 'stored';
  return (
    <StorySetting
      path={`/bag/${id}`}
      isWide
      hasToasts
      prepare={(store) => {
        store.set(supportAtom, '+96170123456');
        if (!isStored) store.set(sessionAtom, session);
      }}
      follow={isStored ? startSession : undefined}
    >
      <BagScreen />
    </StorySetting>
  );
}

/** Clears what the previous story stored. */
const clearStorage = (): void => {
  localStorage.removeItem(CART_KEY);
  sessionStorage.clear();
};

/** The stored quantity of each bag. */
export const inCart = () => readCart(localStorage.getItem(CART_KEY)).cart.map(({ quantity }) => quantity);

/** Shared by the screen's stories, wherever they stand in the sidebar. */
export const sharedMeta = {
  component: Stage,
  args: { id: 'b1' },
  parameters: { layout: 'page', controls: { disable: true } },
  beforeEach: clearStorage,
};

export async function waitUntilLoaded({ canvas }: StoryScene): Promise<void> {
  await canvas.findByRole('heading', { level: 1 });
}

/** With the parts that come after the bag: the button to share, the way to the shop, and what is in the bag. */
export async function waitUntilComplete(scene: StoryScene): Promise<void> {
  const { t } = scene;
  await waitUntilShared(scene);
  await scene.canvas.findByRole('button', { name: t('ui.favouriteButton.label') });
  await scene.canvas.findByRole('link', { name: t('ui.directionsLink.directions') });
  await scene.canvas.findAllByText(t('web.bag.allergens'));
  await scene.canvas.findByText(/LBP|ل\.ل/);
}

/** With the buttons on the picture. */
export async function waitUntilShared(scene: StoryScene): Promise<void> {
  await waitUntilLoaded(scene);
  const name = scene.t('ui.shareButton.share');
  await scene.canvas.findByRole('button', { name });
}
