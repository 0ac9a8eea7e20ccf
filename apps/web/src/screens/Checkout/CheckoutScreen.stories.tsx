import {
  checkoutHangs,
  checkoutRefused,
  checkoutWithStock,
  dearer,
  FROZEN_NOW,
  paymentRefused,
} from '@zawadeh/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { isOrderCode, PENDING_ORDER_CODE_KEY } from '@zawadeh/domain';
import { expect, userEvent, waitFor } from 'storybook/test';
import { keptWayBack } from '../../state/wayBack.ts';
import { rania, two } from '../../stories/buyer.ts';
import { LATER, wordsOf, type Scene } from '../../stories/words.ts';
import { kept, Stage } from './checkoutStage.tsx';
import { Screen as CheckoutScreen } from './CheckoutScreen.tsx';

const meta = {
  title: 'Screens/Checkout',
  component: CheckoutScreen,
  parameters: { layout: 'page' },
  render: () => <Stage />,
  beforeEach: kept(two(), rania),
} satisfies Meta<typeof CheckoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = ({ canvas, globals }: Scene) =>
  canvas.findByRole('button', { name: new RegExp(wordsOf({ globals })('web.checkout.proceed')) });

/** It is known who is here, and the button can be pressed. */
async function ready(scene: Scene): Promise<void> {
  await waitFor(async () => expect(await button(scene)).toBeEnabled(), LATER);
}

async function press(scene: Scene): Promise<void> {
  await ready(scene);
  await userEvent.click(await button(scene));
}

/** Two bags, to be brought to Mina. */
export const Ready: Story = { tags: ['every-mode'], play: ready };

export const OnADesk: Story = {
  globals: { viewport: { value: 'desk', isRotated: false } },
  play: ready,
};

export const Pickup: Story = {
  tags: ['every-mode'],
  beforeEach: kept(two(), { ...rania, method: 'pickup' }),
  play: ready,
};

export const SignedOut: Story = {
  tags: ['every-mode'],
  beforeEach: kept(two(), rania, null),
  play: async (context) => {
    await context.canvas.findByText(wordsOf(context)('web.checkout.pleaseLogIn'));
    await expect(await button(context)).toBeDisabled();
    const login = context.canvas.getByRole('link', { name: wordsOf(context)('web.checkoutCancel.logIn') });
    await expect(login).toHaveAttribute('href', '/login');
    await expect(keptWayBack()).toBe('/checkout');
  },
};

/** The button keeps its width, and a second press changes nothing. */
export const Starting: Story = {
  tags: ['every-mode'],
  play: async (context) => {
    context.msw.use(checkoutHangs);
    await ready(context);
    const before = (await button(context)).getBoundingClientRect().width;
    await press(context);
    const busy = context.canvas.getByRole('button', { name: wordsOf(context)('web.checkout.starting') });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await expect(busy.getBoundingClientRect().width).toBe(before);
  },
};

export const PriceChanged: Story = {
  tags: ['every-mode'],
  play: async (context) => {
    context.msw.use(dearer);
    await press(context);
    const alert = await context.canvas.findByRole('alert', {}, LATER);
    await expect(alert).toHaveTextContent(wordsOf(context)('web.checkout.priceChanged'));
    await expect(alert).toHaveTextContent('$5.00');
    await expect(alert).toHaveTextContent('$19.70');
    await expect(context.canvas.queryByRole('button')).toBeNull();
  },
};

/** One is left when the order is sent, and none when the shelf is looked at again. */
export const NotAvailable: Story = {
  tags: ['every-mode'],
  parameters: { scenario: 'soldOut' },
  play: async (context) => {
    context.msw.use(...checkoutWithStock({ b1: 0, b2: 1 }, () => FROZEN_NOW));
    await press(context);
    const alert = await context.canvas.findByRole('alert', {}, LATER);
    await expect(alert).toHaveTextContent(wordsOf(context)('web.checkout.notAvailable'));
    await expect(alert.querySelectorAll('li')).toHaveLength(2);
  },
};

export const OrderRefused: Story = {
  play: async (context) => {
    context.msw.use(checkoutRefused);
    await press(context);
    const detail = wordsOf(context)('web.checkout.said.deactivated');
    const said = wordsOf(context)('web.checkout.orderNotSaved', { detail });
    await expect(await context.canvas.findByRole('alert', {}, LATER)).toHaveTextContent(said);
    await ready(context);
  },
};

/** The order was saved; the next press goes on with it. */
export const PlayPaymentRefused: Story = {
  play: async (context) => {
    context.msw.use(paymentRefused);
    await press(context);
    const said = wordsOf(context)('web.checkout.said.paymentTrouble');
    await expect(await context.canvas.findByRole('alert', {}, LATER)).toHaveTextContent(said);
    await expect(localStorage.getItem(PENDING_ORDER_CODE_KEY)).not.toBeNull();
    await ready(context);
  },
};

/** Whatever the server says, it is words, and nobody is sent to a stranger's page. */
export const PlayHostile: Story = {
  parameters: { scenario: 'hostile' },
  play: async (context) => {
    await press(context);
    const alert = await context.canvas.findByRole('alert', {}, LATER);
    await expect(alert).toHaveTextContent('<img src=x>');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(context.canvas.queryByTestId('left')).toBeNull();
  },
};

/** From the press to the page that the server names, with what the next pages need. */
export const PlayLeaves: Story = {
  play: async (context) => {
    await ready(context);
    await userEvent.dblClick(await button(context));
    await expect(await context.canvas.findByTestId('left', {}, LATER)).toHaveTextContent(
      `${location.origin}/wallet/1`,
    );
    await expect(Object.fromEntries(Object.entries(localStorage))).toMatchObject({
      lastOrderDeliveryMethod: 'delivery',
      lastOrderCustomerName: 'Rania Haddad',
      lastOrderWhatsappPhone: '+96170123456',
      lastOrderDeliveryAddress:
        'Street: Port Said St. | Bldg: Karam | Floor: 3 | Apt: 6 | Near: Facing the fish market',
    });
    await expect(isOrderCode(localStorage.getItem(PENDING_ORDER_CODE_KEY) ?? '')).toBe(true);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await ready(context);
  },
};

const leadsToCart: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/cart');
};

export const PlayEmpty: Story = { beforeEach: kept([], rania), play: leadsToCart };

export const PlayNotFilledIn: Story = { beforeEach: kept(two(), { firstName: 'Rania' }), play: leadsToCart };
