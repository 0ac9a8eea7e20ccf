import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
