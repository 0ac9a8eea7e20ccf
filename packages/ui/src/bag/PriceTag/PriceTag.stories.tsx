import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { PriceTag } from './PriceTag.tsx';
import { Words } from '../../stories/words.ts';

const meta = {
  title: 'Bag/PriceTag',
  tags: ['autodocs'],
  component: PriceTag,
  args: { salePrice: 450, fullPrice: 1200, muted: false },
  argTypes: { salePrice: { control: 'number' }, fullPrice: { control: 'number' } },
} satisfies Meta<typeof PriceTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const states = {
  'sale price alone': <PriceTag salePrice={450} />,
  'with the full price': <PriceTag salePrice={450} fullPrice={1200} />,
  'cannot be had now': <PriceTag salePrice={450} fullPrice={1200} muted />,
  'cannot be had, alone': <PriceTag salePrice={450} muted />,
  'given away': <PriceTag salePrice={0} fullPrice={350} />,
  'on the bag’s own page': <PriceTag salePrice={450} fullPrice={1200} isLarge />,
  thousands: <PriceTag salePrice={123450} fullPrice={432100} />,
};

export const States: Story = { render: stateGrid(160, states) };

/** In a column narrower than both prices the struck-through price wraps. */
export const LittleRoom: Story = {
  render: () => (
    <div style={{ maxInlineSize: 140, borderInlineStart: '1px solid var(--line-subtle)' }}>
      <PriceTag salePrice={123450} fullPrice={432100} />
    </div>
  ),
};

/** Screen readers hear which price is which. */
export const PlayReadAloud: Story = {
  play: async ({ canvasElement, isArabic }) => {
    await expect(canvasElement.querySelector('p')).toHaveTextContent(
      isArabic
        ? /السعر \$4.50السعر الكامل \$12.00.*أقل بنسبة 62 بالمئة/
        : /Price \$4.50Full price \$12.00.*62 percent less/,
    );
  },
};

/** The notch of the flag is at its end; the dollar sign stays left of the digits. */
export const PlayNotch: Story = {
  play: async ({ canvas, isArabic }) => {
    const sale = canvas.getByText('$4.50');
    await expect(getComputedStyle(sale).direction).toBe('ltr');
    const flag = sale.parentElement!;
    const { left, right, top, height } = flag.getBoundingClientRect();
    const end = isArabic ? left + 2 : right - 2;
    const start = isArabic ? right - 2 : left + 2;
    await expect(flag.contains(document.elementFromPoint(end, top + height / 2))).toBe(false);
    await expect(flag.contains(document.elementFromPoint(start, top + height / 2))).toBe(true);
  },
};

/** The price of one bag. */
export const DoPriceOfABag: Story = {
  tags: ['do', '!dev', '!test'],
  render: () => <PriceTag salePrice={450} fullPrice={1200} />,
};

/** A total, a fee: those are a Price in their line. */
export const DontTotal: Story = {
  tags: ['dont', '!dev', '!test'],
  render: () => (
    <p style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <Words en="Total" ar="الإجمالي" />
      <PriceTag salePrice={1820} />
    </p>
  ),
};
