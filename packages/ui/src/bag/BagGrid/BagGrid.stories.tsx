import type { Bag } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { bags, hostileBags, now } from '../../stories/bags.ts';
import { choices } from '../../stories/choices.ts';
import { StateGrid } from '../../stories/StateGrid.tsx';
import { BagGrid } from './BagGrid.tsx';
import { LongBagGrid } from './LongBagGrid.tsx';
import { BagGridSkeleton } from './ShortBagGrid.tsx';

const hrefOf = (bag: Bag) => `/bag/${bag.id}`;

const meta = {
  title: 'Bag/BagGrid',
  component: BagGrid,
  args: { bags, now, hrefOf },
  argTypes: {
    bags: choices({ 'a full shelf': bags, 'one bag': bags.slice(0, 1), 'malformed rows': hostileBags }),
  },
} satisfies Meta<typeof BagGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <StateGrid
      cell={1000}
      states={{
        'a full shelf': <BagGrid {...args} />,
        'one bag': <BagGrid {...args} bags={bags.slice(0, 1)} />,
        loading: <BagGridSkeleton />,
      }}
    />
  ),
};

/** Malformed rows do not break the layout of the shelf. */
export const HostileRows: Story = { args: { bags: hostileBags } };

/** One list with a heading for each bag and a link for each available one. The flags of one row are aligned. */
export const PlayList: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article');
    const [one, other] = [first!, second!].map(
      (card) => card.querySelector('p')!.getBoundingClientRect().top,
    );
    await expect(one).toBe(other);
    await expect(
      canvas.getAllByRole('listitem').filter((item) => item.querySelector('article')),
    ).toHaveLength(bags.length);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(bags.length);
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', hrefOf(bags[0]!));
  },
};

const thousands: Bag[] = Array.from({ length: 10_000 }, (_, index) => ({
  ...bags[index % bags.length]!,
  id: `many-${index}`,
}));

const drawn = (page: HTMLElement) => Array.from(page.querySelectorAll('li[aria-posinset]'));

/** Of any number of bags only those near the screen are drawn, with aria-posinset and aria-setsize. */
export const PlayThousands: Story = {
  args: { bags: thousands },
  render: (args) => <LongBagGrid {...args} name="thousands" />,
  play: async ({ canvasElement }) => {
    const first = drawn(canvasElement);
    await expect(first.length).toBeLessThan(100);
    await expect(first[0]).toHaveAttribute('aria-posinset', '1');
    await expect(first[0]).toHaveAttribute('aria-setsize', '10000');

    const onScreen = () =>
      drawn(canvasElement).filter((item) => {
        const { top, bottom } = item.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      });
    await waitFor(() => {
      // The page's height is an estimate until the rows are measured.
      window.scrollTo(0, document.documentElement.scrollHeight / 2);
      return expect(Number(onScreen()[0]?.getAttribute('aria-posinset'))).toBeGreaterThan(4000);
    });
    await expect(drawn(canvasElement).length).toBeLessThan(100);

    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return expect(drawn(canvasElement).at(-1)).toHaveAttribute('aria-posinset', '10000');
    });
    window.scrollTo(0, 0);
    await waitFor(() => expect(onScreen()[0]).toHaveAttribute('aria-posinset', '1'));
  },
};

/** The skeletons are hidden from screen readers except for one message. */
export const PlayLoadingAnnounced: Story = {
  render: () => <BagGridSkeleton />,
  play: async ({ canvas, isArabic }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(isArabic ? 'جارٍ التحميل…' : 'Loading...');
  },
};
