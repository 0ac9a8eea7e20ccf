import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pressEveryWay, tabTo } from '../../stories/pressing.ts';
import { StateGrid } from '../../stories/StateGrid.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = {
  title: 'Controls/ThemeSwitch',
  tags: ['autodocs'],
  component: ThemeSwitch,
  args: { onThemeChange: fn() },
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A moon in the light theme, a sun in the dark one, as the toolbar or the screenshot mode sets. */
export const States: Story = {
  render: ({ onThemeChange }) => (
    <StateGrid states={{ resting: <ThemeSwitch onThemeChange={onThemeChange} /> }} />
  ),
};

export const Focused: Story = { play: tabTo('button') };

/** The button requests the opposite of the visible theme. Both icons are rendered and one is visible. */
export const PlayToggled: Story = {
  play: async ({ args, canvas, globals, isArabic, canvasElement }) => {
    const shown = Array.from(canvasElement.querySelectorAll('svg'), (icon) => icon.checkVisibility());
    await expect(shown).toEqual(globals.theme === 'dark' ? [false, true] : [true, false]);
    const button = canvas.getByRole('button', {
      name: isArabic ? 'التبديل بين المظهرين الفاتح والداكن' : 'Switch between light and dark',
    });
    await pressEveryWay(button);
    await expect(args.onThemeChange).toHaveBeenCalledTimes(3);
    await expect(args.onThemeChange).toHaveBeenLastCalledWith(globals.theme === 'dark' ? 'light' : 'dark');
  },
};
