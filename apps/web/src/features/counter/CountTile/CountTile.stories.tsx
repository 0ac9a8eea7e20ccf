import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fromStart } from '@zawadeh/ui/stories/geometry.ts';
import { stateGrid } from '@zawadeh/ui/stories/StateGrid.tsx';
import { CountTile } from './CountTile.tsx';

const meta = {
  title: 'Counter/CountTile',
  tags: ['autodocs'],
  component: CountTile,
  args: { count: 2 },
} satisfies Meta<typeof CountTile>;

export default meta;
type Story = StoryObj<typeof meta>;

const inRow = (count: number) => (
  <div style={{ display: 'flex' }}>
    <CountTile count={count} />
  </div>
);

export const Playground: Story = { render: ({ count }) => inRow(count) };

const tiles = { one: inRow(1), three: inRow(3), twelve: inRow(12), 'as many as there can be': inRow(999) };

export const States: Story = { render: stateGrid(80, tiles) };

/** Read as a number of bags, in the plural of the language; the tile stands at the start of its row. */
export const PlayReadAtStart: Story = {
  render: ({ count }) => inRow(count),
  play: async ({ canvas, canvasElement, globals, isArabic }) => {
    const words = canvas.getByText(isArabic ? 'كيسان' : '2 bags');
    const tile = words.parentElement!;
    await expect(fromStart(tile, canvasElement, globals.locale)).toBe(16);
  },
};
