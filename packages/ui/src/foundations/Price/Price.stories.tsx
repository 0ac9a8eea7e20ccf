import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { letters } from '../../stories/geometry.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { Words } from '../../stories/words.ts';
import { Price } from './Price.tsx';

const meta = {
  title: 'Foundations/Price',
  tags: ['autodocs'],
  component: Price,
  args: { cents: 450 },
  argTypes: { cents: { control: 'number' } },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const amount = (cents: number) => (
  <p>
    <Price cents={cents} />
  </p>
);

export const States: Story = {
  render: stateGrid(160, {
    usual: amount(450),
    nothing: amount(0),
    'one cent': amount(1),
    whole: amount(1200),
    thousands: amount(123450),
    'the most there is': amount(100_000_000),
    'taken off': amount(-250),
  }),
};

/** Tabular digits and cents under cents in both languages make a column of prices comparable. */
function Sum() {
  const rows = [
    { name: { en: 'Subtotal', ar: 'المجموع الفرعي' }, cents: 1350 },
    { name: { en: 'Delivery Fee', ar: 'رسم التوصيل' }, cents: 111 },
    { name: { en: 'Total', ar: 'الإجمالي' }, cents: 1461 },
  ];
  return (
    <dl style={{ display: 'grid', gridTemplateColumns: '1fr max-content', maxInlineSize: 280, margin: 0 }}>
      {rows.map(({ name, cents }) => (
        <div key={name.en} style={{ display: 'contents' }}>
          <dt>
            <Words {...name} />
          </dt>
          <dd dir="ltr" style={{ margin: 0, textAlign: 'end' }}>
            <Price cents={cents} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const InAColumn: Story = { render: () => <Sum /> };

const sentence = (
  <p>
    <Words en="Pay " ar="ادفع " />
    <Price cents={1461} />
    <Words en=" with Whish Money." ar=" عبر Whish Money." />
  </p>
);

/** The dollar sign is left of the digits in both languages. */
export const PlayNeverMirrored: Story = {
  render: () => sentence,
  play: async ({ canvas }) => {
    const price = canvas.getByText('$14.61');
    const sign = letters(price, 0, 1).getBoundingClientRect();
    const last = letters(price, 5, 6).getBoundingClientRect();
    await expect(sign.left).toBeLessThan(last.left);
  },
};

/** A price never wraps. */
export const PlayUnbroken: Story = {
  render: () => (
    <p style={{ inlineSize: 8 }}>
      <Price cents={123450} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$1,234.50').getClientRects()).toHaveLength(1);
  },
};

/** Two decimals, and the sign to the left in both languages. */
export const DoComponent: Story = {
  tags: ['do', '!dev', '!test'],
  render: () => sentence,
};

/** Written by hand: a decimal is missing, and in Arabic the sign changes its place. */
export const DontByHand: Story = {
  tags: ['dont', '!dev', '!test'],
  render: () => (
    <p>
      <Words en="Pay $14.6 with Whish Money." ar="ادفع 14.6$ عبر Whish Money." />
    </p>
  ),
};
