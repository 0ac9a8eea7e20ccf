import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { Skeleton } from './Skeleton.ts';

/**
 * A grey placeholder of the final size for content that is loading.
 *
 * It pulses slowly, and is not animated with reduced motion. `$width` is any CSS width; `$height` is in pixels of a
 * 16 px root, so that it grows with the text size of the device.
 *
 * @use to draw the true layout of a screen before its data is there, so that nothing jumps.
 * @avoid for a wait with an unknown result (a text), or over content that is already shown.
 * @reader Nothing: the skeleton of the whole component announces "Loading..." once.
 */
const meta = {
  title: 'Foundations/Skeleton',
  tags: ['autodocs'],
  component: Skeleton,
  args: { $width: '60%', $height: 16 },
  argTypes: {
    $width: { control: 'text', description: 'Any length of CSS, or a share of the column.' },
    $height: { control: 'number', description: 'In pixels, as high as what is to come.' },
  },
  parameters: { controls: { include: ['$width', '$height'] } },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: stateGrid(160, {
    'a line of text': <Skeleton />,
    'a short line': <Skeleton $width="58%" $height={12} />,
    'a price flag': <Skeleton $width="46%" $height={28} />,
    'a button': <Skeleton $height={48} />,
    'wider than its place': <Skeleton $width="600px" />,
  }),
};

/** The last line of a paragraph is shorter. */
const paragraph = (
  <div style={{ display: 'grid', gap: 10, maxInlineSize: 280 }}>
    <Skeleton $width="82%" $height={24} />
    <Skeleton />
    <Skeleton />
    <Skeleton $width="55%" />
  </div>
);

export const Paragraph: Story = { render: () => paragraph };

/** With reduced motion it is not animated. */
export const PlayReducedMotion: Story = {
  play: async ({ canvasElement }) => {
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const { animationName } = getComputedStyle(canvasElement.querySelector('span')!);
    await expect(animationName === 'none').toBe(isReduced);
  },
};
