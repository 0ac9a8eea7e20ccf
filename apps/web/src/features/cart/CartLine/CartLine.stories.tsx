import { addToCart, type CartLine as Line } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { bagWith, now } from '@zawadeh/ui/stories/bags.ts';
import { choices } from '@zawadeh/ui/stories/choices.ts';
import { stateGrid } from '@zawadeh/ui/stories/StateGrid.tsx';
import { CartLine, type CartLineProps } from './CartLine.tsx';
import { RemovedCartLine } from './RemovedCartLine.tsx';

const HOUR = 3_600_000;

function inCart(quantity: number, columns: Record<string, unknown> = {}): Line {
  const [line] = addToCart([], bagWith({ quantity: 5, ...columns }), quantity);
  if (!line) throw new Error('Sold out.');
  return line;
}

const line = inCart(1);
const lunch = {
  category: 'Meals',
  title: 'Home Lunch Surprise',
  name_ar: 'مفاجأة الغداء البيتي',
  sale_price: 6,
};

const LINES = {
  one: line,
  'all the store has': inCart(2, { ...lunch, quantity: 2 }),
  'no title': inCart(1, { title: null, name_en: null, name_ar: null, category: 'Diet/healthy' }),
  'named in English only': inCart(1, { title: 'Rice (and lentils)', name_ar: null }),
  'long words, much money': inCart(120, {
    quantity: 900,
    sale_price: 123.45,
    category: 'Late Breakfast',
    title: 'Supercalifragilistic Leftover Lunchbox Extravaganza of the Day',
    name_ar: 'مفاجأة الغداء البيتي الطازج من مطابخ المدينة القديمة مع الحلويات',
  }),
};

const meta = {
  title: 'Bag/CartLine',
  tags: ['autodocs'],
  component: CartLine,
  args: { line, href: '/bag/b1', now, onQuantityChange: fn(), onRemove: fn() },
  argTypes: { line: choices(LINES) },
} satisfies Meta<typeof CartLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cart line that holds its quantity in state. */
function StatefulCartLine({ line: first, onQuantityChange, ...props }: CartLineProps) {
  const [quantity, setQuantity] = useState(first.quantity);
  const change = (next: number) => {
    setQuantity(next);
    onQuantityChange(next);
  };
  return <CartLine {...props} line={{ ...first, quantity }} onQuantityChange={change} />;
}

export const Playground: Story = {
  render: (args) => <StatefulCartLine {...args} key={JSON.stringify(args.line)} />,
};

const show = (of: Line, changes?: CartLineProps['changes']) => (
  <StatefulCartLine
    line={of}
    href="/bag/b1"
    now={now}
    onQuantityChange={fn()}
    onRemove={fn()}
    changes={changes}
  />
);

const two = LINES['all the store has'];
const dearer = inCart(1, { sale_price: 5 });

const longNamed = inCart(1, {
  title: 'Supercalifragilistic Leftover Lunchbox Extravaganza of the Day',
  name_ar: 'مفاجأة الغداء البيتي الطازج من مطابخ المدينة القديمة مع الحلويات',
});

const states = {
  one: show(line),
  'all the store has': show(two),
  'the price has changed': show(dearer, [{ kind: 'price', line, from: 450, to: 500 }]),
  'fewer are left': show(two, [{ kind: 'fewer', line: two, from: 4, to: 2 }]),
  'one is left, and dearer': show(inCart(1, { quantity: 1, sale_price: 5 }), [
    { kind: 'price', line, from: 450, to: 500 },
    { kind: 'fewer', line, from: 3, to: 1 },
  ]),
  'sold out': show(line, [
    { kind: 'unavailable', line, availability: { state: 'soldOut', restockAt: null } },
  ]),
  'opens later': show(two, [
    {
      kind: 'unavailable',
      line: two,
      availability: { state: 'opensLater', opensAt: now + 2.5 * HOUR, day: 'today' },
    },
  ]),
  ended: show(line, [{ kind: 'unavailable', line, availability: { state: 'ended' } }]),
  gone: show(line, [{ kind: 'gone', line }]),
  'kept before hours were': show({ ...line, pickupStart: null, pickupEnd: null }),
  'no title': show(LINES['no title']),
  'named in English only': show(LINES['named in English only']),
  'long words, much money': show(LINES['long words, much money']),
};

