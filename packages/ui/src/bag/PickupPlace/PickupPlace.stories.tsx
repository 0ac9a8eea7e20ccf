import { pickupPlaceOf } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bagWith, inMinutes, now } from '../../stories/bags.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { PickupPlace } from './PickupPlace.tsx';

const placeWith = (columns: Record<string, unknown>) => pickupPlaceOf(bagWith(columns));
const unnamed = { store: null, store_name: null };
const anyTime = { pickup_start: null, pickup_end: null };

const meta = {
  title: 'Bag/PickupPlace',
  tags: ['autodocs'],
  component: PickupPlace,
  args: { place: placeWith({}), now },
} satisfies Meta<typeof PickupPlace>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const place = (columns: Record<string, unknown>) => <PickupPlace place={placeWith(columns)} now={now} />;

const states = {
  today: place({}),
  'about to go there': <PickupPlace place={placeWith({})} now={now} isStrong />,
  'in two days': place({ pickup_start: inMinutes(2880), pickup_end: inMinutes(3000) }),
  'the shop’s own words': place({ ...anyTime, pickup_time: 'After 8 pm (ring twice)' }),
  'hours are not known': place(anyTime),
  'the shop is not known': place(unnamed),
  'named in English only': place({ store: { name: 'Abu Ali’s (by the clock)', name_ar: null } }),
  'a long name': place({
    store: {
      name: 'The Old Oven of the Three Brothers behind the Great Mosque',
      name_ar: 'الفرن القديم للإخوة الثلاثة خلف الجامع المنصوري الكبير',
    },
  }),
};

export const States: Story = { render: stateGrid(160, states) };

/** Old orders without a stored shop and hours show nothing. */
export const PlayNothingKnown: Story = {
  args: { place: placeWith({ ...unnamed, ...anyTime }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};
