import { unreadCount, type Notifications } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { now } from '../../stories/bags.ts';
import { after } from '../../stories/steps.ts';
import { StateGrid } from '../../stories/StateGrid.tsx';
import { exampleNotifications, manyNotifications } from '../NotificationList/exampleNotifications.ts';
import { BellButton } from './BellButton.tsx';
import { NotificationPanel } from './NotificationPanel.tsx';

const meta = {
  title: 'Navigation/BellButton',
  tags: ['autodocs'],
  component: BellButton,
  args: { count: 2, isOpen: false, onPress: fn() },
} satisfies Meta<typeof BellButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A header with the bell and its panel; opening the panel resets the count. */
function Page({ of: notifications }: { of: Notifications }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div style={{ display: 'flex', justifyContent: 'end', minBlockSize: 640 }}>
      <BellButton
        count={isOpen ? 0 : unreadCount(notifications)}
        isOpen={isOpen}
        onPress={() => setIsOpen(true)}
      />
      {isOpen && (
        <NotificationPanel notifications={notifications} now={now} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}

export const Playground: Story = {};

const COUNTS = { none: 0, 'all seen': 0, 'one is new': 1, 'as many as are kept': 50 };

export const States: Story = {
  render: (args) => (
    <StateGrid
      cell={88}
      states={Object.fromEntries(
        Object.entries(COUNTS).map(([name, count]) => [
          name,
          <div key={name}>
            <BellButton {...args} count={count} />
          </div>,
        ]),
      )}
    />
  ),
};

const press: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(canvas.getByRole('dialog')).toBeVisible();
};

export const Open: Story = { render: () => <Page of={exampleNotifications} />, play: press };

export const OpenAndEmpty: Story = { render: () => <Page of={[]} />, play: press };

export const OpenOnDesktop: Story = {
  ...Open,
  globals: { viewport: { value: 'desktop', isRotated: false } },
};

/** The longest possible list, in a panel no higher than the window. */
export const OpenAndLong: Story = {
  render: () => <Page of={manyNotifications} />,
  play: after(press, async ({ canvas }) => {
    const panel = canvas.getByRole('dialog');
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
  }),
};

const NAMES = {
  en: [
    'Notifications',
    'Notifications, 1 new',
    'Notifications, 2 new',
    'Notifications, 3 new',
    'Notifications, 11 new',
  ],
  ar: [
    'الإشعارات',
    'الإشعارات، إشعار جديد واحد',
    'الإشعارات، إشعاران جديدان',
    'الإشعارات، 3 إشعارات جديدة',
    'الإشعارات، 11 إشعاراً جديداً',
  ],
};

/** The accessible name has the plural forms of each language. */
export const PlayNames: Story = {
  render: (args) => (
    <>
      {[0, 1, 2, 3, 11].map((count) => (
        <BellButton key={count} {...args} count={count} />
      ))}
    </>
  ),
  play: async ({ canvas, isArabic }) => {
    const names = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(names).toEqual(isArabic ? NAMES.ar : NAMES.en);
  },
};

/** The browser sends Escape as a "cancel" event, which simulated keys do not trigger. */
export const PlayEscape: Story = {
  ...Open,
  play: after(press, async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-unread]')).toHaveLength(2);
    canvas.getByRole<HTMLDialogElement>('dialog').requestClose();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
  }),
};

/** Opened and closed by keyboard; the focus returns to the bell. */
export const PlayKeyboard: Story = {
  ...Open,
  play: async ({ canvas, isArabic }) => {
    const bell = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const panel = canvas.getByRole('dialog', { name: isArabic ? 'الإشعارات' : 'Notifications' });
    const close = within(panel).getByRole('button', {
      name: isArabic ? 'إغلاق الإشعارات' : 'Close the notifications',
    });
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(bell).toHaveFocus();
  },
};

/** A press outside the panel closes it, a press inside does not. */
export const PlayOutside: Story = {
  ...Open,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const panel = canvas.getByRole('dialog');
    await userEvent.click(within(panel).getByRole('heading'));
    await expect(panel).toBeVisible();
    await userEvent.click(panel);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** On a desktop the panel is below the end of the header. */
export const PlayPanelOnDesktop: Story = {
  ...OpenOnDesktop,
  play: after(press, async ({ canvas, isArabic }) => {
    const { left, right, width } = canvas.getByRole('dialog').getBoundingClientRect();
    await expect(width).toBe(380);
    const beside = isArabic ? left : document.documentElement.clientWidth - right;
    await expect(beside).toBe(20);
  }),
};
