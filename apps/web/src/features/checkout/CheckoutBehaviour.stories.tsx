import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  formatUsd,
  isOrderCode,
  MOST_FREE_BAGS,
  MOST_HELD_UNPAID,
  MOST_UNPAID_HOLDS,
  multiplyCents,
  PENDING_ORDER_CODE_KEY,
} from '@zawadeh/domain';
import { checkoutOverLimit } from '@zawadeh/mocks';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { rania, twoLines } from '../../app/stories/buyer.ts';
import type { StoryScene } from '../../app/stories/messages.ts';
import { button, storeCartAndSession, sharedMeta, press, waitUntilPayable } from './checkoutStage.tsx';
import { after } from '@zawadeh/ui/stories/steps.ts';

const meta = { title: 'Screens/Checkout/Behaviour', ...sharedMeta } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The server's own English text is shown to English readers only. */
const serverMessage = (scene: StoryScene, english: string): string =>
  scene.isArabic ? scene.t('web.checkout.said.failed') : english;

/** A hostile answer is shown as plain text, and the browser opens no foreign page. */
export const PlayHostile: Story = {
  parameters: { scenario: 'hostile' },
  play: async (context) => {
    await press(context);
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(serverMessage(context, '<img src=x>'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(context.canvas.queryByTestId('left')).toBeNull();
  },
};

/** Each limit of one buyer is shown with its number, in the reader's language. */
export const PlayLimits: Story = {
  play: async (context) => {
    const limits = [
      ['too_many_held', 'tooManyHeld', MOST_HELD_UNPAID],
      ['held_too_often', 'heldTooOften', MOST_UNPAID_HOLDS],
      ['too_many_free', 'tooManyFree', MOST_FREE_BAGS],
    ] as const;
    for (const [code, words, most] of limits) {
      context.msw.use(checkoutOverLimit(code, most));
      await press(context);
      const detail = context.t(`web.checkout.said.${words}`, { most });
      await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent(detail));
    }
  },
};

/** A gateway answers in the server's place. */
export const PlayGateway: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post(
        '*/api/orders/checkout',
        () => new HttpResponse('<h1>Sorry</h1>', { status: 502, statusText: 'Bad Gateway' }),
      ),
    );
  },
  play: async (context) => {
    await press(context);
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(
      serverMessage(context, 'Failed to save order: \u2068Bad Gateway\u2069'),
    );
  },
};

/** From the press to the page that the server names, with what the next pages need in storage. */
export const PlayLeavesForWallet: Story = {
  play: async (context) => {
    await waitUntilPayable(context);
    await userEvent.dblClick(await button(context));
    await expect(await context.canvas.findByTestId('left')).toHaveTextContent(`${location.origin}/wallet/1`);
    await expect(Object.fromEntries(Object.entries(localStorage))).toMatchObject({
      lastOrderDeliveryMethod: 'delivery',
      lastOrderCustomerName: 'Rania Haddad',
      lastOrderWhatsappPhone: '+96170123456',
      lastOrderDeliveryAddress:
        'Street: Port Said St. | Bldg: Karam | Floor: 3 | Apt: 6 | Near: Facing the fish market',
    });
    await expect(isOrderCode(localStorage.getItem(PENDING_ORDER_CODE_KEY) ?? '')).toBe(true);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitUntilPayable(context);
  },
};

const leadsToCart: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/cart');
};

export const PlayEmpty: Story = { beforeEach: storeCartAndSession([], rania), play: leadsToCart };

export const PlayNotFilledIn: Story = {
  beforeEach: storeCartAndSession(twoLines(), { firstName: 'Rania' }),
  play: leadsToCart,
};

/** What stands at the end of the lines adds up to the subtotal; several of one bag show the price of one before it. */
export const PlayLinesAddUp: Story = {
  play: async (context) => {
    const { canvas } = context;
    await waitUntilPayable(context);
    const [one, two] = twoLines();
    const amounts = canvas.getAllByRole('listitem').map((line) => line.textContent.match(/\$[\d.]+$/)?.[0]);
    const sums = [one!.salePrice, multiplyCents(two!.salePrice, 2)];
    await expect(amounts).toEqual(sums.map(formatUsd));
    await expect(canvas.getByText(`2 × ${formatUsd(two!.salePrice)}`)).toBeVisible();
    await expect(canvas.getByText(formatUsd(sums[0]! + sums[1]!))).toBeVisible();
  },
};

/** A courier sets off after the payment; what can be collected at once cannot be cancelled for long. */
export const PlayCancelling: Story = {
  play: after(waitUntilPayable, async ({ canvas, t }) => {
    const words = t('web.checkout.canCancel');
    await expect(canvas.getByText(words)).toBeVisible();
  }),
};

export const PlayNoCancelling: Story = {
  beforeEach: storeCartAndSession(twoLines(), { ...rania, method: 'pickup' }),
  play: after(waitUntilPayable, async ({ canvas, t }) => {
    await expect(canvas.queryByText(t('web.checkout.canCancel'))).toBeNull();
  }),
};
