import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choices } from '../../stories/choices.ts';
import { fromStart, letters } from '../../stories/geometry.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { DirectionsLink } from './DirectionsLink.tsx';

const PLACES = { known: { latitude: 34.4361, longitude: 35.8369 }, 'only the address is known': null };

const meta = {
  title: 'Bag/DirectionsLink',
  tags: ['autodocs'],
  component: DirectionsLink,
  args: {
    name: 'Zahra Sweets',
    coordinates: PLACES.known,
    address: 'Azmi Street, opposite the old cinema',
  },
  argTypes: { coordinates: choices(PLACES) },
} satisfies Meta<typeof DirectionsLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const states = {
  normal: <DirectionsLink {...meta.args} />,
  compact: <DirectionsLink {...meta.args} size="compact" />,
  'with an address only': <DirectionsLink {...meta.args} coordinates={null} />,
};

export const States: Story = { render: stateGrid(160, states) };

/** The link opens a map at the shop. The icon stands where reading starts. */
export const PlayAddress: Story = {
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole('link');
    const [icon, text] = [link.querySelector('svg')!, letters(link, 0, 3)];
    await expect(fromStart(icon, link, globals.locale)).toBeLessThan(fromStart(text, link, globals.locale));
    const href = canvas.getByRole('link').getAttribute('href');
    await expect(href).toMatch(/^(?:https|geo):.*34\.4361,35\.8369/);
  },
};

/** Without coordinates the address is searched for. */
export const PlayAddressOnly: Story = {
  args: { coordinates: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getAttribute('href')).toContain('Azmi%20Street');
  },
};

/** Without a place there is no link. */
export const PlayNowhere: Story = {
  args: { coordinates: null, address: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
