import type { Meta, StoryObj } from '@storybook/react-vite';
import { isOrderCode, PENDING_ORDER_CODE_KEY } from '@zawadeh/domain';
import { expect, userEvent } from 'storybook/test';
import { rania, two } from '../../stories/buyer.ts';
import { LATER } from '../../stories/words.ts';
import { button, kept, press, ready, Stage } from './checkoutStage.tsx';
import { Screen as CheckoutScreen } from './CheckoutScreen.tsx';

const meta = {
  title: 'Screens/Checkout/Behaviour',
  component: CheckoutScreen,
  parameters: { layout: 'page' },
  render: () => <Stage />,
  beforeEach: kept(two(), rania),
} satisfies Meta<typeof CheckoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

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
