import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Words } from '../../stories/words.ts';
import { ProgressSteps } from './ProgressSteps.tsx';

const meta = {
  title: 'Bag/ProgressSteps',
  component: ProgressSteps,
  args: {
    done: 1,
    steps: [
      {
        id: 'cancelled',
        title: <Words en="Cancelled by you" ar="ألغيت الطلب" />,
        text: <Words en="Today, 2:41 PM" ar="اليوم، 2:41 م" />,
      },
      {
        id: 'sent',
        title: <Words en="We send your money to your wallet" ar="نرسل المبلغ إلى محفظتك" />,
        text: <Words en="By hand, by Tuesday at the latest" ar="يدوياً، يوم الثلاثاء كحدّ أقصى" />,
      },
      { id: 'told', title: <Words en="You hear from us on WhatsApp" ar="نعلمك على واتساب" /> },
    ],
  },
} satisfies Meta<typeof ProgressSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  tags: ['every-mode'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
  },
};

export const Done: Story = { args: { done: 3 } };
