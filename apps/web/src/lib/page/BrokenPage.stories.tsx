import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BrokenPage } from './BrokenPage.tsx';

function Fails(): never {
  throw new Error('A screen that fails, on purpose.');
}

const meta = {
  title: 'Screens/Broken page',
  component: BrokenPage,
  args: { children: <Fails /> },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof BrokenPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const onBroken = fn();

/** A screen that fails leaves an apology and a way on, never an empty page, and dispatches its error. */
export const Broken: Story = {
  beforeEach: () => {
    onBroken.mockClear();
    window.addEventListener('page-broken', onBroken);
    return () => window.removeEventListener('page-broken', onBroken);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('button')).toBeVisible();
    await expect(onBroken).toHaveBeenCalledTimes(1);
  },
};
