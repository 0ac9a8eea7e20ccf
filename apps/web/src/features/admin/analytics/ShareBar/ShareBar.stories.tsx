import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateGrid } from '@zawadeh/ui/stories/StateGrid.tsx';
import { ShareBar } from './ShareBar.tsx';

const meta = {
  title: 'Data/ShareBar',
  tags: ['autodocs'],
  component: ShareBar,
  args: { percent: 92 },
} satisfies Meta<typeof ShareBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const states = {
  'nearly all': <ShareBar percent={97} />,
  half: <ShareBar percent={50} />,
  'too little': <ShareBar percent={68} isLow />,
  'hardly any': <ShareBar percent={1} isLow />,
  none: <ShareBar percent={0} isLow />,
  all: <ShareBar percent={100} />,
  'more than all': <ShareBar percent={125} />,
};

export const States: Story = { render: stateGrid(240, states) };

/** The bar is as long as its share. */
export const PlayShare: Story = {
  play: async ({ canvas, canvasElement }) => {
    const bar = canvasElement.querySelector('[data-bar]')!;
    const track = bar.parentElement!;
    await expect(bar.getBoundingClientRect().width / track.clientWidth).toBeCloseTo(0.92, 2);
    await expect(canvas.getByText(/92%/)).toBeVisible();
  },
};
