import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { stateGrid } from '@zawadeh/ui/stories/StateGrid.tsx';
import { useWords, Words } from '@zawadeh/ui/stories/words.ts';
import { DayChart, type DayChartDay } from './DayChart.tsx';

const words = {
  en: { title: 'Revenue, by day', nameHeader: 'Day', valueHeader: 'Revenue' },
  ar: { title: 'الإيرادات حسب اليوم', nameHeader: 'اليوم', valueHeader: 'الإيرادات' },
};

const LAST = Date.parse('2026-11-21T12:00:00Z');
const DAY = 86_400_000;

/** Deterministic; the last day is 21 November. */
const makeDays = (count: number): DayChartDay[] =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(LAST - (count - 1 - index) * DAY).toISOString().slice(0, 10),
    revenue: index % 6 === 4 ? 0 : 2_000 + ((index * 7_919) % 11_003),
  }));

const week = makeDays(7);

const Revenue = ({ days = week }: { days?: readonly DayChartDay[] }) => (
  <DayChart {...useWords(words)} days={days} empty={<Words en="Nothing paid yet." ar="لم يُدفع شيء بعد." />} />
);

const meta = {
  title: 'Data/DayChart',
  tags: ['autodocs'],
  component: DayChart,
  args: { ...words.en, days: week },
  argTypes: { days: { control: false } },
  render: (args, { globals }) => <DayChart {...args} {...(globals.locale === 'ar' && words.ar)} />,
} satisfies Meta<typeof DayChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: stateGrid(560, {
    'a week, with a day of nothing': <Revenue />,
    'a month scrolls, the newest first': <Revenue days={makeDays(30)} />,
    'one day': <Revenue days={week.slice(-1)} />,
    'large sums': <Revenue days={week.map((each) => ({ ...each, revenue: each.revenue * 999 }))} />,
    'not a day': <Revenue days={[...week.slice(-2), { day: 'yesterday', revenue: 450 }]} />,
    'no days': <Revenue days={[]} />,
  }),
};

/** An overflowing chart is scrolled to the newest day and can be scrolled by keyboard. */
export const PlayNewestInView: Story = {
  render: () => <Revenue days={makeDays(90)} />,
  play: async ({ canvas, canvasElement, isArabic }) => {
    const bars = await canvas.findByRole('group', { name: isArabic ? words.ar.title : words.en.title });
    await expect(bars.tabIndex).toBe(0);
    const newest = canvasElement.querySelector('[data-id="2026-11-21"]')!.getBoundingClientRect();
    const { left, right } = bars.getBoundingClientRect();
    await expect(newest.left).toBeGreaterThanOrEqual(left - 1);
    await expect(newest.right).toBeLessThanOrEqual(right + 1);
  },
};

/** Days are formatted dates, with their revenue. */
export const PlayShownAsTable: Story = {
  render: () => <Revenue />,
  play: async ({ canvas, isArabic }) => {
    await userEvent.click(
      canvas.getByRole('button', {
        name: isArabic ? `عرض في جدول ${words.ar.title}` : `Show as table ${words.en.title}`,
      }),
    );
    const day = isArabic ? /السبت.* 21 تشرين الثاني/ : 'Sat, Nov 21';
    const header = canvas.getByRole('rowheader', { name: day });
    await expect(header.nextElementSibling).toHaveTextContent('$');
  },
};
