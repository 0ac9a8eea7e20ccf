import { readOrder, type Order } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { inMinutes, now } from '@zawadeh/ui/stories/bags.ts';
import { StateGrid } from '@zawadeh/ui/stories/StateGrid.tsx';
import { Button, LocalizedText } from '@zawadeh/ui';
import { OrderCard } from './OrderCard.tsx';
import { OrderCardSkeleton } from './OrderCardSkeleton.tsx';

const row = {
  id: '8f3c2207-5d1e-4c55-9a0b-2f7f3f1f8a4e',
  order_code: 'ZWD-48213',
  payment_status: 'paid',
  delivery_method: 'delivery',
  created_at: new Date(now).toISOString(),
  qty: 3,
};

function orderWith(columns: Record<string, unknown>): Order {
  const reading = readOrder({ ...row, ...columns });
  if (!reading.ok) throw new Error(reading.error);
  return reading.value;
}

const meta = {
  title: 'Bag/OrderCard',
  tags: ['autodocs'],
  component: OrderCard,
  args: { order: orderWith({}), now },
  parameters: {
    // The sheet has no heading above the cards; the profile has one.
    a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } },
  },
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** As on the profile: the code links to the order, and an unpaid order can be paid. */
const opens = (columns: Record<string, unknown>) => (
  <OrderCard
    order={orderWith(columns)}
    now={now}
    href="/ticket/ZWD-48213"
    actions={
      <Button kind="primary" isFullWidth>
        $14.20
      </Button>
    }
  />
);

const card = (columns: Record<string, unknown>, handover?: ReactNode) => (
  <OrderCard order={orderWith(columns)} now={now} handover={handover} />
);

const collected = (
  <LocalizedText text={{ en: 'Collected at 6:42 PM', ar: 'تمّ الاستلام عند \u20666:42\u2069 م' }} />
);

const knafeh = {
  bagId: 'b1',
  quantity: 2,
  unitPrice: 4.5,
  title: 'Knafeh & Sweets Surprise',
  titleAr: 'مفاجأة الكنافة والحلويات',
  storeName: 'Zahra Sweets',
  storeNameAr: 'حلويات الزهراء',
  pickupStart: inMinutes(-90),
  pickupEnd: inMinutes(240),
};
const mezze = {
  ...knafeh,
  bagId: 'b4',
  quantity: 1,
  title: 'Evening Mezze Surprise',
  titleAr: null,
  storeName: 'Mina Corner',
  storeNameAr: 'ركن الميناء',
};
const toCollect = { delivery_method: 'pickup', details: [knafeh], qty: 2, amount: 9 };

const states = {
  'to collect': card(toCollect),
  'to collect, in two shops': card({ ...toCollect, details: [knafeh, mezze], qty: 3, amount: 16.25 }),
  'collected two days ago': card(
    {
      ...toCollect,
      created_at: inMinutes(-2880),
      details: [{ ...knafeh, pickupStart: inMinutes(-2970), pickupEnd: inMinutes(-2640) }],
    },
    collected,
  ),
  'to collect, not paid': card({ ...toCollect, payment_status: 'pending' }),
  'brought, with its bags': card({ ...toCollect, delivery_method: 'delivery' }),
  'completed, delivery, 3 items': card({}),
  'pending, pickup, 1 item': card({ payment_status: 'pending', delivery_method: 'pickup', qty: 1 }),
  'failed, 2 items': card({ payment_status: 'failed', qty: 2 }),
  'its own word, 11 items': card({ payment_status: 'refunded', qty: 11 }),
  'it leads to its page, and can be paid': opens({ payment_status: 'pending', amount: 14.2 }),
  'nothing but an id': card({
    order_code: null,
    id: '8f3c-2207',
    payment_status: null,
    delivery_method: null,
    created_at: null,
    qty: null,
  }),
  'a whole id, in words much too long': card({
    order_code: null,
    payment_status: 'awaiting_manual_confirmation_by_the_wallet',
    qty: 100,
  }),
  'markup is text': card({ order_code: '<img src=x>', payment_status: '<b>paid</b>' }),
  loading: <OrderCardSkeleton />,
};

export const States: Story = {
  tags: ['every-mode'],
  render: () => <StateGrid cell={330} states={states} />,
};

/** Without a method the order is a pickup; without a quantity a line counts as one. */
export const PlayDefaults: Story = {
  args: { order: orderWith({ delivery_method: null, qty: null, created_at: null }) },
  play: async ({ canvas, canvasElement, globals }) => {
    const isArabic = globals.locale === 'ar';
    await expect(canvas.getByText(isArabic ? 'استلام' : 'Pickup')).toBeVisible();
    await expect(canvas.getByText(isArabic ? 'كيس واحد' : '1 item')).toBeVisible();
    await expect(canvasElement.querySelector('time')).toBeNull();
  },
};

/** The card shows all that the buyer needs for the pickup, without the WhatsApp message. */
export const PlayPickupPlaces: Story = {
  args: { order: orderWith(toCollect) },
  play: async ({ canvas, globals }) => {
    const isArabic = globals.locale === 'ar';
    await expect(
      canvas.getByText(isArabic ? 'مفاجأة الكنافة والحلويات' : 'Knafeh & Sweets Surprise'),
    ).toBeVisible();
    await expect(canvas.getByText(isArabic ? 'حلويات الزهراء' : 'Zahra Sweets')).toBeVisible();
    await expect(
      canvas.getByText(isArabic ? /^من .*1:00.*إلى .*6:30.* م$/ : '1:00 PM – 6:30 PM'),
    ).toBeVisible();
    await expect(canvas.getByText('$9.00')).toBeVisible();
  },
};

/** The number of items is summed from the lines instead of read from the row. */
export const PlayItemCount: Story = {
  args: {
    order: orderWith({
      qty: 1,
      details: [
        { bagId: 'b1', quantity: 2 },
        { bagId: 'b2', quantity: 9 },
      ],
    }),
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(globals.locale === 'ar' ? '11 كيساً' : '11 items')).toBeVisible();
  },
};
