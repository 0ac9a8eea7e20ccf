import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { LinkContext, PlainLink, type LinkComponent } from '../../provider/contexts.ts';
import { bagWith, inMinutes, now } from '../../stories/bags.ts';
import { choices } from '../../stories/choices.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { BagCard, type BagCardProps } from './BagCard.tsx';
import { BagCardSkeleton } from './BagCardSkeleton.tsx';

const BAGS = {
  available: bagWith({}),
  'low stock': bagWith({ quantity: 2, category: 'Meals' }),
  'the last one': bagWith({ quantity: 1 }),
  'sold out, restocks': bagWith({
    quantity: 0,
    restock_time: inMinutes(19 * 60),
    category: 'Late Breakfast',
  }),
  'sold out for good': bagWith({ quantity: 0, category: 'Diet/healthy' }),
  'opens later': bagWith({ pickup_start: inMinutes(150), pickup_end: inMinutes(390) }),
  ended: bagWith({ pickup_start: inMinutes(-180), pickup_end: inMinutes(-30), category: 'Diet/healthy' }),
  free: bagWith({ sale_price: 0 }),
  'no full price': bagWith({ full_price: null }),
  'no title, store or times': bagWith({
    title: null,
    name_en: null,
    name_ar: null,
    store: null,
    store_name: null,
    pickup_start: null,
    pickup_end: null,
  }),
  'named in English only': bagWith({
    title: 'Rice, lentils and whatever else the kitchen has left tonight',
    name_ar: null,
  }),
  'long words': bagWith({
    title: 'Supercalifragilistic Leftover Lunchbox Extravaganza of the Day',
    name_ar: 'مفاجأة الغداء البيتي الطازج من مطابخ المدينة القديمة مع الحلويات',
    store: {
      name: 'The Very Old House Kitchen of Al-Mina Corniche',
      name_ar: 'مطبخ البيت العتيق على كورنيش الميناء',
    },
    sale_price: 1234.5,
    full_price: 4321,
  }),
};

const meta = {
  title: 'Bag/BagCard',
  tags: ['autodocs'],
  component: BagCard,
  args: { bag: BAGS.available, now, href: '/bag/b1', eager: true },
  argTypes: { bag: choices(BAGS) },
} satisfies Meta<typeof BagCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const cardOf = (bag: BagCardProps['bag']) => <BagCard bag={bag} now={now} href="/bag/b1" eager />;
const card = (columns: Record<string, unknown>) => cardOf(bagWith(columns));

export const Playground: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 240, blockSize: 340 }}>{<Story />}</div>],
};

export const States: Story = {
  render: stateGrid(160, {
    available: card({}),
    'with a distance': <BagCard bag={bagWith({})} now={now} href="/bag/b1" km="0.8" eager />,
    'a distance, no rating': (
      <BagCard
        bag={bagWith({ store: { name: 'Souk Breakfasts', name_ar: 'فطور السوق', area: 'tebeneh-zehriye' } })}
        now={now}
        href="/bag/b1"
        km="12"
        eager
      />
    ),
    'low stock': cardOf(BAGS['low stock']),
    'sold out, restocks': cardOf(BAGS['sold out, restocks']),
    'sold out for good': cardOf(BAGS['sold out for good']),
    'opens later': cardOf(BAGS['opens later']),
    'opens tomorrow': card({ pickup_start: inMinutes(1200), pickup_end: inMinutes(1260) }),
    ended: cardOf(BAGS.ended),
    'restocking in 25 min': card({ restock_time: inMinutes(25) }),
    'restocking in moments': card({ restock_time: inMinutes(0.5) }),
    'restocking in two days': card({ restock_time: inMinutes(2 * 24 * 60 + 60) }),
    'no full price': cardOf(BAGS['no full price']),
    'no title, store or times': cardOf(BAGS['no title, store or times']),
    'at its shop': <BagCard bag={bagWith({})} now={now} href="/bag/b1" eager isAtShop />,
    'named in English only': cardOf(BAGS['named in English only']),
    'long words': cardOf(BAGS['long words']),
    loading: <BagCardSkeleton />,
  }),
};

/** Hostile text is escaped, reversed dates show no hours, and a picture that fails to load becomes the drawn bag. */
export const BadData: Story = {
  render: stateGrid(160, {
    'markup in the title': card({ title: '<img src=x onerror="alert(1)">\u202egnp.exe', name_ar: null }),
    'dates reversed': card({ pickup_start: inMinutes(60), pickup_end: inMinutes(-60) }),
    'picture missing': card({ image_url: '/art/not-there.svg' }),
    'quantity unreadable': card({ quantity: 'many' }),
  }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img[src="x"]')).toBeNull();
    await waitFor(() => expect(canvasElement.querySelector('img[src*="not-there"]')).toBeNull());
  },
};

/** The whole card is one link that names its bag, also where the bag cannot be had. */
export const PlayOneLink: Story = {
  render: () => (
    <div style={{ inlineSize: 200 }}>
      {card({})}
      {card({ quantity: 0 })}
      {card({ pickup_start: inMinutes(150), pickup_end: inMinutes(390) })}
      {card({ restock_time: inMinutes(25) })}
    </div>
  ),
  play: async ({ canvas, canvasElement, isArabic }) => {
    const links = canvas.getAllByRole('link');
    const cards = Array.from(canvasElement.querySelectorAll('article'));
    await expect(links).toHaveLength(cards.length);
    for (const [place, link] of links.entries()) {
      const label = place === 0 ? /^(View Details|عرض التفاصيل) / : /^(Tell me when|أخبرني حين يتوفّر) /;
      await expect(link).toHaveAccessibleName(label);
      await expect(link).toHaveAccessibleName(isArabic ? /الكنافة/ : /Knafeh/);
      cards[place]!.scrollIntoView();
      const { left, top, width } = cards[place]!.getBoundingClientRect();
      await expect(document.elementFromPoint(left + width / 2, top + 40)).toBe(link);
    }
  },
};

const drawn = fn();
const CountedLink: LinkComponent = (props) => {
  drawn();
  return <PlainLink {...props} />;
};
const openUntilLater = bagWith({ pickup_start: inMinutes(-60), pickup_end: inMinutes(0.5) });

function GoingOn() {
  const [time, setTime] = useState(now);
  return (
    <LinkContext value={CountedLink}>
      <BagCard bag={openUntilLater} now={time} href="/bag/b1" eager />
      <button onClick={() => setTime(time + 20_000)}>20 s</button>
    </LinkContext>
  );
}

/** The clock ticks every few seconds: a card renders again only if the tick changes its text. */
export const PlayRendersOnChange: Story = {
  render: () => <GoingOn />,
  play: async ({ canvas, userEvent }) => {
    drawn.mockClear();
    const later = canvas.getByRole('button', { name: '20 s' });
    await userEvent.click(later);
    await expect(drawn).not.toHaveBeenCalled();
    await userEvent.click(later);
    await waitFor(() => expect(drawn).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/^(Tell me when|أخبرني حين يتوفّر) /);
  },
};