export const States: Story = { render: stateGrid(330, states) };

/** In a column of 256 px the total wraps, and with large type everything does. */
export const LittleRoom: Story = {
  render: () => (
    <div style={{ inlineSize: 256 }}>
      {states['long words, much money']}
      {states['fewer are left']}
    </div>
  ),
};

/** A line just removed, and a removed line whose bag is available again: both can be restored. */
export const TakenBack: Story = {
  tags: ['every-mode'],
  render: stateGrid(330, {
    'just removed': <RemovedCartLine line={line} onUndo={fn()} />,
    'just removed, long words': <RemovedCartLine line={longNamed} onUndo={fn()} />,
    'available again': (
      <CartLine
        line={line}
        href="/bag/b1"
        now={now}
        changes={[{ kind: 'gone', line }]}
        onQuantityChange={fn()}
        onRemove={fn()}
        onTakeBack={fn()}
      />
    ),
  }),
};

/** Both restore buttons are labelled and call their handlers. */
export const PlayRestored: Story = {
  args: { changes: [{ kind: 'gone', line }], onTakeBack: fn() },
  play: async ({ args, canvas, isArabic }) => {
    await expect(canvas.queryByText(isArabic ? 'لم يعد متاحاً' : 'No longer available')).toBeNull();
    await expect(canvas.getByText(isArabic ? 'عاد متاحاً.' : 'It is available again.')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: isArabic ? 'إعادته إلى السلّة' : 'Put it back' }),
    );
    await expect(args.onTakeBack).toHaveBeenCalledTimes(1);
  },
};

/** A higher quantity changes the total, by touch and by keyboard. */
export const PlayQuantity: Story = {
  render: (args) => <StatefulCartLine {...args} />,
  play: async ({ args, canvas, isArabic }) => {
    await userEvent.click(canvas.getByRole('button', { name: isArabic ? /زيادة/ : /One more/ }));
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByText('$9.00')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('$13.50')).toBeVisible();
  },
};

/** The remove button names its bag. The store and the pickup hours are shown before the payment. */
export const PlayRemove: Story = {
  play: async ({ args, canvas, isArabic }) => {
    await expect(canvas.getByText(isArabic ? 'حلويات الزهراء' : 'Zahra Sweets')).toBeVisible();
    await expect(
      canvas.getByText(isArabic ? /^من .*1:00.*إلى .*6:30.* م$/ : '1:00 PM – 6:30 PM'),
    ).toBeVisible();
    const name = isArabic ? /إزالة .*الكنافة.* من السلّة/ : /Remove .*Knafeh.* from the cart/;
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};

/** A deleted bag has no link and no stepper, and a notice. */
export const PlayDeletedBag: Story = {
  args: { changes: [{ kind: 'gone', line }] },
  play: async ({ canvas, isArabic }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('spinbutton')).toBeNull();
    await expect(canvas.getByText(isArabic ? 'لم يعد متاحاً' : 'No longer available')).toBeVisible();
    await expect(canvas.queryByText('$4.50')).toBeNull();
  },
};

/** A price change names the old price, and both prices are isolated. */
export const PlayPriceChange: Story = {
  args: { line: dearer, changes: [{ kind: 'price', line, from: 450, to: 500 }] },
  play: async ({ canvas, isArabic }) => {
    const priceChange = canvas.getByText('$4.50').parentElement;
    await expect(priceChange).toHaveTextContent(
      isArabic ? 'تغيّر السعر من $4.50 إلى $5.00.' : 'The price went from $4.50 to $5.00.',
    );
  },
};
