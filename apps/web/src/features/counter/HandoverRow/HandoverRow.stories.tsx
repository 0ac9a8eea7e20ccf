import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { choices } from '@zawadeh/ui/stories/choices.ts';
import { handovers } from '@zawadeh/ui/stories/handovers.tsx';
import { fitsAFinger, pressEveryWay } from '@zawadeh/ui/stories/pressing.ts';
import { stateGrid } from '@zawadeh/ui/stories/StateGrid.tsx';
import { HandoverRow, type HandoverRowProps } from './HandoverRow.tsx';

const HANDOVERS: Record<string, HandoverRowProps['handover']> = {
  'two kinds': handovers.rami,
  'several of one kind': handovers.khaled,
  'a courier takes it': handovers.maya,
  done: handovers.salma,
  'without a name': handovers.nameless,
  'long names': handovers.long,
};

const meta = {
  title: 'Counter/HandoverRow',
  tags: ['autodocs'],
  component: HandoverRow,
  args: { handover: handovers.rami, isToSend: false, onPress: fn() },
  argTypes: { handover: choices(HANDOVERS) },
} satisfies Meta<typeof HandoverRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const row = (handover: HandoverRowProps['handover'], isToSend = false) => (
  <HandoverRow handover={handover} isToSend={isToSend} onPress={meta.args.onPress} />
);

const states = {
  'two kinds': row(handovers.rami),
  'one kind': row(handovers.hiba),
  'several of one kind': row(handovers.khaled),
  'a courier takes it': row(handovers.maya),
  done: row(handovers.salma),
  'done from the list, to send': row(
    { ...handovers.khaled, state: 'done', how: 'list', doneAt: handovers.salma.doneAt },
    true,
  ),
  'marked as done on the dashboard': row({ ...handovers.hiba, state: 'done', how: 'admin', doneAt: null }),
  'taken back, to send': row(handovers.hiba, true),
  'has just come': <HandoverRow handover={handovers.hiba} isNew onPress={meta.args.onPress} />,
  'without a name': row(handovers.nameless),
  'long names': row(handovers.long),
  'long names in little room': <div style={{ inlineSize: 296 }}>{row(handovers.long)}</div>,
  'in little room': <div style={{ inlineSize: 296 }}>{row(handovers.maya)}</div>,
};

export const States: Story = { render: stateGrid(336, states) };

/** The row is one button, whose name says all that it shows. */
export const PlayPressed: Story = {
  play: async ({ canvas, args, isArabic }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAccessibleName(
      isArabic ? /كيسان.*Rami.*سلّة الكعك الطازج.*9PQ2/ : /2 bags.*Rami.*Ka’ak.*9PQ2/,
    );
    await fitsAFinger(button);
    button.focus();
    await pressEveryWay(button);
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

/** Nothing is cut in 296 px: the code goes below the names. */
export const PlayLittleRoom: Story = {
  args: { handover: handovers.long },
  decorators: [(Story) => <div style={{ inlineSize: 296 }}>{<Story />}</div>],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(296);
    const [, what, end] = button.children;
    await expect(end!.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      what!.getBoundingClientRect().bottom,
    );
  },
};
