import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fitsAFinger, pressEveryWay, tabTo } from '../../stories/pressing.ts';
import { StateGrid } from '../../stories/StateGrid.tsx';
import { MenuButton } from './MenuButton.tsx';

const meta = {
  title: 'Navigation/MenuButton',
  tags: ['autodocs'],
  component: MenuButton,
  args: { isOpen: false, onPress: fn() },
} satisfies Meta<typeof MenuButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: ({ onPress }) => (
    <StateGrid
      cell={88}
      states={{
        closed: (
          <div>
            <MenuButton onPress={onPress} />
          </div>
        ),
        open: (
          <div>
            <MenuButton isOpen onPress={onPress} />
          </div>
        ),
      }}
    />
  ),
};

export const Focused: Story = { play: tabTo('button') };

/** The button has a name and aria-expanded; click, Enter and Space press it. */
export const PlayPressed: Story = {
  play: async ({ args, canvas, isArabic }) => {
    const button = canvas.getByRole('button', { name: isArabic ? 'القائمة' : 'Menu' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await pressEveryWay(button);
    await expect(args.onPress).toHaveBeenCalledTimes(3);
    await fitsAFinger(button);
  },
};
