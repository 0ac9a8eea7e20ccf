import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { withArabic, worded, Words } from '../../stories/words.ts';
import { EmptyState } from './EmptyState.tsx';

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

const NoBags = worded(EmptyState, { picture: 'empty-bags', title, sentence });
const EmptyStateInWords = worded(EmptyState, { picture: 'empty-bags' });
const Lost = worded(EmptyState, { picture: 'not-found', title: lost });
const noOrders = { en: 'No orders yet', ar: 'لا طلبات بعد' };
const NoOrders = worded(EmptyState, { picture: 'empty-orders', title: noOrders });

export const States: Story = {
  render: stateGrid(300, {
    'with a sentence': <NoBags />,
    'with a way forward': <NoBags action={showAll} />,
    'title alone': <Lost />,
    'title and a way home': <Lost action={home} />,
    'no orders': <NoOrders />,
  }),
};

/** As the only content of a page, its title is the page's h1. */
export const PlayOutline: Story = {
  render: () => <Lost level="h1" action={home} />,
  play: async ({ canvas, isArabic }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent(isArabic ? lost.ar : lost.en);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/');
  },
};

/** There is nothing, and this is the next step. */
export const DoNothingThere: Story = {
  tags: ['do', '!dev', '!test'],
  render: () => <NoBags action={showAll} />,
};

/** Something failed: that is an ErrorState, which can try again. */
export const DontFailure: Story = {
  tags: ['dont', '!dev', '!test'],
  render: () => <EmptyStateInWords title={{ en: 'Something went wrong', ar: 'حدث خطأ ما' }} />,
};

/** The parts that the page names. */
export const Anatomy: Story = {
  tags: ['anatomy', '!dev', '!test'],
  render: () => <NoBags action={showAll} />,
};
