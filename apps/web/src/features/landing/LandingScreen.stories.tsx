import { readBags } from '@zawadeh/domain';
import { bagRows, FROZEN_NOW } from '@zawadeh/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect } from 'storybook/test';
import { Screen as LandingScreen } from './LandingScreen.tsx';
import { LiveBags } from './LiveBags.tsx';
import { RescuedBags } from './RescuedBags.tsx';

/** As the server draws it, with the number of rescued bags and some that can be had. */
function Drawn({ rescued }: { rescued: number }) {
  const [root, setRoot] = useState<Element | null>(null);
  const { bags } = readBags(bagRows(FROZEN_NOW));
  const [count, live] = ['#rescued', '#live'].map((place) => root?.querySelector(place));
  return (
    <div ref={setRoot} style={{ display: 'contents' }}>
      <LandingScreen />
      {count && createPortal(<RescuedBags count={rescued} />, count)}
      {live && createPortal(<LiveBags bags={bags} now={FROZEN_NOW} />, live)}
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
    const cards = canvas.getAllByRole('article');
    const fields = cards.map((card) => card.querySelector('[data-category]')?.getAttribute('data-category'));
    await expect(cards).toHaveLength(4);
    await expect(new Set(fields).size).toBe(4);
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
    const [, last] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(last!.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
