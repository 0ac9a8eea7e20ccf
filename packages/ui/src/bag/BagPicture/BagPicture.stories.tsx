import { CATEGORIES } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { now } from '../../stories/bags.ts';
import { StateGrid } from '../../stories/StateGrid.tsx';
import { BagPicture, type BagPictureProps } from './BagPicture.tsx';

const HOUR = 3_600_000;

/** A shop's photo, wide and colourful. */
const PHOTO = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" width="600" height="400">
    <rect width="600" height="400" fill="#7a3f22"/><circle cx="300" cy="210" r="165" fill="#f3ead8"/>
    <circle cx="300" cy="210" r="130" fill="#d98a2b"/><circle cx="255" cy="180" r="26" fill="#6b8f3a"/>
    <circle cx="345" cy="235" r="30" fill="#a93a2c"/><circle cx="275" cy="265" r="20" fill="#6b8f3a"/>
  </svg>`,
)}`;

const meta = {
  title: 'Bag/BagPicture',
  tags: ['autodocs'],
  component: BagPicture,
  args: {
    category: 'Meals',
    imageUrl: null,
    availability: { state: 'available', lowStock: null },
    eager: true,
  },
  argTypes: { category: { control: 'select', options: CATEGORIES } },
} satisfies Meta<typeof BagPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

const picture = (different: Partial<BagPictureProps>) => (
  <BagPicture {...meta.args} category="Bakery/pastery" {...different} />
);

export const Playground: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 240 }}>{<Story />}</div>],
};

const states = {
  ...Object.fromEntries(CATEGORIES.map((category) => [category, picture({ category })])),
  'only 2 left': picture({ availability: { state: 'available', lowStock: 2 } }),
  'sold out': picture({ availability: { state: 'soldOut', restockAt: null } }),
  'opens later': picture({ availability: { state: 'opensLater', opensAt: now + 2.5 * HOUR, day: 'today' } }),
  restocking: picture({ availability: { state: 'restocking', restockAt: now + 3.5 * HOUR, day: 'today' } }),
  ended: picture({ availability: { state: 'ended' } }),
  'the shop’s own': picture({ imageUrl: PHOTO }),
  'the shop’s own, sold out': picture({
    imageUrl: PHOTO,
    availability: { state: 'soldOut', restockAt: null },
  }),
  'the shop’s own, only 2 left': picture({
    imageUrl: PHOTO,
    availability: { state: 'available', lowStock: 2 },
  }),
};

export const States: Story = { tags: ['every-mode'], render: () => <StateGrid states={states} /> };

/** A picture that fails to load becomes the drawing of its category, never a broken-image icon. */
export const Lost: Story = {
  render: () => <div style={{ maxInlineSize: 200 }}>{picture({ imageUrl: '/art/not-there.webp' })}</div>,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.src).toMatch(/bag-bakery\.svg$/));
  },
};

/** The picture is decorative, because title and category are beside it; the availability is read. */
export const PlayNames: Story = {
  args: { availability: { state: 'ended' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(
      canvas.getByText(globals.locale === 'ar' ? 'غير متاح حالياً' : 'Currently unavailable'),
    ).toBeVisible();
  },
};

/** Drawings and photos are never mirrored. */
export const PlayNeverMirrored: Story = {
  play: async ({ canvasElement }) => {
    const { scale, transform } = getComputedStyle(canvasElement.querySelector('img')!);
    await expect([scale, transform]).toEqual(['none', 'none']);
  },
};
