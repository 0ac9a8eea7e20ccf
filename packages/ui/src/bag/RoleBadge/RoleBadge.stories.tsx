import { ROLES } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { RoleBadge } from './RoleBadge.tsx';

const meta = {
  title: 'Bag/RoleBadge',
  tags: ['autodocs'],
  component: RoleBadge,
  args: { of: 'admin' },
  argTypes: { of: { control: 'select', options: ROLES } },
} satisfies Meta<typeof RoleBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const states = {
  admin: (
    <p>
      <RoleBadge of="admin" />
    </p>
  ),
  user: (
    <p>
      <RoleBadge of="user" />
    </p>
  ),
};

export const States: Story = { render: stateGrid(160, states) };

export const PlayWords: Story = {
  play: async ({ canvas, isArabic }) => {
    await expect(canvas.getByText(isArabic ? 'مدير' : 'admin')).toBeVisible();
  },
};
