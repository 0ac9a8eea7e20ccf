import {
  checkoutOverLimit,
  checkoutHangs,
  checkoutRejected,
  checkoutWithStock,
  pricesRaised,
  FROZEN_NOW,
  handlersFor,
  paymentRejected,
} from '@zawadeh/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MOST_OF_ONE_BAG, PENDING_ORDER_CODE_KEY } from '@zawadeh/domain';
import { expect } from 'storybook/test';
import { Main } from '../../lib/page/page.styles.ts';
import { storedReturnPath } from '../session/returnPath.ts';
import { cartLine, rania, twoLines } from '../../app/stories/buyer.ts';
import { button, storeCartAndSession, sharedMeta, press, waitUntilPayable } from './checkoutStage.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { after } from '@zawadeh/ui/stories/steps.ts';

const meta = { title: 'Screens/Checkout', ...sharedMeta } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two bags, for delivery to Mina. */
export const Ready: Story = { tags: ['every-mode'], play: waitUntilPayable };

const collected = { ...rania, method: 'pickup' };

/** Two stores, each with its own bags. */
export const Pickup: Story = {
  tags: ['every-mode'],
  beforeEach: storeCartAndSession(twoLines(), collected),
  play: waitUntilPayable,
};

/** A gift for a person in need. */
export const Gift: Story = {
  tags: ['every-mode'],
  beforeEach: storeCartAndSession([cartLine('b1', 2)], { ...collected, isGift: true }),
  play: waitUntilPayable,
};

/** One store for the whole order, shown once. */
export const PickupInOneShop: Story = {
  tags: ['every-mode'],
  beforeEach: storeCartAndSession([cartLine('b1', 2)], collected),
  play: after(waitUntilPayable, async ({ canvas, isArabic }) => {
    const shop = isArabic ? 'حلويات الزهراء' : 'Zahra Sweets';
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    await expect(canvas.getByRole('heading', { name: shop })).toBeVisible();
  }),
};

export const SignedOut: Story = {
  tags: ['every-mode'],
  beforeEach: storeCartAndSession(twoLines(), rania, null),
  play: async (context) => {
    await context.canvas.findByText(context.t('web.checkout.pleaseLogIn'));
    await expect(await button(context)).toBeDisabled();
    const login = context.canvas.getByRole('link', { name: context.t('web.checkoutCancel.logIn') });
    await expect(login).toHaveAttribute('href', '/login');
    await expect(storedReturnPath()).toBe('/checkout');
  },
};

/** The button keeps its width, and a second press changes nothing. */
export const Starting: Story = {
  tags: ['every-mode'],
  play: async (context) => {
    context.msw.use(checkoutHangs);
    await waitUntilPayable(context);
    const before = (await button(context)).getBoundingClientRect().width;
    await press(context);
    const busy = context.canvas.getByRole('button', { name: context.t('web.checkout.starting') });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await expect(busy.getBoundingClientRect().width).toBe(before);
  },
};

export const PriceChanged: Story = {
  tags: ['every-mode'],
  play: async (context) => {
    context.msw.use(pricesRaised);
    await press(context);
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(context.t('web.checkout.priceChanged'));
    await expect(alert).toHaveTextContent('$5.00');
    await expect(alert).toHaveTextContent('$19.70');
    await expect(context.canvas.queryByRole('button')).toBeNull();
  },
};

/** One is left when the order is sent, and none when the shelf is fetched again. */
export const NotAvailable: Story = {
  tags: ['every-mode'],
  parameters: { scenario: 'soldOut' },
  play: async (context) => {
    context.msw.use(...checkoutWithStock({ b1: 0, b2: 1 }, () => FROZEN_NOW));
    await press(context);
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(context.t('web.checkout.notAvailable'));
    await expect(alert.querySelectorAll('li')).toHaveLength(2);
  },
};

export const OrderRefused: Story = {
  play: async (context) => {
    context.msw.use(checkoutRejected);
    await press(context);
    const detail = context.t('web.checkout.said.deactivated');
    const message = context.t('web.checkout.orderNotSaved', { detail });
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(message);
    await waitUntilPayable(context);
  },
};

/** More of one bag than one buyer may have; the other limits use the same alert. */
export const TooManyOfOneBag: Story = {
  play: async (context) => {
    context.msw.use(checkoutOverLimit('too_many_of_one_bag', MOST_OF_ONE_BAG));
    await press(context);
    const detail = context.t('web.checkout.said.tooManyOfOneBag', { most: MOST_OF_ONE_BAG });
    const message = context.t('web.checkout.orderNotSaved', { detail });
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(message);
    await waitUntilPayable(context);
  },
};

/** The order was saved; the next press continues with it. */
export const PaymentRefused: Story = {
  play: async (context) => {
    context.msw.use(paymentRejected);
    await press(context);
    const message = context.t('web.checkout.said.paymentTrouble');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(message);
    await expect(localStorage.getItem(PENDING_ORDER_CODE_KEY)).not.toBeNull();
    await waitUntilPayable(context);
  },
};

/** Until the browser has read the cart. */
export const Loading: Story = {
  render: () => (
    <Main data-wide>
      <CheckoutSkeleton />
    </Main>
  ),
};

/** No answer came: the order stays, and the button works again. */
export const Offline: Story = {
  play: async (context) => {
    await waitUntilPayable(context);
    context.msw.use(...handlersFor('offline', () => FROZEN_NOW));
    await press(context);
    const message = context.t('web.checkout.offline');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(message);
    await waitUntilPayable(context);
  },
};

/** Signed in, but the profile cannot be fetched. */
export const Unreachable: Story = {
  parameters: { scenario: 'down' },
  play: async (context) => {
    const message = context.t('web.checkout.unreachable');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(message);
    await expect(await button(context)).toBeDisabled();
  },
};
