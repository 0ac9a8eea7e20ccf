import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { signInMona, ordersPlaced, sharedMeta } from './flowStage.tsx';
import {
  cartLink,
  follow,
  inWallet,
  knafeh,
  expectPage,
  onCart,
  proceed,
  review,
  appMessages,
} from './steps.ts';
import type { FlowScene } from './steps.ts';

const meta = {
  title: 'Flows/Decline',
  ...sharedMeta,
  args: { path: '/cart' },
  beforeEach: [sharedMeta.beforeEach, signInMona({ b1: 2 })],
} satisfies Meta<{ path: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

async function toTheWallet(scene: FlowScene): Promise<void> {
  await review(scene);
  await proceed(scene);
}

/** The cart holds all that was chosen. */
async function backToCart(scene: FlowScene): Promise<void> {
  await follow(scene, 'web.checkoutCancel.backToCart');
  await onCart(scene);
  await cartLink(scene, 2);
  await expect(await scene.canvas.findByRole('article')).toHaveTextContent(knafeh(scene));
}

/** After a decline the page says that nothing was charged, and the cart is unchanged. */
export const PlayInTheWallet: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const t = appMessages(context);
    await step('From the cart to the wallet', () => toTheWallet(context));
    await step('The payment is declined', () => inWallet(context, 'Decline'));
    await step('Nothing was charged', async () => {
      await expectPage(context, t('web.checkoutCancel.title'));
      await expect(await canvas.findByText(t('web.checkoutCancel.noCharges'))).toBeVisible();
      await expect(ordersPlaced()).toMatchObject([{ status: 'failed' }]);
    });
    await step('The cart is still there', () => backToCart(context));
  },
};

/** The wallet itself declines: for the shop it is the same. */
export const PlayByTheWallet: Story = {
  parameters: { scenario: 'paymentDeclined' },
  play: async (context) => {
    const { canvas, step } = context;
    const t = appMessages(context);
    await step('From the cart to the wallet', () => toTheWallet(context));
    await step('The wallet declines the payment', () => inWallet(context, 'Pay'));
    await step('Nothing was charged, and the cart is still there', async () => {
      await expectPage(context, t('web.checkoutCancel.title'));
      await expect(await canvas.findByText(t('web.checkoutCancel.stillInCart', { count: 2 }))).toBeVisible();
    });
  },
};

/** After walking away the bags are held, and a second attempt pays the same order. */
export const PlayWalkAway: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const t = appMessages(context);
    await step('From the cart to the wallet', () => toTheWallet(context));
    await step('The buyer walks away from the wallet', () => inWallet(context, 'Walk away'));
    await step('The bags are held for a while', async () => {
      await expectPage(context, t('web.checkoutCancel.title'));
      await expect(await canvas.findByText(/(?:until|حتى) .*2:45/)).toBeVisible();
      await backToCart(context);
    });
    await step('The second attempt pays the same order', async () => {
      await toTheWallet(context);
      await inWallet(context, 'Pay');
      await expectPage(context, t('web.checkoutSuccess.paid'));
      await expect(ordersPlaced()).toMatchObject([{ status: 'paid', qty: 2 }]);
    });
  },
};
