import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { letters } from '@zawadeh/ui/stories/geometry.ts';
import { stateGrid } from '@zawadeh/ui/stories/StateGrid.tsx';
import { SavingNote } from './SavingNote.tsx';

const meta = {
  title: 'Bag/SavingNote',
  tags: ['autodocs'],
  component: SavingNote,
  args: { salePrice: 450, fullPrice: 1200, muted: false },
} satisfies Meta<typeof SavingNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const states = {
  'a saving': <SavingNote salePrice={450} fullPrice={1200} />,
  muted: <SavingNote salePrice={450} fullPrice={1200} muted />,
  'a large one': <SavingNote salePrice={0} fullPrice={123_456_78} />,
  'no full price: nothing': <SavingNote salePrice={450} fullPrice={null} />,
  'no saving: nothing': <SavingNote salePrice={450} fullPrice={450} />,
};

export const States: Story = { render: stateGrid(160, states) };

export const PlayAmount: Story = {
  play: async ({ canvasElement, isArabic }) => {
    await expect(canvasElement).toHaveTextContent(isArabic ? /^توفّر \$7\.50$/ : /^You save \$7\.50$/);
  },
};

/** The amount keeps its own order. */
export const PlayAmountInOrder: Story = {
  play: async ({ canvasElement }) => {
    const amount = canvasElement.querySelector('[dir="ltr"]')!;
    const [dollar, cent] = [letters(amount, 0, 1), letters(amount, 4, 5)];
    await expect(dollar.getBoundingClientRect().left).toBeLessThan(cent.getBoundingClientRect().left);
  },
};
