import { BAG_PICTURES, CATEGORIES } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BackButton } from '../../navigation/BackButton/BackButton.tsx';
import { now } from '../../stories/bags.ts';
import { choices } from '../../stories/choices.ts';
import { AVAILABILITIES } from '../../stories/availabilities.ts';
import { fromStart } from '../../stories/geometry.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { BagPortrait, BagPortraitSkeleton, type BagPortraitProps } from './BagPortrait.tsx';

const HOUR = 3_600_000;

const meta = {
  title: 'Bag/BagPortrait',
  tags: ['autodocs'],
  component: BagPortrait,
  args: {
    category: 'Bakery/pastery',
    picture: 'knafeh',
    imageUrl: null,
    availability: AVAILABILITIES.available,
    corner: <BackButton href="#back" isOnPicture />,
  },
  argTypes: {
    availability: choices(AVAILABILITIES),
    category: { control: 'select', options: CATEGORIES },
    picture: { control: 'select', options: [null, ...BAG_PICTURES] },
    corner: { control: false },
  },
} satisfies Meta<typeof BagPortrait>;

export default meta;
type Story = StoryObj<typeof meta>;

const portrait = (different: Partial<BagPortraitProps>) => <BagPortrait {...meta.args} {...different} />;

export const Playground: Story = {};

const states = {
  available: portrait({}),
  'only 2 left': portrait({
    category: 'Meals',
    picture: null,
    availability: { state: 'available', lowStock: 2 },
  }),
  'sold out': portrait({
    category: 'Late Breakfast',
    picture: 'eggs',
    availability: { state: 'soldOut', restockAt: null },
  }),
  'opens later': portrait({ availability: { state: 'opensLater', opensAt: now + 2.5 * HOUR, day: 'today' } }),
  restocking: portrait({ availability: { state: 'restocking', restockAt: now + 3.5 * HOUR, day: 'today' } }),
  ended: portrait({ category: 'Diet/healthy', picture: 'fruit', availability: { state: 'ended' } }),
  'on its way': <BagPortraitSkeleton corner={meta.args.corner} />,
};

export const States: Story = { render: stateGrid(340, states) };

export const OnDesktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };

/** No availability text is covered by the back button. */
export const PlayCorner: Story = {
  args: { availability: { state: 'available', lowStock: 1 } },
  play: async ({ canvas, canvasElement, globals }) => {
    const back = canvas.getByRole('link');
    await expect(fromStart(back, canvasElement.querySelector('figure, div')!, globals.locale)).toBeLessThan(
      40,
    );
    const label = canvas.getByText(/1|واحد/);
    const [one, other] = [back.getBoundingClientRect(), label.getBoundingClientRect()];
    await expect(one.bottom).toBeLessThan(other.top);
  },
};
