import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

/** A screen that fails leaves an apology and a way on, never an empty page. */
export const Broken: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};

export const Bilingual: Story = { parameters: { panes: true } };
