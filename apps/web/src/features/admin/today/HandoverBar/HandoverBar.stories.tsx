import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateGrid } from '@zawadeh/ui/stories/StateGrid.tsx';
import { Words } from '@zawadeh/ui/stories/words.ts';
import { HandoverBar, HandoverMark } from './HandoverBar.tsx';

const meta = {
  title: 'Data/HandoverBar',
  tags: ['autodocs'],
  component: HandoverBar,
  args: { done: 5, waiting: 4, missed: 2 },
} satisfies Meta<typeof HandoverBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const states = {
  'all three parts': <HandoverBar {...meta.args} />,
  'all handed over': <HandoverBar done={5} waiting={0} missed={0} />,
  'all wait': <HandoverBar done={0} waiting={7} missed={0} />,
  'one of hundreds was missed': <HandoverBar done={400} waiting={30} missed={1} />,
  'none today': <HandoverBar done={0} waiting={0} missed={0} />,
  'the colours beside their names': (
    <span>
      <HandoverMark part="waiting" />
      <Words en="Waiting" ar="بالانتظار" /> <HandoverMark part="done" />
      <Words en="Done" ar="سُلّم" /> <HandoverMark part="missed" />
      <Words en="Missed" ar="لم يُستلم" />
    </span>
  ),
};

export const States: Story = { render: stateGrid(200, states) };

/** A screen reader gets the three numbers. The parts are as wide as their shares. */
export const PlayNumbers: Story = {
  play: async ({ canvas, isArabic }) => {
    const [done, , missed] = canvas.getByRole('img').children;
    const [five, two] = [done!, missed!].map((part) => part.getBoundingClientRect().width);
    await expect(five! / two!).toBeCloseTo(2.5, 1);
    const name = isArabic ? 'سُلّم 5، بالانتظار 4، لم يُستلم 2' : 'Done 5, waiting 4, missed 2';
    await expect(canvas.getByRole('img', { name })).toBeVisible();
  },
};
