import { addToCart, CART_KEY, readBags, writeCart } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { bagRows, FROZEN_NOW, handlersWithRatedShops, hostileRows } from '@zawadeh/mocks';
import { expect } from 'storybook/test';
import { sharedMeta, waitUntilComplete, waitUntilLoaded, waitUntilShared } from './bagStage.tsx';
import { after } from '@zawadeh/ui/stories/steps.ts';
import { untilAlert } from '../../app/stories/steps.ts';

const meta = { title: 'Screens/Bag', ...sharedMeta } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['every-mode'], play: waitUntilComplete };

/** By five people or more. */
export const Rated: Story = {
  tags: ['every-mode'],
  beforeEach: ({ msw }) => msw.use(...handlersWithRatedShops(() => FROZEN_NOW)),
  play: after(waitUntilComplete, async ({ canvas }) => {
    await canvas.findByText(/(?:of|من) 5/);
  }),
};

export const FewLeft: Story = { args: { id: 'b2' }, play: waitUntilComplete };

export const SoldOut: Story = { args: { id: 'b3' }, tags: ['every-mode'], play: waitUntilComplete };

export const OpensLater: Story = { args: { id: 'b4' }, play: waitUntilComplete };

export const Ended: Story = { args: { id: 'b5' }, play: waitUntilComplete };

export const Restocking: Story = { args: { id: 'b6' }, play: waitUntilComplete };

export const Loading: Story = { tags: ['every-mode'], parameters: { scenario: 'silent' } };

/** The loading text is visible, not only read aloud. */
export const PlayLoading: Story = {
  parameters: { scenario: 'silent' },
  play: async ({ canvas, t }) => {
    const loading = await canvas.findByText(t('web.bag.loading'));
    await expect(loading.getBoundingClientRect().width).toBeGreaterThan(40);
    await expect(loading).toBeVisible();
  },
};

export const Gone: Story = { args: { id: 'nothing' }, tags: ['every-mode'], play: waitUntilLoaded };

export const Down: Story = { parameters: { scenario: 'down' }, play: untilAlert };

export const Offline: Story = { ...Down, parameters: { scenario: 'offline' } };

/** In the cart already: the next step is the cart. */
export const Added: Story = {
  beforeEach: () => {
    const [bag] = readBags(bagRows(FROZEN_NOW)).bags;
    localStorage.setItem(CART_KEY, writeCart(addToCart([], bag!, 1)));
  },
  play: after(waitUntilComplete, async ({ canvas, t }) => {
    await canvas.findByText(t('web.bag.added'));
  }),
};

/** Hostile content is inert, and stays within the screen. */
const hostile: Story = {
  parameters: { scenario: 'hostile' },
  play: after(waitUntilShared, async ({ args, canvas, canvasElement, isArabic, t }) => {
    await canvas.findByRole('link', { name: t('ui.directionsLink.directions') });
    const { id } = args;
    const bag = readBags(hostileRows(FROZEN_NOW)).bags.find((each) => each.id === id);
    const arabicTitle = isArabic ? bag?.title?.ar : null;
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      arabicTitle ?? bag?.title?.en ?? '',
    );
    await expect(canvasElement.querySelector('img[src="x"]')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  }),
};
export const HostileMarkup: Story = { ...hostile, args: { id: 'h1' } };
export const HostileLength: Story = { ...hostile, args: { id: 'h2' } };
export const Nameless: Story = {
  args: { id: 'h6' },
  parameters: { scenario: 'hostile' },
  play: waitUntilShared,
};
