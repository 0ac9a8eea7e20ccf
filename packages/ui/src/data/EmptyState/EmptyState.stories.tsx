import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { StateGrid } from '../../stories/StateGrid.tsx';
import { useWords, withArabic, Words } from '../../stories/words.ts';
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx';

const title = { en: 'No surprise bags available', ar: 'لا توجد أكياس مفاجأة الآن' };
const sentence = {
  en: 'Check back later for new surprise bags from local stores!',
  ar: 'نلقاك لاحقاً مع أكياس جديدة من متاجر الحيّ!',
};
const lost = { en: 'Oops! Page not found', ar: 'عذراً! الصفحة غير موجودة' };

const meta = {
  title: 'Data/EmptyState',
  tags: ['autodocs'],
  component: EmptyState,
  args: { picture: 'empty-bags', title: title.en, sentence: sentence.en },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, context) => (
    <EmptyState {...withArabic(args, context, { title: title.ar, sentence: sentence.ar })} />
  ),
};

const showAll = (
  <Button>
    <Words en="Show all bags" ar="عرض كل الأكياس" />
  </Button>
);
const home = (
  <Button kind="primary" href="/">
    <Words en="Return to Home" ar="العودة إلى الرئيسية" />
  </Button>
);

const NoBags = (props: Pick<EmptyStateProps, 'action'>) => (
  <EmptyState picture="empty-bags" title={useWords(title)} sentence={useWords(sentence)} {...props} />
);
const Lost = (props: Pick<EmptyStateProps, 'action' | 'level'>) => (
  <EmptyState picture="not-found" title={useWords(lost)} {...props} />
);

const NoOrders = () => (
  <EmptyState picture="empty-orders" title={useWords({ en: 'No orders yet', ar: 'لا طلبات بعد' })} />
);

export const States: Story = {
  tags: ['every-mode'],
  render: () => (
    <StateGrid
      cell={300}
      states={{
        'with a sentence': <NoBags />,
        'with a way forward': <NoBags action={showAll} />,
        'title alone': <Lost />,
        'title and a way home': <Lost action={home} />,
        'no orders': <NoOrders />,
      }}
    />
  ),
};

/** As the only content of a page, its title is the page's h1. */
export const PlayOutline: Story = {
  render: () => <Lost level="h1" action={home} />,
  play: async ({ canvas, globals }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent(globals.locale === 'ar' ? lost.ar : lost.en);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/');
  },
};

/** The picture is decorative and the same in both languages. */
export const PlayNeverMirrored: Story = {
  render: () => <NoBags />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const { scale, transform } = getComputedStyle(canvasElement.querySelector('img')!);
    await expect([scale, transform]).toEqual(['none', 'none']);
  },
};
