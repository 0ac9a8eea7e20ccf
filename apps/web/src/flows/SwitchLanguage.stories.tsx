import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { mona, stage } from './flowStage.tsx';
import { fill, inArabic, inWallet, knafeh, LATER, on, onCart, press, proceed, wantPickup } from './steps.ts';
import { wordsOf, type Scene } from './steps.ts';

const meta = {
  title: 'Flows/Switch language',
  ...stage,
  args: { path: '/cart' },
  beforeEach: [stage.beforeEach, mona({ b1: 1 })],
} satisfies Meta<{ path: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typed values stay, and the chosen language persists, to the wallet and back. */
export const PlayMidway: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const there: Scene = { canvas, globals: { locale: inArabic(context) ? 'en' : 'ar' } };
    const say = wordsOf(there);
    await step('The cart is half filled in', async () => {
      await onCart(context);
      await wantPickup(context);
      await fill(context, 'web.cart.phone', '71 654 321');
    });
    await step('The same page goes on in the other language', async () => {
      // Signed in on a phone, the side menu has the language button.
      await userEvent.click(canvas.getByRole('button', { name: wordsOf(context)('ui.menuButton.menu') }));
      await userEvent.click(
        await canvas.findByRole('button', { name: inArabic(there) ? 'العربية' : 'English' }, LATER),
      );
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('article')).toHaveTextContent(knafeh(there)), LATER);
      await expect(document.documentElement).toHaveAttribute('dir', inArabic(there) ? 'rtl' : 'ltr');
      const phone = canvas.getByRole('textbox', { name: say('web.cart.phone') });
      await expect(phone).toHaveValue('71 654 321');
    });
    await step('So does the review', async () => {
      await press(there, 'web.cart.checkout');
      await on(there, say('web.checkout.title'));
    });
    await step('And the page that the wallet leads back to', async () => {
      await proceed(there);
      await inWallet(there, 'Pay');
      await on(there, say('web.checkoutSuccess.paid'));
    });
  },
};
