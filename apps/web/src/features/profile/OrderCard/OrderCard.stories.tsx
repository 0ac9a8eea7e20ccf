import { Button, LocalizedText, refreshIcon } from '@zawadeh/ui';
import { readOrder, type Order } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inMinutes, now } from '@zawadeh/ui/stories/bags.ts';
import { choices } from '@zawadeh/ui/stories/choices.ts';
import { fitsAFinger } from '@zawadeh/ui/stories/pressing.ts';
import { stateGrid } from '@zawadeh/ui/stories/StateGrid.tsx';
import { OrderCard, type OrderCardProps } from './OrderCard.tsx';
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
const toCollect = { delivery_method: 'pickup', details: [knafeh], qty: 2, amount: 9 };
const ORDERS = {
  'delivery, paid': orderWith({}),
  'to collect': orderWith(toCollect),
  'to collect, not paid': orderWith({ ...toCollect, payment_status: 'pending' }),
  'payment failed': orderWith({ payment_status: 'failed', qty: 2 }),
  'nothing but an id': orderWith({
    order_code: null,
    id: '8f3c-2207',
    payment_status: null,
    delivery_method: null,
    created_at: null,
    qty: null,
  }),
};

const meta = {
  title: 'Bag/OrderCard',
  tags: ['autodocs'],
  component: OrderCard,
  args: { order: ORDERS['delivery, paid'] },
  argTypes: { order: choices(ORDERS) },
  parameters: {
    // The sheet has no heading above the cards; the profile has one.
    a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } },
  },
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** As on the profile: the row leads to the order, and an unpaid order can be paid. */
const opens = (columns: Record<string, unknown>) => (
  <OrderCard
    order={orderWith(columns)}
    href="/ticket/ZWD-48213"
    actions={
      <Button kind="primary" isFullWidth>
        $14.20
      </Button>
    }
  />
);

const card = (columns: Record<string, unknown>, parts: Partial<OrderCardProps> = {}) => (
  <OrderCard order={orderWith(columns)} {...parts} />
);

const ready = <LocalizedText text={{ en: 'Ready to collect', ar: 'جاهز للاستلام' }} />;
const missed = <LocalizedText text={{ en: 'Not collected', ar: 'لم يُستلم' }} />;

/** In the past, and its bag still exists. */
const past: Partial<OrderCardProps> = {
  bag: { category: 'Bakery/pastery', picture: null, imageUrl: null },
  href: '/ticket/ZWD-48213',
  again: (
    <Button size="compact" icon={refreshIcon} href="/bag/b1">
      <LocalizedText text={{ en: 'Order again', ar: 'إعادة الطلب' }} />
    </Button>
  ),
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

const states = {
  'to collect': card(toCollect, { handover: ready }),
  'to collect, in two shops': card({ ...toCollect, details: [knafeh, mezze], qty: 3, amount: 16.25 }),
  'collected two days ago': card({ ...toCollect, created_at: inMinutes(-2880) }, past),
  'not collected': card({ ...toCollect, created_at: inMinutes(-2880) }, { ...past, handover: missed }),
  'its bag exists no more': card(toCollect, { ...past, bag: null }),
  'to collect, not paid': card({ ...toCollect, payment_status: 'pending' }),
  'brought, with its bags': card({ ...toCollect, delivery_method: 'delivery' }, past),
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

export const States: Story = { render: stateGrid(330, states) };

/** Without a method the order is a pickup; without a quantity a line counts as one. */
export const PlayDefaults: Story = {
  args: { order: orderWith({ delivery_method: null, qty: null, created_at: null }) },
  play: async ({ canvas, canvasElement, isArabic }) => {
    await expect(canvas.getByText(isArabic ? 'استلام' : 'Pickup')).toBeVisible();
    await expect(canvas.getByText(isArabic ? 'كيس واحد' : '1 item')).toBeVisible();
    await expect(canvasElement.querySelector('time')).toBeNull();
  },
};

/** With room for all of it, as on a desktop. */
export const Wide: Story = {
  tags: ['every-mode'],
  render: () => (
    <div style={{ inlineSize: 780 }}>
      {card(toCollect, past)}
      {card({ ...toCollect, details: [knafeh, mezze], amount: 16.25, payment_status: 'refunded' }, past)}
      {card({ payment_status: 'failed' })}
    </div>
  ),
};

/** The button lies above the link of the row. */
export const PlayPressed: Story = {
  render: () => card(toCollect, past),
  play: async ({ canvas, canvasElement }) => {
    const [row, again] = canvas.getAllByRole('link');
    await fitsAFinger(again!);
    const { left, top } = again!.getBoundingClientRect();
    await expect(again).toContainElement(document.elementFromPoint(left + 20, top + 20) as HTMLElement);
    const picture = canvasElement.querySelector('svg[data-drawn]')!.getBoundingClientRect();
    await expect(document.elementFromPoint(picture.left + 20, picture.top + 20)).toBe(row);
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
  play: async ({ canvas, isArabic }) => {
    await expect(canvas.getByText(isArabic ? '11 كيساً' : '11 items')).toBeVisible();
  },
};
