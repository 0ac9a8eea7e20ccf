import { CART_KEY, readCart, type Profile } from '@zawadeh/domain';
import { sessionAtom, type Session } from '../../state/session.ts';
import { Setting } from '../../stories/StorySetting.tsx';
import type { Scene } from '../../stories/messages.ts';
import { Screen as BagScreen } from './BagScreen.tsx';

const mona: Profile = {
  id: 'u1',
  email: 'mona@zawadeh.local',
  name: 'Mona',
  phone: null,
  role: 'user',
  active: true,
};

/** The screen against the mock backend, in the story's scenario. */
function Stage({
  id,
  session = { status: 'signedIn', profile: mona },
}: {
  /** The bag's id. */
  id: string;
  session?: Session;
}) {
  return (
    <Setting path={`/bag/${id}`} isWide hasToasts prepare={(store) => store.set(sessionAtom, session)}>
      <BagScreen />
    </Setting>
  );
}

/** Clears what the previous story stored. */
const forgetEverything = (): void => {
  localStorage.removeItem(CART_KEY);
  sessionStorage.clear();
};

/** The stored quantity of each bag. */
export const inCart = () => readCart(localStorage.getItem(CART_KEY)).cart.map(({ quantity }) => quantity);

/** Shared by the screen's stories, wherever they stand in the sidebar. */
export const onStage = {
  component: Stage,
  args: { id: 'b1' },
  parameters: { layout: 'page', controls: { disable: true } },
  beforeEach: forgetEverything,
};

export async function arrived({ canvas }: Scene): Promise<void> {
  await canvas.findByRole('heading', { level: 1 }, { timeout: 5000 });
}
