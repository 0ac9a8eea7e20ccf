import { LONGEST_LIST, MOST_LISTED } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { createStore, StoreProvider } from '../../../lib/store.ts';
import { LongShelf } from './LongShelf.tsx';

const meta = {
  title: 'Screens/Our bags/Long shelf',
  component: LongShelf,
  decorators: [
    (Story) => (
      <StoreProvider store={createStore()}>
        <Story />
      </StoreProvider>
    ),
  ],
  args: {
    filter: { search: '', category: null },
    choices: {},
    shown: MOST_LISTED,
    total: 10_000,
    isLoading: false,
  },
} satisfies Meta<typeof LongShelf>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Below the first bags of a shelf that is never sent whole. */
export const More: Story = {
  tags: ['every-mode'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button')).toBeEnabled();
  },
};

/** After the press. */
export const Loading: Story = {
  render: function Pressed(args) {
    const [isLoading, setLoading] = useState(false);
    return (
      <form onClickCapture={() => setLoading(true)}>
        <LongShelf {...args} isLoading={isLoading} />
      </form>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** The longest list: a visitor who wants more bags searches. */
export const Longest: Story = {
  args: { filter: { search: 'knafeh', category: null }, shown: LONGEST_LIST },
  play: async ({ canvas }) => {
    for (let limit = MOST_LISTED; limit < LONGEST_LIST; limit += MOST_LISTED) {
      await userEvent.click(await canvas.findByRole('button'));
    }
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
