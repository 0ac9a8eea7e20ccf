import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BackButton } from '../../navigation/BackButton/BackButton.tsx';
import { fromStart } from '../../stories/geometry.ts';
import { StateGrid } from '../../stories/StateGrid.tsx';
import { ShopPortrait } from './ShopPortrait.tsx';

const meta = {
  title: 'Bag/ShopPortrait',
  tags: ['autodocs'],
  component: ShopPortrait,
  args: { pictureUrl: null, corner: <BackButton href="#back" isOnPicture /> },
  argTypes: { corner: { control: false } },
} satisfies Meta<typeof ShopPortrait>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const states = {
  drawing: <ShopPortrait {...meta.args} />,
  picture: <ShopPortrait {...meta.args} pictureUrl="/art/bag-meals.svg" />,
  'not known yet': <ShopPortrait {...meta.args} pictureUrl={undefined} />,
  'without a corner': <ShopPortrait pictureUrl={null} />,
};

export const States: Story = {
  tags: ['every-mode'],
  render: () => <StateGrid states={states} cell={340} />,
};

export const OnDesktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };

/** A picture that cannot be loaded is replaced by the drawing. */
export const PlayBrokenPicture: Story = {
  args: { pictureUrl: '/art/not-there.webp' },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img')!;
    await waitFor(() => expect(picture).toHaveAttribute('src', '/art/shop.svg'));
  },
};

/** The corner is where reading starts. */
export const PlayBothDirections: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const picture = canvasElement.querySelector('img')!;
    await expect(fromStart(canvas.getByRole('link'), picture, globals.locale)).toBeLessThan(40);
  },
};
