import type { Meta, StoryObj } from '@storybook/react-vite';
import { FROZEN_NOW } from '@zawadeh/mocks';
import { addDays, beirutDay } from '@zawadeh/domain';
import { HttpResponse, http } from 'msw';
import { expect, within } from 'storybook/test';
import { withStoreSection } from '../storeStage.tsx';

const meta = {
  title: 'Screens/Store/Reviews',
  ...withStoreSection('reviews'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const today = beirutDay(FROZEN_NOW);
const basket = { title: 'Fresh Ka’ak Basket', title_ar: 'سلّة الكعك الطازج' };
const stack = { title: 'Lahm b’Ajin Stack', title_ar: 'رصّة لحم بعجين' };
const morning = { title: 'Manakish Morning', title_ar: 'مناقيش الصباح' };

const REVIEWS = {
  count: 38,
  mean: 4.6,
  stars: { 5: 28, 4: 7, 3: 2, 2: 1 },
  reasons: { taste: 21, quantity: 16, friendly: 12, value: 9, waited: 4, too_little: 2 },
  latest: [
    { stars: 5, reasons: ['taste', 'friendly'], day: today, bags: [basket] },
    { stars: 2, reasons: ['waited'], day: addDays(today, -1), bags: [stack, basket] },
    { stars: 5, reasons: ['quantity', 'value'], day: addDays(today, -2), bags: [morning] },
    { stars: 4, reasons: [], day: addDays(today, -3), bags: [basket] },
  ],
};

const answered =
  (answer: object): NonNullable<Story['beforeEach']> =>
  ({ msw }) =>
    msw.use(http.post('*/rest/v1/rpc/store_reviews', () => HttpResponse.json(answer)));

export const Ready: Story = {
  tags: ['every-mode'],
  beforeEach: answered(REVIEWS),
  play: async ({ canvas, t }) => {
    await canvas.findByRole('heading', { name: t('web.store.lastRatings') });
  },
};

export const Empty: Story = {
  play: async ({ canvas, t }) => {
    await canvas.findByText(t('web.store.reviews.none'));
  },
};

/** Few ratings have no mean. */
export const Few: Story = {
  beforeEach: answered({
    ...REVIEWS,
    count: 2,
    mean: null,
    stars: { 5: 1, 2: 1 },
    reasons: { waited: 1 },
    latest: REVIEWS.latest.slice(0, 2),
  }),
  play: async ({ canvas, t }) => {
    await canvas.findByText(t('web.store.reviews.tooFew'));
  },
};

export const NotLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(http.post('*/rest/v1/rpc/store_reviews', () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};

/** Bars and stars are read as words, and a rating has neither a name nor a code. */
export const PlayRead: Story = {
  beforeEach: answered(REVIEWS),
  play: async ({ canvas, t }) => {
    await canvas.findByRole('img', { name: t('web.store.reviews.stars', { stars: '4.6' }) });
    await expect(
      canvas.getByText(t('web.store.reviews.withStars', { stars: 5, count: 28 })),
    ).toBeInTheDocument();
    const latest = within(
      canvas.getByRole('heading', { name: t('web.store.lastRatings') }).closest('section')!,
    ).getAllByRole('listitem');
    await expect(latest).toHaveLength(4);
    await expect(latest[0]).toHaveTextContent(t('web.store.reviews.today'));
    await expect(latest[1]).toHaveTextContent(t('web.rating.waited'));
  },
};
