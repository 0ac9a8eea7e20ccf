import { DELIVERY_AREAS, findArea } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { now } from '../../stories/bags.ts';
import { choices } from '../../stories/choices.ts';
import { letters } from '../../stories/geometry.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { Words } from '../../stories/words.ts';
import { LiraNote } from '../LiraNote/LiraNote.tsx';
import { OrderSummary } from './OrderSummary.tsx';

const mina = findArea('mina');
const longest = DELIVERY_AREAS.find(({ id }) => id === 'tebeneh-zehriye');
const totals = { subtotal: 1650, delivery: 170, total: 1820 };
const TOTALS = {
  delivery: totals,
  pickup: { subtotal: 1650, delivery: 0, total: 1650 },
  'no area chosen yet': { subtotal: 1650, delivery: null, total: 1650 },
  'much money': { subtotal: 12_345_600, delivery: 170, total: 12_345_770 },
};

const meta = {
  title: 'Bag/OrderSummary',
  tags: ['autodocs'],
  component: OrderSummary,
  args: { totals, area: mina },
  argTypes: {
    totals: choices(TOTALS),
    area: choices({ Mina: mina, 'the longest name': longest, 'none: pickup': undefined }),
    children: { control: false },
    lira: { control: false },
  },
} satisfies Meta<typeof OrderSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const checkout = (
  <Button kind="primary">
    <Words en="Checkout" ar="إتمام الطلب" />
  </Button>
);

const states = {
  delivery: <OrderSummary totals={totals} area={mina} />,
  pickup: <OrderSummary totals={TOTALS.pickup} />,
  'no area chosen yet': <OrderSummary totals={TOTALS['no area chosen yet']} />,
  'delivery, area told elsewhere': <OrderSummary totals={totals} />,
  'with lira': (
    <OrderSummary
      totals={totals}
      area={mina}
      lira={<LiraNote cents={totals.total} rate={{ lbpPerUsd: 89_500, setAt: now }} now={now} />}
    />
  ),
  'with the next step': (
    <OrderSummary totals={totals} area={mina}>
      {checkout}
    </OrderSummary>
  ),
  'long area, much money': <OrderSummary totals={TOTALS['much money']} area={longest} />,
};

export const States: Story = { render: stateGrid(330, states) };

/** Lira end where the total ends, below it; an old rate leaves nothing in their place. */
export const PlayLiraAtEnd: Story = {
  render: () => states['with lira'],
  play: async ({ canvas, isArabic }) => {
    const total = canvas.getByText('$18.20');
    const lira = canvas.getByText(/1,629,000/);
    const [above, below] = [total, letters(lira, 0, lira.textContent.length)].map((each) =>
      each.getBoundingClientRect(),
    );
    await expect(below!.top).toBeGreaterThanOrEqual(above!.bottom - 2);
    const [one, other] = isArabic ? [above!.left, below!.left] : [above!.right, below!.right];
    await expect(Math.abs(one - other)).toBeLessThan(3);
  },
};

/** Every amount is paired with its name, the fee with the area's name. Cents are under cents. */
export const PlayNames: Story = {
  play: async ({ canvas, isArabic }) => {
    const [first, second] = canvas.getAllByRole('definition');
    const ends = [letters(first!, 5, 6), letters(second!, 4, 5)].map(
      (cent) => cent.getBoundingClientRect().right,
    );
    await expect(Math.abs(ends[0]! - ends[1]!)).toBeLessThan(1);
    const [subtotal, delivery, total] = canvas.getAllByRole('term');
    const names = isArabic
      ? ['المجموع الفرعي', /التوصيل · .*الميناء/, 'الإجمالي']
      : ['Subtotal', /Delivery · .*Mina/, 'Total'];
    await expect(subtotal).toHaveTextContent(names[0]!);
    await expect(delivery).toHaveTextContent(names[1]!);
    await expect(total).toHaveTextContent(names[2]!);
    await expect(canvas.getAllByRole('definition').map((amount) => amount.textContent)).toEqual([
      '$16.50',
      '$1.70',
      '$18.20',
    ]);
  },
};
