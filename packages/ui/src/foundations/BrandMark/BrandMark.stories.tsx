import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { BrandMark } from './BrandMark.tsx';

const meta = {
  title: 'Foundations/BrandMark',
  tags: ['autodocs'],
  component: BrandMark,
  args: { kind: 'responsive' },
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: stateGrid(260, {
    mark: <BrandMark kind="mark" />,
    full: <BrandMark kind="full" />,
    'responsive: the words join from 768 px': <BrandMark />,
  }),
};

const desktop = { viewport: { value: 'desktop', isRotated: false } };

/** Left to right in both page directions: the bag, the Latin and the Arabic wordmark. */
export const PlayNeverMirrored: Story = {
  globals: desktop,
  play: async ({ canvasElement }) => {
    const parts = Array.from(canvasElement.querySelectorAll('svg, [data-word]'), (part) =>
      part.getBoundingClientRect(),
    );
    await expect(parts.map(({ width }) => width > 0)).toEqual([true, true, true]);
    const lefts = parts.map(({ left }) => left);
    await expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
  },
};

/** The element around it has the accessible name. */
export const PlayDecorative: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-kind]')).toHaveAttribute('aria-hidden', 'true');
  },
};
