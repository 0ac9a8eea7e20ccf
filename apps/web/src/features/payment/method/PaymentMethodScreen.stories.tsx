import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Screen as PaymentMethodScreen } from './PaymentMethodScreen.tsx';

const meta = {
  title: 'Screens/Payment method',
  component: PaymentMethodScreen,
  parameters: { layout: 'page' },
} satisfies Meta<typeof PaymentMethodScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['every-mode'] };

/**
 * The reader's language comes first; each text of the other marks its language and direction. Each store's link names
 * the app and the phone.
 */
export const PlayBothLanguages: Story = {
  play: async ({ canvas, canvasElement, isArabic }) => {
    const ios = canvas.getByRole('link', { name: /Whish Money.*iOS/ });
    const android = canvas.getByRole('link', { name: /Whish Money.*Android/ });
    await expect(ios).toHaveAttribute('href', expect.stringMatching(/^https:\/\/apps\.apple\.com\//));
    await expect(android).toHaveAttribute('href', expect.stringMatching(/^https:\/\/play\.google\.com\//));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      isArabic ? /ادفع عبر/ : /Pay with/,
    );
    const others = Array.from(canvasElement.querySelectorAll<HTMLElement>('[lang]'));
    await expect(others).toHaveLength(5);
    for (const piece of others) {
      await expect([piece.lang, piece.dir]).toEqual(isArabic ? ['en', 'ltr'] : ['ar', 'rtl']);
      await expect(piece.textContent).toMatch(isArabic ? /\p{Script=Latin}/u : /\p{Script=Arabic}/u);
    }
    const steps = canvas.getAllByRole('listitem').filter((item) => item.querySelector('[lang]'));
    await expect(steps).toHaveLength(3);
    for (const step of steps) {
      const lines = Array.from(step.querySelectorAll('p'), (line) => line.getBoundingClientRect());
      await expect(lines).toHaveLength(3);
      // One below the other, with a gap.
      await expect(lines[1]!.top - lines[0]!.bottom).toBeGreaterThan(2);
      await expect(lines[2]!.top - lines[1]!.bottom).toBeGreaterThan(2);
    }
  },
};
