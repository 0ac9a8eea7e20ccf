import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { signInMona, sharedMeta } from './flowStage.tsx';
import {
  fill,
  inArabic,
  inWallet,
  knafeh,
  expectPage,
  onCart,
  press,
  proceed,
  choosePickup,
} from './steps.ts';
import { appMessages, type FlowScene } from './steps.ts';

const meta = {
  title: 'Flows/Switch language',
  ...sharedMeta,
  args: { path: '/cart' },
  beforeEach: [sharedMeta.beforeEach, signInMona({ b1: 1 })],
} satisfies Meta<{ path: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typed values stay, and the chosen language persists, to the wallet and back. */
export const PlayMidway: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const otherScene: FlowScene = { canvas, globals: { locale: inArabic(context) ? 'en' : 'ar' } };
    const t = appMessages(otherScene);
    await step('The cart is half filled in', async () => {
      await onCart(context);
      await choosePickup(context);
      await fill(context, 'web.cart.phone', '71 654 321');
    });
    await step('The same page continues in the other language', async () => {
      // Signed in on a phone, the side menu has the language button.
      await userEvent.click(canvas.getByRole('button', { name: appMessages(context)('ui.menuButton.menu') }));
      await userEvent.click(
        await canvas.findByRole('button', { name: inArabic(otherScene) ? 'العربية' : 'English' }),
      );
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('article')).toHaveTextContent(knafeh(otherScene)));
      await expect(document.documentElement).toHaveAttribute('dir', inArabic(otherScene) ? 'rtl' : 'ltr');
      const phone = canvas.getByRole('textbox', { name: t('web.cart.phone') });
      await expect(phone).toHaveValue('71 654 321');
    });
    await step('The review has the other language', async () => {
      await press(otherScene, 'web.cart.checkout');
      await expectPage(otherScene, t('web.checkout.title'));
    });
    await step('The page after the wallet has the other language', async () => {
      await proceed(otherScene);
      await inWallet(otherScene, 'Pay');
      await expectPage(otherScene, t('web.checkoutSuccess.paid'));
    });
  },
};
