import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fitsAFinger, tabTo } from '@zawadeh/ui/stories/pressing.ts';
import { stateGrid } from '@zawadeh/ui/stories/StateGrid.tsx';
import { useWords, withArabic } from '@zawadeh/ui/stories/words.ts';
import { FavouriteButton } from '@zawadeh/ui';
import { ShopCard, ShopCardSkeleton, type ShopCardProps } from './ShopCard.tsx';

const name = { en: 'Zahra Sweets', ar: 'حلويات الزهراء' };
const longName = {
  en: 'The Bakery of the Sons of the Late Mustafa el-Halab and Their Grandchildren',
  ar: 'مخبز أبناء المرحوم مصطفى الحلاب وأحفادهم في السوق القديم',
};
const note = { en: '3 bags now', ar: '3 أكياس الآن' };
const nothing = { en: 'Nothing now', ar: 'لا شيء الآن' };

const pressed = fn();

const meta = {
  title: 'Bag/ShopCard',
  tags: ['autodocs'],
  component: ShopCard,
  args: { name: name.en, note: note.en, pictureUrl: null, facade: null, href: '#shop' },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof ShopCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, context) => <ShopCard {...withArabic(args, context, { name: name.ar, note: note.ar })} />,
};

type Props = Partial<Omit<ShopCardProps, 'name' | 'note'>> & { isLong?: boolean; hasBags?: boolean };

function Card({ isLong = false, hasBags = true, ...props }: Props) {
  return (
    <ShopCard
      {...meta.args}
      name={useWords(isLong ? longName : name)}
      note={useWords(hasBags ? note : nothing)}
      {...props}
    />
  );
}

const heart = <FavouriteButton isFavourite onToggle={pressed} />;

const states = {
  plain: <Card />,
  'an oven': <Card facade="oven" />,
  'with an action': <Card action={heart} />,
  'with a picture': <Card action={heart} pictureUrl="/art/hero.svg" hasBags={false} />,
  'a long name': <Card action={heart} isLong />,
  loading: <ShopCardSkeleton />,
};

export const States: Story = { render: stateGrid(290, states) };

export const Focused: Story = { render: () => <Card action={heart} />, play: tabTo('link') };

/** The link covers the card, and the action lies above it. */
export const PlayPressed: Story = {
  render: () => <Card action={heart} />,
  play: async ({ canvas, canvasElement }) => {
    pressed.mockClear();
    const button = canvas.getByRole('button');
    await fitsAFinger(button);
    await userEvent.click(button);
    await expect(pressed).toHaveBeenCalledTimes(1);
    const { left, top } = canvasElement.querySelector('img')!.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, top + 30)).toBe(canvas.getByRole('link'));
  },
};

/** A picture that cannot be loaded is replaced by the drawing. */
export const PlayBrokenPicture: Story = {
  args: { pictureUrl: '/art/not-there.webp' },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img')!;
    await waitFor(() => expect(picture).toHaveAttribute('src', '/art/shop.svg'));
  },
};
