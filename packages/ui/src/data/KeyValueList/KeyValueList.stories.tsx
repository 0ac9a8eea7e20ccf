import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { mopedIcon } from '../../foundations/Icon/orderIcons.ts';
import { clockIcon, storeIcon } from '../../foundations/Icon/shelfIcons.ts';
import { Ltr } from '../../foundations/Ltr/Ltr.tsx';
import { Surface } from '../../foundations/Surface/Surface.tsx';
import { choices } from '../../stories/choices.ts';
import { standsBefore } from '../../stories/geometry.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { Words } from '../../stories/words.ts';
import { KeyValueList, type KeyValue, type KeyValueListProps } from './KeyValueList.tsx';
import { Price } from '../../foundations/Price/Price.tsx';

const review: readonly KeyValue[] = [
  {
    id: 'method',
    name: <Words en="Delivery option" ar="طريقة الاستلام" />,
    value: <Words en="Delivery" ar="توصيل" />,
    icon: mopedIcon,
  },
  { id: 'area', name: <Words en="Area" ar="المنطقة" />, value: <Words en="Mina" ar="الميناء" /> },
  {
    id: 'street',
    name: <Words en="Street" ar="الشارع" />,
    value: <Words en="Port Said St." ar="شارع بور سعيد" />,
  },
  {
    id: 'landmark',
    name: <Words en="Landmark" ar="علامة مميّزة" />,
    value: <Words en="Facing the fish market" ar="مقابل سوق السمك" />,
  },
  {
    id: 'phone',
    name: <Words en="Phone number" ar="رقم الهاتف" />,
    value: <Ltr kind="phone">+961 70 123 456</Ltr>,
  },
];

const facts: readonly KeyValue[] = [
  {
    id: 'store',
    name: <Words en="Store" ar="المتجر" />,
    value: <Words en="Zahra Sweets" ar="حلويات الزهراء" />,
    icon: storeIcon,
  },
  {
    id: 'pickup',
    name: <Words en="Pickup" ar="وقت الاستلام" />,
    value: <Words en="5:00 PM – 8:30 PM" ar="من 5:00 إلى 8:30 م" />,
    icon: clockIcon,
  },
  {
    id: 'delivery',
    name: <Words en="Delivery option" ar="خيار التوصيل" />,
    value: <Words en="Available" ar="متاح" />,
    icon: mopedIcon,
  },
];

/** With a note below the value, and a button at the end. */
const withAction: readonly KeyValue[] = facts.map((fact, place) =>
  place === 0
    ? {
        ...fact,
        href: '#shop',
        note: <Words en="Mina · Port Said St." ar="الميناء · شارع بور سعيد" />,
        action: (
          <Button size="compact" href="#map">
            <Words en="Directions" ar="الاتجاهات" />
          </Button>
        ),
      }
    : fact,
);

const longNames: readonly KeyValue[] = withAction.map((fact, place) =>
  place === 0
    ? {
        ...fact,
        value: <Words en="The Very Old House Kitchen of Mina" ar="مطبخ البيت العتيق على رصيف الميناء" />,
      }
    : fact,
);

const long: readonly KeyValue[] = [
  {
    id: 'landmark',
    name: <Words en="Landmark / directions" ar="علامة مميّزة / إرشادات" />,
    value: (
      <Words
        en="Behind the old sea castle, second door after the pharmacy, third floor, ask for Umm Fadi"
        ar="خلف القلعة البحرية القديمة، الباب الثاني بعد الصيدلية، الطابق الثالث، اسأل عن أم فادي"
      />
    ),
  },
  {
    id: 'code',
    name: <Words en="Order Code" ar="رمز الطلب" />,
    value: <Ltr>8f3c2207-5d1e-4c55-9a0b-2f7f3f1f8a4e</Ltr>,
  },
];

const gaps: Record<string, KeyValue['value']> = { street: '', landmark: null, area: false };
const withGaps: readonly KeyValue[] = review.map((item) =>
  item.id in gaps ? { ...item, value: gaps[item.id] } : item,
);

