import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { choices } from '../../stories/choices.ts';
import { standsBefore } from '../../stories/geometry.ts';
import { StateGrid } from '../../stories/StateGrid.tsx';
import { AccountLinks } from './AccountLinks.tsx';

const rania = { email: 'rania.h@example.com' };
const long = { email: 'an.address.that.nobody.would.want.to.type.on.a.phone@somewhere.example.com' };

const meta = {
  title: 'Navigation/AccountLinks',
  tags: ['autodocs'],
  component: AccountLinks,
  args: { viewer: rania, loginHref: '/login', onSignOut: fn() },
  argTypes: { viewer: choices({ 'logged in': rania, 'a long address': long, nobody: null }) },
} satisfies Meta<typeof AccountLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <StateGrid
      cell={300}
      states={{
        'logged in': <AccountLinks {...args} />,
        'nobody is logged in': <AccountLinks {...args} viewer={null} />,
        'a long address': <AccountLinks {...args} viewer={long} />,
        'little room': (
          <div style={{ inlineSize: 180 }}>
            <AccountLinks {...args} />
          </div>
        ),
        'hardly any': (
          <div style={{ inlineSize: 88 }}>
            <AccountLinks {...args} />
          </div>
        ),
      }}
    />
  ),
};

/** Signing out is a labelled button. */
export const PlaySignOut: Story = {
  play: async ({ args, canvas, isArabic }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: isArabic ? 'تسجيل الخروج' : 'Sign Out' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
  },
};

/** Login is a link. */
export const PlayLogin: Story = {
  args: { viewer: null },
  play: async ({ canvas, isArabic }) => {
    const link = canvas.getByRole('link', { name: isArabic ? 'تسجيل الدخول' : 'Login' });
    await expect(link).toHaveAttribute('href', '/login');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** A long e-mail is cut at its end, left to right in both languages, and does not move the button beside it. */
export const PlayLongAddress: Story = {
  args: { viewer: long },
  render: (args) => (
    <div style={{ inlineSize: 220 }}>
      <AccountLinks {...args} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const email = canvas.getByText(long.email);
    const button = canvas.getByRole('button');
    await expect(email).toHaveAttribute('dir', 'ltr');
    await expect(email.scrollWidth).toBeGreaterThan(email.clientWidth);
    await expect(standsBefore(email, button, globals.locale)).toBe(true);
    const row = button.parentElement!;
    await expect(row.scrollWidth).toBe(row.clientWidth);
  },
};
