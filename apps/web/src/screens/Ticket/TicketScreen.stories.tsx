import type { Meta, StoryObj } from '@storybook/react-vite';
import { FROZEN_NOW, handlersFor, handlersWithOrder, ORDER_CODES } from '@zawadeh/mocks';
import { expect, waitFor } from 'storybook/test';
import { SESSION_KEY } from '../../backend/config.ts';
import { LONG_WAIT } from '../../stories/messages.ts';
import { Screen as TicketScreen } from './TicketScreen.tsx';
import { Stage, showTicket, expectHeading, pickup, signInBuyerOf, twoShops } from './ticketStage.tsx';

const meta = {
  title: 'Screens/Ticket',
  component: TicketScreen,
  parameters: { layout: 'page' },
  render: showTicket(ORDER_CODES.paid),
  beforeEach: () => signInBuyerOf(ORDER_CODES.paid),
} satisfies Meta<typeof TicketScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const order =
  (code: string, columns: Parameters<typeof handlersWithOrder>[1]): NonNullable<Story['beforeEach']> =>
  ({ msw }) => {
    msw.use(...handlersWithOrder(code, columns, () => FROZEN_NOW));
    return signInBuyerOf(code);
  };

export const PaidPickup: Story = {
  tags: ['every-mode'],
  beforeEach: order(ORDER_CODES.paid, pickup),
  play: expectHeading('Your order is paid', 'طلبك مدفوع'),
};

export const PaidDelivery: Story = {
  tags: ['every-mode'],
  beforeEach: order(ORDER_CODES.paid, {
    delivery_address: 'Street: Port Said St. | Bldg: برج النور | Floor: 3 | Near: Behind the clock tower',
    paid_at: new Date(FROZEN_NOW).toISOString(),
  }),
  play: expectHeading('Your order is paid', 'طلبك مدفوع'),
};

export const SeveralShops: Story = {
  tags: ['every-mode'],
  beforeEach: order(ORDER_CODES.paid, twoShops),
  play: expectHeading('Your order is paid', 'طلبك مدفوع'),
};

/** The pickup hours are over: the next steps are left out. */
export const CollectedBefore: Story = {
  beforeEach: order(ORDER_CODES.paid, {
    ...pickup,
    details: pickup.details.map((line) => ({
      ...line,
      pickupStart: new Date(FROZEN_NOW - 30 * 3_600_000).toISOString(),
      pickupEnd: new Date(FROZEN_NOW - 26 * 3_600_000).toISOString(),
    })),
  }),
  play: expectHeading('Your order is paid', 'طلبك مدفوع'),
};

export const OnDesktop: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: order(ORDER_CODES.paid, pickup),
  play: expectHeading('Your order is paid', 'طلبك مدفوع'),
};

export const Pending: Story = {
  tags: ['every-mode'],
  render: showTicket(ORDER_CODES.pending),
  beforeEach: order(ORDER_CODES.pending, pickup),
  play: expectHeading('Waiting for your payment', 'بانتظار دفعتك'),
};

/** The hold has ended, but the server has not expired the order yet. */
export const Over: Story = {
  render: showTicket(ORDER_CODES.pending),
  beforeEach: order(ORDER_CODES.pending, { expires_at: new Date(FROZEN_NOW - 1).toISOString() }),
  play: expectHeading('The time to pay is over', 'انتهت مهلة الدفع'),
};

export const Expired: Story = {
  tags: ['every-mode'],
  render: showTicket(ORDER_CODES.expired),
  beforeEach: order(ORDER_CODES.expired, pickup),
  play: expectHeading('The time to pay is over', 'انتهت مهلة الدفع'),
};

export const Cancelled: Story = {
  tags: ['every-mode'],
  render: showTicket(ORDER_CODES.cancelled),
  beforeEach: order(ORDER_CODES.cancelled, pickup),
  play: expectHeading('Order cancelled', 'أُلغي الطلب'),
};

export const Failed: Story = {
  render: showTicket(ORDER_CODES.failed),
  beforeEach: order(ORDER_CODES.failed, pickup),
  play: expectHeading('The payment did not go through', 'لم تتمّ عملية الدفع'),
};

export const RefundDue: Story = {
  tags: ['every-mode'],
  render: showTicket(ORDER_CODES.refund_due),
  beforeEach: order(ORDER_CODES.refund_due, pickup),
  play: expectHeading('Your money is coming back', 'سنعيد إليك المبلغ'),
};

export const Refunded: Story = {
  render: showTicket(ORDER_CODES.refunded),
  beforeEach: () => signInBuyerOf(ORDER_CODES.refunded),
  play: expectHeading('Your money was returned', 'أعدنا إليك المبلغ'),
};

/** An old row with an unknown state. */
export const AnotherState: Story = {
  beforeEach: order(ORDER_CODES.paid, {
    payment_status: 'on hold' as 'paid',
    delivery_method: null,
    details: [],
    amount: 0,
  }),
  play: expectHeading('Your order', 'طلبك'),
};

/** An unknown order, or another user's: the page shows nothing of it. */
export const NotFound: Story = {
  tags: ['every-mode'],
  render: showTicket('ZWD-48213'),
  play: expectHeading('Oops! Page not found', 'عذراً! الصفحة غير موجودة'),
};

export const SignedOut: Story = {
  tags: ['every-mode'],
  beforeEach: () => localStorage.removeItem(SESSION_KEY),
  play: async (context) => {
    await expectHeading('Please sign in to see your order.', 'يرجى تسجيل الدخول لعرض طلبك.')(context);
    await waitFor(() =>
      expect(sessionStorage.getItem('zawadeh-way-back')).toBe(`/ticket/${ORDER_CODES.paid}`),
    );
  },
};

export const Loading: Story = { tags: ['every-mode'], parameters: { scenario: 'silent' } };

/** Nothing is cached, and no answer comes. */
export const Offline: Story = {
  tags: ['every-mode'],
  parameters: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert', {}, LONG_WAIT);
  },
};

export const ServerDown: Story = {
  render: () => <Stage code={ORDER_CODES.paid} />,
  play: async (context) => {
    await expectHeading('Your order is paid', 'طلبك مدفوع')(context);
    context.msw.use(...handlersFor('down', () => FROZEN_NOW));
    document.dispatchEvent(new Event('visibilitychange'));
    await context.canvas.findByRole('alert', {}, LONG_WAIT);
    await expectHeading('Your order is paid', 'طلبك مدفوع')(context);
  },
};
