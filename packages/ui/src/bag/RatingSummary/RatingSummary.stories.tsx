import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choices } from '../../stories/choices.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { RatingSummary } from './RatingSummary.tsx';

const rating = { mean: 4.6, count: 38 };

const RATINGS = {
  usual: rating,
  'a whole number': { mean: 5, count: 5 },
  'the worst': { mean: 1, count: 123 },
  'too few: nothing': null,
};

const meta = {
  title: 'Bag/RatingSummary',
  tags: ['autodocs'],
  component: RatingSummary,
  args: { rating, look: 'short' },
  argTypes: { rating: choices(RATINGS) },
} satisfies Meta<typeof RatingSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const states = {
  short: <RatingSummary rating={rating} />,
  'a whole number': <RatingSummary rating={{ mean: 5, count: 5 }} />,
  'the worst': <RatingSummary rating={{ mean: 1, count: 123 }} />,
  'too few: nothing': <RatingSummary rating={null} />,
  long: <RatingSummary rating={rating} look="long" />,
  'long, a few': <RatingSummary rating={{ mean: 4, count: 5 }} look="long" />,
  'long, a hundred': <RatingSummary rating={{ mean: 3.2, count: 100 }} look="long" />,
};

export const States: Story = { render: stateGrid(300, states) };

/** Read aloud as a sentence, without the star and the brackets. */
export const PlayName: Story = {
  play: async ({ canvas, isArabic }) => {
    const sentence = canvas.getByText(/ 5/).parentElement;
    await expect(sentence).toHaveTextContent(
      isArabic ? '4.6 من 5 بحسب 38 تقييماً في ستة أشهر' : '4.6 of 5 from 38 ratings in six months',
    );
    await expect(canvas.getByText(/\(38\)/)).toHaveAttribute('aria-hidden', 'true');
  },
};

/** The long look is that sentence, once. */
export const PlayLong: Story = {
  args: { look: 'long' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ 5/).parentElement).toHaveAttribute('aria-hidden', 'false');
    await expect(canvas.getAllByText('4.6')).toHaveLength(1);
  },
};
