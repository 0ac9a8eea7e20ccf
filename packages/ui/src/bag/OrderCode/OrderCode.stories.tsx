import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { OrderCode } from './OrderCode.tsx';

const meta = {
  title: 'Bag/OrderCode',
  tags: ['autodocs'],
  component: OrderCode,
  args: { code: 'ZWD-HG9BQC34' },
} satisfies Meta<typeof OrderCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const states = {
  'a code': <OrderCode code="ZWD-HG9BQC34" />,
  large: <OrderCode code="ZWD-8QQ2SGGA" size="large" />,
  'the id of an old order': <OrderCode code="ba600000-0000-4000-8000-000000000001" />,
};

export const States: Story = { render: stateGrid(330, states) };

/** The dots are not part of the text, and the last four stand at the right in both languages. */
export const PlayCopied: Story = {
  play: async ({ canvasElement }) => {
    const code = canvasElement.querySelector('bdi')!;
    await expect(code.textContent).toBe('ZWD-HG9BQC34');
    const { right } = code.getBoundingClientRect();
    await expect(right - code.lastElementChild!.getBoundingClientRect().right).toBeLessThan(2);
  },
};
