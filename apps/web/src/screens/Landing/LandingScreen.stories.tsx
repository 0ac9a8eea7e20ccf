import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { createStore, StoreProvider } from '../../lib/store.ts';
import { supportAtom } from '../../state/support.ts';
import { Screen as LandingScreen } from './LandingScreen.tsx';

/** With or without a support number. */
function Stage({ support = '+96170123456' }: { support?: string | null }) {
  const [store] = useState(() => {
    const fresh = createStore();
    fresh.set(supportAtom, support);
    return fresh;
  });
  return (
    <StoreProvider store={store}>
      <LandingScreen />
    </StoreProvider>
  );
}

const meta = {
  title: 'Screens/Landing',
  component: LandingScreen,
  parameters: { layout: 'page' },
  render: () => <Stage />,
} satisfies Meta<typeof LandingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['every-mode'] };

export const OnDesktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };

export const WithoutSupport: Story = { render: () => <Stage support={null} /> };

/** The link to the bags comes first, then the payment method, then the shop on other sites. */
export const PlayWays: Story = {
  play: async ({ canvas }) => {
    const ways = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(ways.slice(0, 2)).toEqual(['/our-bags', '/payment-method']);
    await expect(ways.slice(2)).toEqual([
      expect.stringContaining('instagram'),
      expect.stringContaining('tiktok'),
      'https://wa.me/96170123456',
    ]);
  },
};

/** A phone shows the whole page without scrolling. */
export const PlayNoScrolling: Story = {
  play: async ({ canvas }) => {
    const last = canvas.getAllByRole('link').at(-1)!.getBoundingClientRect();
    await expect(last.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
