import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { stateGrid } from '@zawadeh/ui/stories/StateGrid.tsx';
import { useWords, Words } from '@zawadeh/ui/stories/words.ts';
import { WeekdayChart, type WeekdayShare } from './WeekdayChart.tsx';

const words = {
  en: {
    title: 'Sold of planned, by weekday',
    nameHeader: 'Weekday',
    valueHeader: 'Sold of planned',
    wholeHeader: 'Planned',
  },
  ar: {
    title: 'المبيع من المخطّط، حسب يوم الأسبوع',
    nameHeader: 'يوم الأسبوع',
    valueHeader: 'المبيع من المخطّط',
    wholeHeader: 'المخطّط',
  },
};

const share = (percent: number | null, whole: number): WeekdayShare => ({ percent, whole });

const week = [
  share(80, 214),
  share(83, 216),
  share(86, 220),
  share(90, 232),
  share(97, 268),
  share(96, 262),
  share(78, 190),
];

const Week = ({ days = week, hasFooter = false }: { days?: typeof week; hasFooter?: boolean }) => (
  <WeekdayChart
    {...useWords(words)}
    days={days}
    footer={
      hasFooter && (
        <Words
          en="Most is left on Sundays: 42 of 190 bags."
          ar="أكثر ما يبقى يوم الأحد: 42 من أصل 190 كيساً."
        />
      )
    }
  />
);

const meta = {
  title: 'Data/WeekdayChart',
  tags: ['autodocs'],
  component: WeekdayChart,
  args: { ...words.en, days: week },
  argTypes: { days: { control: false } },
  render: (args, { globals }) => <WeekdayChart {...args} {...(globals.locale === 'ar' && words.ar)} />,
} satisfies Meta<typeof WeekdayChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: stateGrid(400, {
    'with a sentence': <Week hasFooter />,
    'closed on Sundays': <Week days={[...week.slice(0, 6), share(null, 0)]} />,
    'nothing sold': <Week days={week.map(({ whole }) => share(0, whole))} />,
    'thousands of bags, and more sold than planned': (
      <Week days={week.map(({ percent }) => share((percent ?? 0) + 30, 12_345))} />
    ),
  }),
};

/** A screen reader gets a table with three columns. The best day leads. */
export const PlayShownAsTable: Story = {
  render: () => <Week />,
  play: async ({ canvas, isArabic, canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('[data-bar]')];
    await expect(bars.map((bar) => bar.parentElement!.dataset.leads !== undefined)).toEqual([
      ...Array<boolean>(4).fill(false),
      true,
      false,
      false,
    ]);
    const { title } = isArabic ? words.ar : words.en;
    await userEvent.click(
      canvas.getByRole('button', { name: isArabic ? `عرض في جدول ${title}` : `Show as table ${title}` }),
    );
    const table = within(canvas.getByRole('table', { name: title }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(3);
    const friday = table.getByRole('rowheader', { name: isArabic ? 'الجمعة' : 'Fri' }).parentElement!;
    await expect(
      within(friday)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['268', expect.stringContaining('97%')]);
  },
};
