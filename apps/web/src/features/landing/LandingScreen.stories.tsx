import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect } from 'storybook/test';
import { Screen as LandingScreen } from './LandingScreen.tsx';
import { RescuedBags } from './RescuedBags.tsx';

/** As the server draws it, with the number of rescued bags. */
function Drawn({ rescued }: { rescued: number }) {
  const [place, setPlace] = useState<Element | null>(null);
  return (
    <div ref={(root) => setPlace(root?.querySelector('#rescued') ?? null)} style={{ display: 'contents' }}>
      <LandingScreen />
      {place && createPortal(<RescuedBags count={rescued} />, place)}
    </div>
  );
}

const meta = {
  title: 'Screens/Landing',
  component: LandingScreen,
  parameters: { layout: 'page' },
} satisfies Meta<typeof LandingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['every-mode'] };

export const WithRescuedBags: Story = {
  tags: ['every-mode'],
  render: () => <Drawn rescued={4_812} />,
  play: async ({ canvas, isArabic }) => {
    const texts = { en: 'Together we have rescued 4,812 bags.', ar: 'أنقذنا معاً 4,812 كيساً حتى اليوم.' };
    const [shown, hidden] = isArabic ? [texts.ar, texts.en] : [texts.en, texts.ar];
    const line = (text: string) =>
      canvas.getByText((_, element) => element?.textContent === text, { selector: 'p' });
    await expect(line(shown)).toBeVisible();
    await expect(line(hidden)).not.toBeVisible();
  },
};

/** The link to the bags comes first, then the payment method. */
export const PlayWays: Story = {
  play: async ({ canvas }) => {
    const ways = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(ways).toEqual(['/our-bags', '/payment-method']);
  },
};

/** A phone shows both buttons without scrolling, also with the number of rescued bags. */
export const PlayNoScrolling: Story = {
  render: () => <Drawn rescued={4_812} />,
  play: async ({ canvas }) => {
    const last = canvas.getAllByRole('link').at(-1)!.getBoundingClientRect();
    await expect(last.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
