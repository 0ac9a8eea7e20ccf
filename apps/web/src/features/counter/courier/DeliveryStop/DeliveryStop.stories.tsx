import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deliveries, rania } from '@zawadeh/ui/stories/deliveries.tsx';
import { fitsAFinger } from '@zawadeh/ui/stories/pressing.ts';
import { stateGrid } from '@zawadeh/ui/stories/StateGrid.tsx';
import { DeliveryStop, type DeliveryStopProps } from './DeliveryStop.tsx';

const chatHref = 'https://wa.me/96170123456';

const meta = {
  title: 'Counter/DeliveryStop',
  tags: ['autodocs'],
  component: DeliveryStop,
  args: { delivery: deliveries.onItsWay, customer: rania, chatHref },
  parameters: {
    controls: { disable: true },
    // The heading of a stop belongs below that of the page.
    a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } },
  },
} satisfies Meta<typeof DeliveryStop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const stop = (changes: Partial<DeliveryStopProps> = {}) => <DeliveryStop {...meta.args} {...changes} />;

const states = {
  address: stop(),
  'a landmark alone': stop({ customer: { ...rania, address: 'Behind the mosque' } }),
  'without phone and chat': stop({ customer: { ...rania, phone: null }, chatHref: null }),
  'the address is to come': stop({ delivery: deliveries.addressToCome, customer: null, chatHref: null }),
  'delivered a moment ago': stop({ delivery: deliveries.delivered }),
  'an hour after': stop({ delivery: deliveries.delivered, customer: null, chatHref: null }),
  'long names': stop({
    delivery: deliveries.long,
    customer: {
      ...rania,
      address: `Street: ${'Boulevard Fouad Chehab '.repeat(3)} | Bldg: ${'Q'.repeat(40)} | Near: ${'خلف '.repeat(20)}`,
    },
  }),
};

export const States: Story = { render: stateGrid(336, states) };

/** Three ways to the customer, each large enough for a gloved hand. */
export const PlayLinks: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(3);
    for (const link of links) await fitsAFinger(link);
    const [directions, call, chat] = links;
    const href = decodeURIComponent(directions!.getAttribute('href') ?? '');
    await expect(href).toContain('Port Said, Karam, Mina, Tripoli, Lebanon');
    await expect(call).toHaveAttribute('href', 'tel:+96170123456');
    await expect(chat).toHaveAttribute('href', chatHref);
  },
};
