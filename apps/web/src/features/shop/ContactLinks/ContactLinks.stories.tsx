import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { standsBefore } from '@zawadeh/ui/stories/geometry.ts';
import { stateGrid } from '@zawadeh/ui/stories/StateGrid.tsx';
import { ContactLinks } from './ContactLinks.tsx';

const meta = {
  title: 'Bag/ContactLinks',
  tags: ['autodocs'],
  component: ContactLinks,
  args: {
    name: 'Zahra Sweets',
    coordinates: { latitude: 34.4361, longitude: 35.8369 },
    address: 'Azmi Street, opposite the old cinema',
    phone: '+9616000001',
    chatHref: 'https://wa.me/9616000001',
  },
} satisfies Meta<typeof ContactLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const states = {
  all: <ContactLinks {...meta.args} />,
  'no place': <ContactLinks {...meta.args} coordinates={null} address={null} />,
  'no phone': <ContactLinks {...meta.args} phone={null} chatHref={null} />,
  'in little room': (
    <div style={{ inlineSize: 220 }}>
      <ContactLinks {...meta.args} />
    </div>
  ),
};

export const States: Story = { render: stateGrid(358, states) };

export const OnDesktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };

/** In the order of reading: the way, the telephone, the chat. */
export const PlayBothDirections: Story = {
  play: async ({ canvas, globals }) => {
    const [directions, call, chat] = canvas.getAllByRole('link');
    await expect(directions).toHaveAttribute('href', expect.stringContaining('34.4361,35.8369'));
    await expect(call).toHaveAttribute('href', 'tel:+9616000001');
    await expect(chat).toHaveAttribute('href', 'https://wa.me/9616000001');
    await expect(standsBefore(directions!, call!, globals.locale)).toBe(true);
  },
};

/** Nothing known, nothing shown. */
export const PlayNothing: Story = {
  args: { coordinates: null, address: null, phone: null, chatHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
