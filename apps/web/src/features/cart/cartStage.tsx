/** Story setup of the cart: the screen on its page, and the steps through it. */
import { CART_KEY } from '@zawadeh/domain';
import { userEvent } from 'storybook/test';
import type { AppStore } from '../../lib/store.ts';
import { StorySetting } from '../../app/stories/StorySetting.tsx';
import type { StoryScene } from '../../app/stories/messages.ts';
import { Screen as CartScreen } from './CartScreen.tsx';

export function Stage({ prepare, state }: { prepare?: (store: AppStore) => void; state?: object }) {
  return (
    <StorySetting path="/cart" state={state} prepare={prepare}>
      <CartScreen />
    </StorySetting>
  );
}

/** Shared by the screen's stories, wherever they stand in the sidebar. */
export const sharedMeta = {
  component: CartScreen,
  parameters: { layout: 'page' },
  render: () => <Stage />,
  beforeEach: () => () => localStorage.clear(),
};

export const storedCart = (): unknown => JSON.parse(localStorage.getItem(CART_KEY) ?? 'null');

/** Waits until the stored cart has been read and the details are shown. */
export async function waitUntilLoaded({ canvas, t }: StoryScene): Promise<void> {
  await canvas.findByRole('heading', { name: t('web.cart.details') });
}

/** In the dock on a phone, in the summary on a desktop. */
export async function checkOut({ canvas, t }: StoryScene): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: t('web.cart.checkout') }));
}
