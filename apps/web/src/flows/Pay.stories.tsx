import { readOrderCode } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { notificationMessages } from '../features/paidOrder/paidOrder.bilingual.ts';
import { signInMona, ordersPlaced, sharedMeta, mockBackend } from './flowStage.tsx';
import { addToCart, cartLink, openFromMenu, inArabic, inWallet, knafeh } from './steps.ts';
import { expectPage, press, proceed, review, appMessages, type FlowScene } from './steps.ts';

const meta = { title: 'Flows/Pay', ...sharedMeta, args: { path: '/bag/b1' } } satisfies Meta<{
  path: string;
}>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As the page of a paid order shows it. */
async function orderCodeOn({ canvas }: FlowScene): Promise<string> {
  const { textContent } = await canvas.findByText(/^ZWD-[A-Z\d]{8}$/);
  return readOrderCode(textContent) ?? '';
}

/** From a bag to the order in the profile. */
export const PlayForPickup: Story = {
  beforeEach: signInMona(),
  play: async (context) => {
    const { canvas, step } = context;
    const t = appMessages(context);
    let orderCode = '';

    await step('A bag goes into the cart', async () => {
      await expectPage(context, knafeh(context));
      await addToCart(context);
      await userEvent.click(await cartLink(context, 1));
    });
    await step('The review shows pickup', async () => {
      await review(context);
      await expect(canvas.getByText(t('web.cart.pickup'))).toBeVisible();
      await expect(canvas.getByText('+961 70 123 456')).toBeVisible();
    });
    await step('The wallet takes the money', async () => {
      await proceed(context);
      await inWallet(context, 'Pay');
    });
    await step('The order is paid, and the cart is empty', async () => {
      await expectPage(context, t('web.checkoutSuccess.paid'));
      orderCode = await orderCodeOn(context);
      await expect(ordersPlaced()).toMatchObject([{ order_code: orderCode, status: 'paid', amount: 4.5 }]);
      await cartLink(context, 0);
    });
    await step('The bell has a notification', async () => {
      const bell = await canvas.findByRole('button', { name: t('ui.bellButton.name', { count: 1 }) });
      await userEvent.click(bell);
      const news = await screen.findByRole('dialog', { name: t('ui.notificationPanel.title') });
      await expect(news).toHaveTextContent(
        notificationMessages.pickup[inArabic(context) ? 'messageAr' : 'messageEn'],
      );
      await expect(news).toHaveTextContent(orderCode);
      await userEvent.click(within(news).getByRole('button', { name: t('ui.notificationPanel.close') }));
      await canvas.findByRole('button', { name: t('ui.bellButton.name', { count: 0 }) });
    });
    await step('The order is the newest one in the profile', async () => {
      await openFromMenu(context, 'ui.sideMenu.profile');
      const [order] = await canvas.findAllByRole('article');
      await expect(order).toHaveTextContent(orderCode);
      await expect(order).toHaveTextContent(t('ui.paymentBadge.completed'));
    });
  },
};

/** The wallet has no result yet: nothing is promised until it has. */
export const PlayPending: Story = {
  args: { path: '/cart' },
  parameters: { scenario: 'paymentPending' },
  beforeEach: signInMona({ b1: 1 }),
  play: async (context) => {
    const { canvas, step } = context;
    const t = appMessages(context);

    await step('The wallet leads back without a result', async () => {
      await review(context);
      await proceed(context);
      await inWallet(context, 'Pay');
    });
    await step('The page waits, and the bags are held meanwhile', async () => {
      await expectPage(context, t('web.checkoutSuccess.waiting'));
      await expect(canvas.getByText(/(?:until|حتى) .*2:45/)).toBeVisible();
      await cartLink(context, 1);
    });
    await step('Then the money arrives', async () => {
      mockBackend().scenario = 'calm';
      for (const payment of mockBackend().database.payments) payment.walletStatus = 'success';
      await press(context, 'web.checkoutCancel.checkAgain');
      await expectPage(context, t('web.checkoutSuccess.paid'));
      await waitFor(() => expect(ordersPlaced()).toMatchObject([{ status: 'paid' }]));
      await cartLink(context, 0);
    });
  },
};