const meta = {
  title: 'Data/KeyValueList',
  tags: ['autodocs'],
  component: KeyValueList,
  args: { items: review, layout: 'line' },
  argTypes: {
    items: choices({
      'an order': review,
      'a bag, with icons': facts,
      'with a note and a button': withAction,
      'long words': long,
      'what is missing is left out': withGaps,
    }),
  },
} satisfies Meta<typeof KeyValueList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const card = (props: KeyValueListProps) => (
  <Surface>
    <KeyValueList {...props} />
  </Surface>
);

const states = {
  'on one line': card({ items: review }),
  'below its name': card({ items: facts, layout: 'below' }),
  'below, no icons': card({ items: review.slice(1), layout: 'below' }),
  'with a note and a button': card({ items: withAction, layout: 'below' }),
  'a long name with a note and a button': card({ items: longNames, layout: 'below' }),
  'long words': card({ items: long }),
  'long words, below': card({ items: long, layout: 'below' }),
  'what is missing is left out': card({ items: withGaps }),
  'one alone': card({ items: review.slice(1, 2) }),
};

export const States: Story = { render: stateGrid(330, states) };

/** Every value is paired with its name, and an empty value hides its name. */
export const PlayEmptyValues: Story = {
  args: { items: withGaps },
  play: async ({ canvas, isArabic }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(2);
    await expect(canvas.getAllByRole('definition')).toHaveLength(2);
    await expect(canvas.queryByText(isArabic ? 'الشارع' : 'Street')).toBeNull();
  },
};

/** Without values there is no list. */
export const PlayNothing: Story = {
  args: { items: [{ id: 'street', name: 'Street', value: null }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl')).toBeNull();
  },
};

/** The button stands at the end, beside the value and its note. */
export const PlayAction: Story = {
  args: { items: withAction, layout: 'below' },
  play: async ({ canvas, globals }) => {
    const [name, button] = canvas.getAllByRole('link');
    await expect(standsBefore(name!, button!, globals.locale)).toBe(true);
    await expect(canvas.getAllByRole('definition')).toHaveLength(5);
  },
};

/** A value that leads somewhere. */
export const Linked: Story = {
  args: {
    items: facts.map((fact, place) => (place === 0 ? { ...fact, href: '#shop' } : fact)),
    layout: 'below',
  },
};

/** The link is the value alone, and large enough for a finger. */
export const PlayLink: Story = {
  ...Linked,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('href', '#shop');
    const { left, top, width, height } = link.getBoundingClientRect();
    for (const away of [-21, 0, 21]) {
      const hit = document.elementFromPoint(left + width / 2, top + height / 2 + away);
      await expect(hit).toBe(link);
    }
  },
};

/** A name of several lines stands above its note. */
export const PlayLongLink: Story = {
  args: { items: longNames.slice(0, 1), layout: 'below' },
  render: (args) => (
    <div style={{ inlineSize: 150 }}>
      <KeyValueList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [name, note] = canvas.getAllByRole('definition');
    const words = document.createRange();
    words.selectNodeContents(name!.querySelector('a')!);
    await expect(words.getBoundingClientRect().height).toBeGreaterThan(60);
    await expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(note!.getBoundingClientRect().top);
  },
};

/** A handful of facts about one thing. */
export const DoFactsOfOne: Story = {
  tags: ['do', '!dev', '!test'],
  render: () => card({ items: review.slice(0, 3) }),
};

/** A sum: an OrderSummary adds it up in columns, cents under cents. */
export const DontSumOfMoney: Story = {
  tags: ['dont', '!dev', '!test'],
  render: () =>
    card({
      items: [
        { id: 'subtotal', name: <Words en="Subtotal" ar="المجموع الفرعي" />, value: <Price cents={1650} /> },
        { id: 'total', name: <Words en="Total" ar="الإجمالي" />, value: <Price cents={1820} /> },
      ],
      layout: 'below',
    }),
};
