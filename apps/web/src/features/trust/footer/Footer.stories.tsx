import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { MemoryRouter } from 'react-router-dom';
import { fitsAFinger } from '@zawadeh/ui/stories/pressing.ts';
import { createStore, StoreProvider } from '../../../lib/store.ts';
import { supportAtom } from '../../../lib/support.ts';
import { Footer } from './Footer.tsx';

function Stage({ support }: { support: string | null }) {
  const [store] = useState(() => {
    const fresh = createStore();
    fresh.set(supportAtom, support);
    return fresh;
  });
  return (
    <StoreProvider store={store}>
      <MemoryRouter>
        <Footer />
      </MemoryRouter>
    </StoreProvider>
  );
}

const meta = {
  title: 'Screens/Footer',
  component: Stage,
  args: { support: '+96170123456' },
  parameters: { layout: 'page', controls: { disable: true } },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Folded: Story = { tags: ['every-mode'], globals: phone };

export const Unfolded: Story = {
  tags: ['every-mode'],
  globals: phone,
  play: async ({ canvasElement }) => {
    for (const name of canvasElement.querySelectorAll('summary')) {
      await fitsAFinger(name);
      await userEvent.click(name);
    }
    for (const link of canvasElement.querySelectorAll('details a')) await expect(link).toBeVisible();
  },
};

export const OnDesktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };

/** Without a number in the server's settings nothing leads to a chat. */
export const WithoutSupport: Story = {
  args: { support: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('a[href*="wa.me"]')).toBe(null);
  },
};
