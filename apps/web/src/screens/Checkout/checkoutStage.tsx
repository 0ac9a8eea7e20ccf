/** Story setup of the checkout: the stored cart, the session, and where the screen has led to. */
import type { Cart } from '@zawadeh/domain';
import { keptSession } from '@zawadeh/mocks';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SESSION_KEY } from '../../backend/config.ts';
import { writeItem } from '../../lib/storage.ts';
import { leavingAtom } from '../../state/payment.ts';
import { startSession } from '../../state/session.ts';
import { kept as keptByBuyer, rania, two } from '../../stories/buyer.ts';
import { Setting } from '../../stories/StorySetting.tsx';
import { LATER, wordsOf, type Scene } from '../../stories/messages.ts';
import { Screen as CheckoutScreen } from './CheckoutScreen.tsx';

/** The screen in its page. The URL that the browser would open is shown instead. */
function Stage() {
  const [left, setLeft] = useState<string | null>(null);
  return (
    <Setting
      path="/checkout"
      isWide
      prepare={(store) => store.set(leavingAtom, { leaveFor: setLeft })}
      follow={startSession}
    >
      <CheckoutScreen />
      {left !== null && <p data-testid="left">{left}</p>}
    </Setting>
  );
}

/** `beforeEach: storeCartAndSession(two(), rania)` */
export const kept =
  (cart: Cart, form: object, who: 'mona' | null = 'mona') =>
  () => {
    keptByBuyer(cart, form)();
    writeItem(SESSION_KEY, who && keptSession(who));
    return () => {
      localStorage.clear();
      sessionStorage.clear();
    };
  };

/** Shared by the screen's stories, wherever they stand in the sidebar. */
export const onStage = {
  component: CheckoutScreen,
  parameters: { layout: 'page' },
  render: () => <Stage />,
  beforeEach: kept(two(), rania),
};

export const button = ({ canvas, globals }: Scene) =>
  canvas.findByRole('button', { name: new RegExp(wordsOf({ globals })('web.checkout.proceed')) });

/** Waits until the session is known and the button is enabled. */
export async function ready(scene: Scene): Promise<void> {
  await waitFor(async () => expect(await button(scene)).toBeEnabled(), LATER);
}

export async function press(scene: Scene): Promise<void> {
  await ready(scene);
  await userEvent.click(await button(scene));
}
