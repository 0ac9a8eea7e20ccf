import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { stateGrid } from '@zawadeh/ui/stories/StateGrid.tsx';
import { useWords, Words, type InBoth } from '@zawadeh/ui/stories/words.ts';
import { StockBars, type StockBarsRow } from './StockBars.tsx';

const words = {
  en: { title: 'Stock, by bag', nameHeader: 'Bag', valueHeader: 'In stock' },
  ar: { title: 'المخزون حسب الكيس', nameHeader: 'الكيس', valueHeader: 'المتوفّر' },
};

const row = (name: InBoth, quantity: number): StockBarsRow => ({
  id: name.en,
  name: <Words {...name} />,
  quantity,
});

const stock: readonly StockBarsRow[] = [
  row({ en: 'Fruit & Fattoush Bag', ar: 'مفاجأة الفتّوش والفاكهة' }, 24),
  row({ en: 'Knafeh & Sweets Surprise', ar: 'مفاجأة الكنافة والحلويات' }, 22),
  row({ en: 'Foul & Olives Surprise', ar: 'مفاجأة الفول والزيتون' }, 3),
  row({ en: 'Evening Mezze Surprise', ar: 'مفاجأة مازة المساء' }, 18),
  row({ en: 'Home Lunch Surprise', ar: 'مفاجأة الغداء البيتي' }, 2),
  row({ en: 'Man’oushe Morning', ar: 'مناقيش الصباح' }, 0),
];

const Stock = ({ rows = stock }: { rows?: readonly StockBarsRow[] }) => (
  <StockBars {...useWords(words)} rows={rows} empty={<Words en="No bags yet." ar="لا أكياس بعد." />} />
);

const meta = {
  title: 'Data/StockBars',
  tags: ['autodocs'],
  component: StockBars,
  args: { ...words.en, rows: stock },
  argTypes: { rows: { control: false } },
  render: (args, { globals }) => <StockBars {...args} {...(globals.locale === 'ar' && words.ar)} />,
} satisfies Meta<typeof StockBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: stateGrid(380, {
    'plenty, few and none': <Stock />,
    'one left': <Stock rows={[{ ...stock[0]!, quantity: 1 }]} />,
    'all sold out': <Stock rows={stock.slice(0, 2).map((each) => ({ ...each, quantity: 0 }))} />,
    'thousands beside a few': <Stock rows={[{ ...stock[0]!, quantity: 9_999 }, stock[2]!]} />,
    'very long names': (
      <Stock
        rows={[
          { id: '1', name: 'Supercalifragilisticexpialidocious-leftover-lunchbox', quantity: 2 },
          { id: '2', name: <bdi>{'<b>مرحبا</b> world'}</bdi>, quantity: 40 },
        ]}
      />
    ),
    'no rows': <Stock rows={[]} />,
  }),
};

/** Low stock and sold out are written as text, in the chart and in the table. Bars have the length of the stock. */
export const PlayShownAsTable: Story = {
  render: () => <Stock />,
  play: async ({ canvas, isArabic, canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('[data-bar]');
    const [one, other] = [first!, second!].map((bar) => bar.getBoundingClientRect().width);
    await expect(other! / one!).toBeCloseTo(22 / 24, 2);
    await expect(one!).toBeLessThan(first!.parentElement!.clientWidth);
    await userEvent.click(
      canvas.getByRole('button', {
        name: isArabic ? `عرض في جدول ${words.ar.title}` : `Show as table ${words.en.title}`,
      }),
    );
    await expect(canvas.getByRole('cell', { name: isArabic ? 'نفدت الكمية' : 'Sold Out' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: isArabic ? 'بقي 3 فقط' : 'Only 3 left' })).toBeVisible();
  },
};
