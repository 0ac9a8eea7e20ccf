import { BAG_PICTURES, CATEGORIES, type Category } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { now } from '../../stories/bags.ts';
import { choices } from '../../stories/choices.ts';
import { AVAILABILITIES } from '../../stories/availabilities.ts';
import { fromStart } from '../../stories/geometry.ts';
import { StateGrid, stateGrid } from '../../stories/StateGrid.tsx';
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
    picture: null,
    imageUrl: null,
    availability: AVAILABILITIES.available,
    eager: true,
  },
  argTypes: {
    availability: choices(AVAILABILITIES),
    imageUrl: choices({ 'none: the drawing': null, 'the shop’s own': PHOTO }),
    category: { control: 'select', options: CATEGORIES },
    picture: { control: 'select', options: [null, ...BAG_PICTURES] },
  },
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

export const States: Story = { render: stateGrid(160, states) };

/** The category in which each drawing is usual. */
const USUAL: Record<(typeof BAG_PICTURES)[number], Category> = {
  knafeh: 'Bakery/pastery',
  baklava: 'Bakery/pastery',
  maamoul: 'Bakery/pastery',
  kaak: 'Bakery/pastery',
  manakish: 'Late Breakfast',
  croissant: 'Bakery/pastery',
  bread: 'Bakery/pastery',
  foul: 'Late Breakfast',
  hummus: 'Meals',
  labneh: 'Late Breakfast',
  eggs: 'Late Breakfast',
  shawarma: 'Meals',
  grill: 'Meals',
  stew: 'Meals',
  fish: 'Meals',
  kibbeh: 'Meals',
  soup: 'Meals',
  salad: 'Diet/healthy',
  fruit: 'Diet/healthy',
  juice: 'Diet/healthy',
  cheese: 'Late Breakfast',
  sandwiches: 'Meals',
  rolls: 'Meals',
  mixed: 'Bakery/pastery',
};

const drawings = (availability: BagPictureProps['availability']) => (
  <StateGrid
    cell={160}
    states={Object.fromEntries(
      BAG_PICTURES.map((name) => [name, picture({ picture: name, category: USUAL[name], availability })]),
    )}
  />
);

/** All that sticks out of a bag, each in the category in which it is usual. */
export const Drawings: Story = { tags: ['every-mode'], render: () => drawings(meta.args.availability) };

/** The same, grey. */
export const DrawingsAway: Story = { render: () => drawings({ state: 'ended' }) };

/** Every drawing loads: what sticks out of the bag is as wide as it is drawn. */
export const PlayAllLoad: Story = {
  ...Drawings,
  play: async ({ canvasElement }) => {
    for (const part of canvasElement.querySelectorAll('use')) {
      await waitFor(() => expect(part.getBBox().width, part.href.baseVal).toBeGreaterThan(20));
    }
  },
};

/** A picture that fails to load becomes the drawing, never a broken-image icon. */
export const Lost: Story = {
  render: () => <div style={{ maxInlineSize: 200 }}>{picture({ imageUrl: '/art/not-there.webp' })}</div>,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('use')).toBeVisible();
  },
};

/** The picture is decorative, because title and category are beside it; the availability is read. */
export const PlayNames: Story = {
  args: { availability: { state: 'ended' } },
  play: async ({ canvas, isArabic }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText(isArabic ? 'غير متاح حالياً' : 'Currently unavailable')).toBeVisible();
  },
};

/** Drawings are never mirrored, and where few are left they make room for the label at the start. */
export const PlayNeverMirrored: Story = {
  args: { availability: { state: 'available', lowStock: 2 } },
  play: async ({ canvasElement, globals }) => {
    const drawing = canvasElement.querySelector<SVGElement>('svg[data-drawn]')!;
    const { scale, transform } = getComputedStyle(drawing);
    await expect([scale, transform]).toEqual(['none', 'none']);
    await expect(fromStart(drawing, drawing.parentElement!, globals.locale)).toBe(20);
  },
};
