/** Story setup of the cart: the screen on its page, and the steps through it. */
import { CART_KEY } from '@zawadeh/domain';
import { userEvent } from 'storybook/test';
import type { Store } from '../../lib/store.ts';
import { Setting } from '../../stories/StorySetting.tsx';
import { wordsOf, type Scene } from '../../stories/messages.ts';
import { Screen as CartScreen } from './CartScreen.tsx';

export function Stage({ prepare, state }: { prepare?: (store: Store) => void; state?: object }) {
  return (
    <Setting path="/cart" state={state} prepare={prepare}>
      <CartScreen />
    </Setting>
  );
}

/** Shared by the screen's stories, wherever they stand in the sidebar. */
export const onStage = {
  component: CartScreen,
  parameters: { layout: 'page' },
  render: () => <Stage />,
  beforeEach: () => () => localStorage.clear(),
};

export const keptCart = (): unknown => JSON.parse(localStorage.getItem(CART_KEY) ?? 'null');

/** Waits until the stored cart has been read and the fields are shown. */
export async function arrived(scene: Scene): Promise<void> {
  await scene.canvas.findByRole('textbox', { name: wordsOf(scene)('web.cart.phone') });
}

/** In the dock on a phone, in the summary on a desktop. */
export async function checkOut(scene: Scene): Promise<void> {
  await userEvent.click(scene.canvas.getByRole('button', { name: wordsOf(scene)('web.cart.checkout') }));
}
