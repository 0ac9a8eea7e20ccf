import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from '../../foundations/Price/Price.tsx';
import { fromStart } from '../../stories/geometry.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { withArabic, Words } from '../../stories/words.ts';
import { Stat } from './Stat.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';

const meta = {
  title: 'Data/Stat',
  tags: ['autodocs'],
  component: Stat,
  args: { label: 'Total items', value: '86', note: 'In stock now', kind: 'plain', look: 'number' },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

const arabicWords = { label: 'إجمالي الأكياس', note: 'متوفّرة الآن' };

export const Playground: Story = {
  render: (args, context) => <Stat {...withArabic(args, context, arabicWords)} />,
};

const picture = (
  <img
    src="/art/hero.svg"
    alt=""
    style={{ inlineSize: '100%', blockSize: '100%', background: 'var(--category-bakery)' }}
  />
);

const revenue = (
  <Stat
    kind="hero"
    label={<Words en="Total revenue" ar="إجمالي الإيرادات" />}
    value={<Price cents={348_275} />}
    note={<Words en="Paid orders, USD" ar="الطلبات المدفوعة، بالدولار" />}
  />
);

const seller = (
  <Stat
    look="name"
    label={<Words en="Top seller" ar="الأكثر مبيعاً" />}
    value={<Words en="Knafeh & Sweets Surprise" ar="مفاجأة الكنافة والحلويات" />}
    note={<Words en="312 sold" ar="312 مبيعاً" />}
    picture={picture}
  />
);

const stock = (
  <Stat
    label={<Words en="Total items" ar="إجمالي الأكياس" />}
    value="86"
    note={<Words en="In stock now" ar="متوفّرة الآن" />}
  />
);

export const States: Story = {
  render: stateGrid(240, {
    'hero, a price': revenue,
    'plain, a number': stock,
    'a name, with a picture': seller,
    'no note': <Stat label={<Words en="Bags rescued" ar="أكياس أُنقذت" />} value="1,204" />,
    'nothing sold yet': <Stat look="name" label={<Words en="Top seller" ar="الأكثر مبيعاً" />} value="—" />,
    'very long words': (
      <Stat
        look="name"
        label={
          <Words
            en="What was bought most often in the past thirty days"
            ar="أكثر ما بيع في المتاجر كلّها خلال الأيام الثلاثين الماضية"
          />
        }
        value="Supercalifragilisticexpialidocious leftover lunchbox"
        note={<Words en="9,999 sold" ar="9,999 مبيعاً" />}
        picture={picture}
      />
    ),
    'a very large sum': (
      <Stat
        kind="hero"
        label={<Words en="Total revenue" ar="إجمالي الإيرادات" />}
        value={<Price cents={123_456_789_012} />}
      />
    ),
  }),
};

/** A term with its description; the price is isolated and aligned to the start. */
export const PlayReadAsOne: Story = {
  render: () => revenue,
  play: async ({ canvas, globals, isArabic }) => {
    const term = canvas.getByRole('term');
    await expect(term).toHaveTextContent(isArabic ? 'إجمالي الإيرادات' : 'Total revenue');
    const price = canvas.getByText('$3,482.75');
    await expect(price).toHaveAttribute('dir', 'ltr');
    await expect(fromStart(price, term, globals.locale)).toBeLessThan(2);
  },
};

/** One figure is the one that the report is opened for. */
export const DoOneHero: Story = {
  tags: ['do', '!dev', '!test'],
  render: () => (
    <Stack>
      {revenue}
      {stock}
    </Stack>
  ),
};

/** Two of them: neither stands out. */
export const DontTwoHeroes: Story = {
  tags: ['dont', '!dev', '!test'],
  render: () => (
    <Stack>
      {revenue}
      {revenue}
    </Stack>
  ),
};

/** The parts that the page names. */
export const Anatomy: Story = {
  tags: ['anatomy', '!dev', '!test'],
  render: () => stock,
};
