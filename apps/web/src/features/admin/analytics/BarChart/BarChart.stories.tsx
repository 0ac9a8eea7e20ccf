import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { stateGrid } from '@zawadeh/ui/stories/StateGrid.tsx';
import { useWords, Words, type InBoth } from '@zawadeh/ui/stories/words.ts';
import { BarChart, type BarChartRow } from './BarChart.tsx';

const words = {
  en: { title: 'Sold, by bag', nameHeader: 'Bag', valueHeader: 'Sold' },
  ar: { title: 'المبيعات حسب الكيس', nameHeader: 'الكيس', valueHeader: 'المبيع' },
};

const row = (name: InBoth, value: number): BarChartRow => ({ id: name.en, name: <Words {...name} />, value });

const sold: readonly BarChartRow[] = [
  row({ en: 'Knafeh & Sweets Surprise', ar: 'مفاجأة الكنافة والحلويات' }, 312),
  row({ en: 'Home Lunch Surprise', ar: 'مفاجأة الغداء البيتي' }, 268),
  row({ en: 'Man’oushe Morning', ar: 'مناقيش الصباح' }, 141),
  row({ en: 'Evening Mezze Surprise', ar: 'مفاجأة مازة المساء' }, 97),
  row({ en: 'Fresh Ka’ak Basket', ar: 'سلّة الكعك الطازج' }, 88),
  row({ en: 'Green Bowl Surprise', ar: 'مفاجأة السلطة الخضراء' }, 54),
];

const Sales = ({ rows = sold }: { rows?: readonly BarChartRow[] }) => (
  <BarChart {...useWords(words)} rows={rows} empty={<Words en="Nothing sold yet." ar="لم يُبع شيء بعد." />} />
);

const meta = {
  title: 'Data/BarChart',
  tags: ['autodocs'],
  component: BarChart,
  args: { ...words.en, rows: sold },
  argTypes: { rows: { control: false } },
  render: (args, { globals }) => <BarChart {...args} {...(globals.locale === 'ar' && words.ar)} />,
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: stateGrid(540, {
    'six bags': <Sales />,
    'two that lead alike': <Sales rows={[sold[0]!, { ...sold[1]!, value: 312 }, sold[2]!]} />,
    'one alone': <Sales rows={sold.slice(0, 1)} />,
    'one far ahead, one at nothing': (
      <Sales rows={[{ ...sold[0]!, value: 12_345 }, sold[1]!, { ...sold[2]!, value: 0 }]} />
    ),
    'nothing sold': <Sales rows={sold.slice(0, 3).map((each) => ({ ...each, value: 0 }))} />,
    'very long names': (
      <Sales
        rows={[
          { id: '1', name: 'Supercalifragilisticexpialidocious', value: 9 },
          { id: '2', name: <bdi>{'<b>مرحبا</b> world'}</bdi>, value: 4 },
        ]}
      />
    ),
    'no rows': <Sales rows={[]} />,
  }),
};

/** Switches to a table, which screen readers have in both views. Bars have the heights of their values. */
export const PlayShownAsTable: Story = {
  render: () => <Sales />,
  play: async ({ canvas, canvasElement, isArabic }) => {
    const bars = [...canvasElement.querySelectorAll('[data-bar]')];
    const [first, second] = bars.map((bar) => bar.getBoundingClientRect().height);
    await expect(second! / first!).toBeCloseTo(268 / 312, 2);
    const table = () => canvas.getByRole('table', { name: isArabic ? words.ar.title : words.en.title });
    await expect(within(table()).getAllByRole('row')).toHaveLength(7);
    await expect(
      table().getBoundingClientRect().height > 1 && table().closest('div')!.clientHeight <= 1,
    ).toBe(true);
    await userEvent.click(
      canvas.getByRole('button', {
        name: isArabic ? `عرض في جدول ${words.ar.title}` : `Show as table ${words.en.title}`,
      }),
    );
    await expect(canvasElement.querySelector('[data-bar]')).toBeNull();
    await expect(table().closest('div')!.clientHeight).toBeGreaterThan(100);
    await expect(within(table()).getByRole('cell', { name: '312' })).toBeVisible();
    const back = canvas.getByRole('button', {
      name: isArabic ? `عرض في مخطّط ${words.ar.title}` : `Show as chart ${words.en.title}`,
    });
    await expect(back).toHaveFocus();
    await userEvent.click(back);
    await expect(canvasElement.querySelectorAll('[data-bar]')).toHaveLength(6);
  },
};
