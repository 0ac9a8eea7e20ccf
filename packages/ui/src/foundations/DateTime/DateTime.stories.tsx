import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { now } from '../../stories/bags.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { Words } from '../../stories/words.ts';
import { DateTime, type DateTimeProps } from './DateTime.tsx';

const meta = {
  title: 'Foundations/DateTime',
  tags: ['autodocs'],
  component: DateTime,
  args: { at: now, as: 'dateTime' },
  argTypes: { at: { control: 'number' } },
} satisfies Meta<typeof DateTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Two hours ahead of UTC in winter, three in summer. */
const morning = Date.UTC(2026, 10, 23, 7, 30);
const midnight = Date.UTC(2026, 10, 21, 22, 0);
const summer = Date.UTC(2026, 6, 1, 9, 5);

const example = (at: number, as: DateTimeProps['as']) => (
  <p>
    <DateTime at={at} as={as} />
  </p>
);

const states = {
  time: example(now, 'time'),
  'time, morning': example(morning, 'time'),
  'time, midnight': example(midnight, 'time'),
  day: example(morning, 'day'),
  date: example(now, 'date'),
  'date and time': example(now, 'dateTime'),
  'day and time': example(morning, 'dayTime'),
  'in summer': example(summer, 'dateTime'),
};

export const States: Story = { render: stateGrid(160, states) };

/** In a sentence and in a narrow column a time never wraps. */
const Sentence = () => (
  <p style={{ maxInlineSize: 200 }}>
    <Words en="Paid on " ar="دُفع في " />
    <DateTime at={now} />
    <Words en=", 3 bags." ar="، 3 أكياس." />
  </p>
);

export const InASentence: Story = { render: () => <Sentence /> };

/** The test browser is in the New York time zone; the time shown is Beirut's. */
export const PlayBeirut: Story = {
  args: { at: midnight, as: 'dateTime' },
  play: async ({ canvasElement, isArabic }) => {
    const time = canvasElement.querySelector('time')!;
    await expect(time).toHaveAttribute('datetime', '2026-11-21T22:00:00.000Z');
    // Direction isolates keep the digits in order and are not read.
    const words = time.textContent.replace(/[\u2066-\u2069]/g, '').replace(/\u00a0/g, ' ');
    await expect(words).toBe(isArabic ? '22 تشرين الثاني 2026، منتصف الليل' : 'Nov 22, 2026, 12:00 AM');
  },
};
