import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { now } from '@zawadeh/ui/stories/bags.ts';
import { choices } from '@zawadeh/ui/stories/choices.ts';
import { deliveries } from '@zawadeh/ui/stories/deliveries.tsx';
import { fitsAFinger, pressEveryWay } from '@zawadeh/ui/stories/pressing.ts';
import { stateGrid } from '@zawadeh/ui/stories/StateGrid.tsx';
import { DeliveryCard, type DeliveryCardProps } from './DeliveryCard.tsx';

const meta = {
  title: 'Counter/DeliveryCard',
  tags: ['autodocs'],
  component: DeliveryCard,
  args: {
    delivery: deliveries.twoShops,
    now,
    isOpen: true,
    nextStoreId: 's1',
    onPress: fn(),
    onPickUp: fn(),
  },
  argTypes: {
    delivery: choices<DeliveryCardProps['delivery']>({
      'two shops': deliveries.twoShops,
      'one shop': deliveries.oneShop,
      'on its way': deliveries.onItsWay,
      late: deliveries.late,
      delivered: deliveries.delivered,
      'long names': deliveries.long,
    }),
  },
  parameters: {
    // The heading of a card belongs below that of a section.
    a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } },
  },
} satisfies Meta<typeof DeliveryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const card = (delivery: DeliveryCardProps['delivery'], changes: Partial<DeliveryCardProps> = {}) => (
  <DeliveryCard {...meta.args} delivery={delivery} isOpen={false} nextStoreId={null} {...changes} />
);
const toSend = deliveries.twoShops.pickups.map((pickup, place) => ({ ...pickup, isToSend: place === 0 }));

const states = {
  'on its way': card(deliveries.onItsWay),
  'on its way, late': card(deliveries.late),
  'late, to pick up': card(deliveries.lateToPickUp, { isOpen: true }),
  'on its way, the address is to come': card(deliveries.addressToCome),
  'two shops, the second is next': card(deliveries.twoShops, { isOpen: true, nextStoreId: 's1' }),
  'opens later, a deleted shop': card(deliveries.opensLater, { isOpen: true }),
  'one shop': card(deliveries.oneShop),
  'two shops, closed': card(deliveries.twoShops),
  'picked up without a connection': card({ ...deliveries.twoShops, pickups: toSend }, { isOpen: true }),
  delivered: card(deliveries.delivered),
  'delivered, to send': card({
    ...deliveries.delivered,
    door: { ...deliveries.delivered.door, isToSend: true },
  }),
  'long names': card(deliveries.long, { isOpen: true }),
  'long names, closed': card(deliveries.long),
  'in little room': (
    <div style={{ inlineSize: 296 }}>{card(deliveries.long, { isOpen: true, nextStoreId: 's0' })}</div>
  ),
};

export const States: Story = { render: stateGrid(336, states) };

/** Each shop has its own button, which names the shop; a shop that gave its bags has none. */
export const PlayPickUp: Story = {
  play: async ({ canvas, args, isArabic }) => {
    const button = canvas.getByRole('button', {
      name: isArabic ? 'استلمته فرن التلّ' : 'Picked up Al-Tell Oven',
    });
    await fitsAFinger(button);
    await userEvent.click(button);
    await expect(args.onPickUp).toHaveBeenCalledWith(expect.objectContaining({ storeId: 's1' }));
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('H6TR');
  },
};

/** A closed card is one button, and says where it goes first. */
export const PlayPressed: Story = {
  args: { delivery: deliveries.onItsWay, isOpen: false },
  play: async ({ canvas, args, isArabic }) => {
    const button = canvas.getByRole('button');
    const name = isArabic ? /الميناء.*Rania.*K3WP.*في الطريق/ : /Mina.*Rania.*K3WP.*On its way/;
    await expect(button).toHaveAccessibleName(name);
    await fitsAFinger(button);
    button.focus();
    await pressEveryWay(button);
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

/** Another courier has the bags: the card says who. */
export const PlayElsewhere: Story = {
  args: { delivery: deliveries.onItsWay, courier: 'Karim', isOpen: false },
  play: async ({ canvas, isArabic }) => {
    const name = isArabic ? /مع \u2068Karim/ : /With \u2068Karim/;
    await expect(canvas.getByRole('button')).toHaveAccessibleName(name);
  },
};

/** The time has passed: that is said in words, and again with the clock that every card has. */
export const PlayLate: Story = {
  args: { delivery: deliveries.late, isOpen: false },
  play: async ({ canvas, isArabic }) => {
    const late = isArabic ? /تأخير 31 دقيقة/ : /31 minutes late/;
    await expect(canvas.getByRole('button')).toHaveAccessibleName(late);
  },
};

/** In 296 px nothing is cut. */
export const PlayLittleRoom: Story = {
  args: { delivery: deliveries.long },
  decorators: [(Story) => <div style={{ inlineSize: 296 }}>{<Story />}</div>],
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { left, right } = button.getBoundingClientRect();
      await expect(right - left).toBeLessThanOrEqual(296);
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    }
  },
};
