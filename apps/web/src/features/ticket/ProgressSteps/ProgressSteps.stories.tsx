import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateGrid } from '@zawadeh/ui/stories/StateGrid.tsx';
import { Words } from '@zawadeh/ui/stories/words.ts';
import { ProgressSteps } from './ProgressSteps.tsx';

const steps = [
  {
    id: 'cancelled',
    title: <Words en="Cancelled by you" ar="إلغاء بطلب منك" />,
    text: <Words en="Today, 2:41 PM" ar="اليوم، 2:41 م" />,
  },
  {
    id: 'sent',
    title: <Words en="We will send your money to your wallet" ar="سنرسل المبلغ إلى محفظتك" />,
    text: <Words en="By hand, by Tuesday at the latest" ar="يدوياً، في موعد أقصاه الثلاثاء" />,
  },
  { id: 'told', title: <Words en="You will hear from us on WhatsApp" ar="نخبرك على واتساب" /> },
];

const meta = {
  title: 'Bag/ProgressSteps',
  tags: ['autodocs'],
  component: ProgressSteps,
  args: { steps, done: 1 },
  argTypes: { steps: { control: false } },
} satisfies Meta<typeof ProgressSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const states = {
  'not begun': <ProgressSteps steps={steps} done={0} />,
  'under way': <ProgressSteps steps={steps} done={1} />,
  done: <ProgressSteps steps={steps} done={3} />,
};

export const States: Story = { render: stateGrid(330, states) };

/** The state of a step is read aloud, too. */
export const PlayStates: Story = {
  play: async ({ canvas }) => {
    const [done, current, later] = canvas.getAllByRole('listitem');
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(done).toHaveTextContent(/Done|تمّ/);
    await expect(later).not.toHaveTextContent(/Done|تمّ|Under way|قيد التنفيذ/);
  },
};
