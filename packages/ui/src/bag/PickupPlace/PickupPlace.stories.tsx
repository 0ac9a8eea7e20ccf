import { pickupPlaceOf } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bagWith, inMinutes, now } from '../../stories/bags.ts';
import { choices } from '../../stories/choices.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { PickupPlace } from './PickupPlace.tsx';

const placeWith = (columns: Record<string, unknown>) => pickupPlaceOf(bagWith(columns));
const unnamed = { store: null, store_name: null };
const anyTime = { pickup_start: null, pickup_end: null };

const PLACES = {
  today: placeWith({}),
  'in two days': placeWith({ pickup_start: inMinutes(2880), pickup_end: inMinutes(3000) }),
  'the shop’s own words': placeWith({ ...anyTime, pickup_time: 'After 8 pm (ring twice)' }),
  'hours are not known': placeWith(anyTime),
  'the shop is not known': placeWith(unnamed),
  'named in English only': placeWith({ store: { name: 'Abu Ali’s (by the clock)', name_ar: null } }),
  'a long name': placeWith({
    store: {
      name: 'The Old Oven of the Three Brothers behind the Great Mosque',
      name_ar: 'الفرن القديم للإخوة الثلاثة خلف الجامع المنصوري الكبير',
    },
  }),
};

const meta = {
  title: 'Bag/PickupPlace',
  tags: ['autodocs'],
  component: PickupPlace,
  args: { place: PLACES.today, now },
  argTypes: { place: choices(PLACES) },
} satisfies Meta<typeof PickupPlace>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const { today, ...others } = Object.fromEntries(
  Object.entries(PLACES).map(([name, place]) => [name, <PickupPlace key={name} place={place} now={now} />]),
);

const states = {
  today,
  'about to go there': <PickupPlace place={PLACES.today} now={now} isStrong />,
  ...others,
};

export const States: Story = { render: stateGrid(160, states) };

/** Old orders without a stored shop and hours show nothing. */
export const PlayNothingKnown: Story = {
  args: { place: placeWith({ ...unnamed, ...anyTime }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};
