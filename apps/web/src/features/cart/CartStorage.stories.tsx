import { CART_KEY, writeCart } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sessionAtom } from '../session/session.ts';
import { storeCart, cartLine, rania, twoLines } from '../../app/stories/buyer.ts';
import { waitUntilLoaded, sharedMeta, Stage } from './cartStage.tsx';
import { after } from '@zawadeh/ui/stories/steps.ts';

const meta = { title: 'Screens/Cart/Kept', ...sharedMeta } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A change of the cart in another tab shows here. */
export const PlayOtherTab: Story = {
  beforeEach: storeCart(twoLines()),
  play: after(waitUntilLoaded, async ({ canvas }) => {
    localStorage.setItem(CART_KEY, writeCart([cartLine('b7', 3)]));
    window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByRole('spinbutton')).toHaveValue('3');
  }),
};

/** Damage costs only the damaged part. */
export const PlayDamagedStorage: Story = {
  beforeEach: storeCart(
    `[${writeCart([cartLine('b1', 2)]).slice(1, -1)}, {"bagId": 7}, null, "x"]`,
    '{"firstName": 3, "lastName"',
  ),
  play: after(waitUntilLoaded, async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  }),
};

/** The account's values fill empty fields, and no others. */
export const PlayAccountKnows: Story = {
  beforeEach: storeCart(twoLines(), { ...rania, phone: '' }),
  render: () => (
    <Stage
      prepare={(store) =>
        store.set(sessionAtom, {
          status: 'signedIn',
          profile: {
            id: 'u1',
            email: null,
            name: 'Somebody Else',
            phone: '+447700900123',
            role: 'user',
            active: true,
          },
        })
      }
    />
  ),
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    await expect(canvas.getByRole('textbox', { name: new RegExp(t('web.cart.firstName')) })).toHaveValue(
      'Rania',
    );
    const phone = canvas.getByRole('textbox', { name: t('web.cart.phone') });
    await waitFor(() => expect(phone).toHaveValue('7700 900123'));
    await userEvent.clear(phone);
    await expect(phone).toHaveValue('');
  }),
};
