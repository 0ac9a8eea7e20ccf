import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { signInMona, ordersPlaced, sharedMeta, mockBackend } from './flowStage.tsx';
import { addToCart, cartLink, inWallet, knafeh, expectPage, proceed, review, appMessages } from './steps.ts';

const meta = { title: 'Flows/Trouble', ...sharedMeta, args: { path: '/bag/b1' } } satisfies Meta<{
  path: string;
}>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Another buyer is faster: the review names the bag that is gone, and nothing is charged. */
export const PlayLastBag: Story = {
  parameters: { scenario: 'lastBag' },
  beforeEach: signInMona(),
  play: async (context) => {
    const { canvas, step } = context;
    const t = appMessages(context);
    await step('The last one goes into the cart', async () => {
      await expectPage(context, knafeh(context));
      await addToCart(context);
      await userEvent.click(await cartLink(context, 1));
      await review(context);
    });
    await step('Meanwhile another buyer buys it', () => {
      for (const bag of mockBackend().database.bags) bag.quantity = 0;
    });
    await step('The checkout rejects it, and names the bag that is gone', async () => {
      await proceed(context);
      const alert = await canvas.findByRole('alert');
      await expect(alert).toHaveTextContent(t('web.checkout.notAvailable'));
      await expect(alert).toHaveTextContent(knafeh(context));
      await expect(ordersPlaced()).toEqual([]);
      await cartLink(context, 0);
    });
  },
};

let isOnline = true;

/** As a browser and its network do it. */
function setOnline(on: boolean): void {
  isOnline = on;
  mockBackend().scenario = on ? 'calm' : 'offline';
  window.dispatchEvent(new Event(on ? 'online' : 'offline'));
}

/** The connection is lost midway: the page says so, the cart stays, and the order is paid once. */
export const PlayOffline: Story = {
  args: { path: '/cart' },
  beforeEach: [
    signInMona({ b1: 1 }),
    () => {
      isOnline = true;
      spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
    },
  ],
  play: async (context) => {
    const { canvas, step } = context;
    const t = appMessages(context);
    const banner = t('ui.connectionBanner.offline');
    await step('On the review, the connection is lost', async () => {
      await review(context);
      setOnline(false);
      await expect(await canvas.findByText(banner)).toBeVisible();
    });
    await step('The order does not get through, and the cart stays', async () => {
      await proceed(context);
      await expect(await canvas.findByText(t('web.checkout.offline'))).toBeVisible();
      await cartLink(context, 1);
    });
    await step('The connection is back, and the order is paid by itself, once', async () => {
      setOnline(true);
      await inWallet(context, 'Pay');
      await expectPage(context, t('web.checkoutSuccess.paid'));
      await expect(ordersPlaced()).toMatchObject([{ status: 'paid' }]);
    });
  },
};
