/** Story setup of the checkout: the stored cart, the session, and where the screen has led to. */
import type { Cart } from '@zawadeh/domain';
import { storedSession } from '@zawadeh/mocks';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SESSION_KEY } from '../../lib/http/config.ts';
import { writeItem } from '../../lib/storage.ts';
import { leavingAtom } from './payment.ts';
import { startSession } from '../session/session.ts';
import { rania, storeCart, twoLines } from '../../app/stories/buyer.ts';
import { StorySetting } from '../../app/stories/StorySetting.tsx';
import type { StoryScene } from '../../app/stories/messages.ts';
import { Screen as CheckoutScreen } from './CheckoutScreen.tsx';

/** The screen in its page. The URL that the browser would open is shown instead. */
function Stage() {
  const [left, setLeft] = useState<string | null>(null);
  return (
    <StorySetting
      path="/checkout"
      isWide
      prepare={(store) => store.set(leavingAtom, { leaveFor: setLeft })}
      follow={startSession}
    >
      <CheckoutScreen />
      {left !== null && <p data-testid="left">{left}</p>}
    </StorySetting>
  );
}

/** `beforeEach: storeCartAndSession(two(), rania)` */
export const storeCartAndSession =
  (cart: Cart, form: object, user: 'mona' | null = 'mona') =>
  () => {
    storeCart(cart, form)();
    writeItem(SESSION_KEY, user && storedSession(user));
    return () => {
      localStorage.clear();
      sessionStorage.clear();
    };
  };

/** Shared by the screen's stories, wherever they stand in the sidebar. */
export const sharedMeta = {
  component: CheckoutScreen,
  parameters: { layout: 'page' },
  render: () => <Stage />,
  beforeEach: storeCartAndSession(twoLines(), rania),
};

export const button = ({ canvas, t }: StoryScene) =>
  canvas.findByRole('button', { name: new RegExp(t('web.checkout.proceed')) });

/** Waits until the session is known and the button is enabled. */
export async function waitUntilPayable(scene: StoryScene): Promise<void> {
  await waitFor(async () => expect(await button(scene)).toBeEnabled());
}

export async function press(scene: StoryScene): Promise<void> {
  await waitUntilPayable(scene);
  await userEvent.click(await button(scene));
}
