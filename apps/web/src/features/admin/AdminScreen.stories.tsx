import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SESSION_KEY } from '../../lib/http/config.ts';
import { Screen as AdminScreen } from './AdminScreen.tsx';
import { signedInAs, Stage } from './adminStage.tsx';

const meta = {
  title: 'Screens/Admin',
  component: AdminScreen,
  parameters: { layout: 'page' },
  render: () => <Stage />,
  beforeEach: signedInAs('mona'),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectNoAccess = (english: string, arabic: string): Story['play'] =>
  async function play({ canvas, isArabic }) {
    const name = isArabic ? arabic : english;
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  };

/** A customer, whose account is not an admin's. */
export const AdminsOnly: Story = {
  tags: ['every-mode'],
  play: expectNoAccess('Admin access required', 'هذه الصفحة للإدارة فقط'),
};

export const SignedOut: Story = {
  tags: ['every-mode'],
  beforeEach: () => localStorage.removeItem(SESSION_KEY),
  play: AdminsOnly.play,
};

export const Loading: Story = {
  parameters: { scenario: 'silent' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('status');
  },
};

/** Signed in, but the profile cannot be fetched. */
export const Unreachable: Story = {
  parameters: { scenario: 'down' },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
