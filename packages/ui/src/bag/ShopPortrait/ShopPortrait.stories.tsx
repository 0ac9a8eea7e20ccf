import { FACADES } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BackButton } from '../../navigation/BackButton/BackButton.tsx';
import { fromStart } from '../../stories/geometry.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { ShopPortrait } from './ShopPortrait.tsx';

const meta = {
  title: 'Bag/ShopPortrait',
  tags: ['autodocs'],
  component: ShopPortrait,
  args: { pictureUrl: null, facade: null, corner: <BackButton href="#back" isOnPicture /> },
  argTypes: { corner: { control: false } },
} satisfies Meta<typeof ShopPortrait>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const states = {
  'any shop': <ShopPortrait {...meta.args} />,
  ...Object.fromEntries(
    FACADES.map((facade) => [facade, <ShopPortrait key={facade} {...meta.args} facade={facade} />]),
  ),
  picture: <ShopPortrait {...meta.args} pictureUrl="/art/hero.svg" />,
  'not known yet': <ShopPortrait {...meta.args} pictureUrl={undefined} />,
  'without a corner': <ShopPortrait pictureUrl={null} facade={null} />,
};

export const States: Story = { render: stateGrid(340, states) };

export const OnDesktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };

/** A picture that cannot be loaded is replaced by the drawing. */
export const PlayBrokenPicture: Story = {
  args: { pictureUrl: '/art/not-there.webp', facade: 'oven' },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img')!;
    await waitFor(() => expect(picture).toHaveAttribute('src', '/art/shop-oven.svg'));
  },
};

/** Every drawing of a front loads. */
export const PlayAllLoad: Story = {
  ...States,
  play: async ({ canvasElement }) => {
    for (const drawing of canvasElement.querySelectorAll('img')) {
      await waitFor(() => expect(drawing.naturalWidth, drawing.src).toBeGreaterThan(0));
    }
  },
};

/** The corner is where reading starts. */
export const PlayBothDirections: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const picture = canvasElement.querySelector('img')!;
    await expect(fromStart(canvas.getByRole('link'), picture, globals.locale)).toBeLessThan(40);
  },
};
