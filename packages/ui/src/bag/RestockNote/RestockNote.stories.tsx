import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { now } from '../../stories/bags.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { RestockNote } from './RestockNote.tsx';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const meta = {
  title: 'Bag/RestockNote',
  tags: ['autodocs'],
  component: RestockNote,
  args: { restockAt: now + 19 * HOUR, now },
} satisfies Meta<typeof RestockNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const note = (ahead: number) => <RestockNote restockAt={now + ahead} now={now} />;

const states = {
  'time has passed': note(-MINUTE),
  'under a minute': note(MINUTE / 2),
  'under an hour': note(25 * MINUTE),
  'under a day': note(19 * HOUR),
  tomorrow: note(25 * HOUR),
  later: note(72 * HOUR),
};

export const States: Story = { render: stateGrid(300, states) };

/** The text changes with the clock and is not a live region. */
export const PlayQuiet: Story = {
  args: { restockAt: now + 25 * MINUTE },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/25/)).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
