import { markAllRead } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { now } from '../../stories/bags.ts';
import { StateGrid } from '../../stories/StateGrid.tsx';
import {
  delivery,
  exampleNotifications,
  manyNotifications,
} from '../NotificationList/exampleNotifications.ts';
import { NotificationBell, type NotificationBellProps } from './NotificationBell.tsx';

const meta = {
  title: 'Navigation/NotificationBell',
  component: NotificationBell,
  args: { notifications: exampleNotifications, now, onOpen: fn() },
} satisfies Meta<typeof NotificationBell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the end of a header's line, over a page that remembers what has been read. */
function Page({ notifications, onOpen, ...bell }: NotificationBellProps) {
  const [kept, keep] = useState(notifications);
  const read = () => {
    onOpen();
    keep(markAllRead);
  };
  return (
    <div style={{ display: 'flex', justifyContent: 'end', minBlockSize: 640 }}>
      <NotificationBell {...bell} notifications={kept} onOpen={read} />
    </div>
  );
}

export const Playground: Story = { render: (args) => <Page {...args} /> };

const of = (count: number) => Array.from({ length: count }, (_, at) => ({ ...delivery, id: `${at}` }));

export const States: Story = {
  tags: ['every-mode'],
  render: (args) => (
    <StateGrid
      cell={88}
      states={Object.fromEntries(
        Object.entries({
          none: [],
          'all seen': markAllRead(of(3)),
          'one is new': of(1),
          'as many as are kept': of(50),
        }).map(([name, notifications]) => [
          name,
          <div key={name}>
            <NotificationBell {...args} notifications={notifications} />
          </div>,
        ]),
      )}
    />
  ),
};

export const Bilingual: Story = {
  parameters: { panes: true },
  render: (args) => <NotificationBell {...args} />,
};

const press: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(canvas.getByRole('dialog')).toBeVisible();
};

/** Escape reaches it as a request of the platform, which pretended keys do not make. */
async function escape(canvasElement: HTMLElement) {
  const panel = () => canvasElement.querySelector('dialog');
  panel()!.requestClose();
  await waitFor(() => expect(panel()).toBeNull());
}

export const Open: Story = { ...Playground, play: press };

export const OpenAndEmpty: Story = { ...Playground, args: { notifications: [] }, play: press };

export const OpenOnADesk: Story = {
  ...Open,
  globals: { viewport: { value: 'desk', isRotated: false } },
};

/** As many as are kept, in a panel no higher than the window. */
export const OpenAndLong: Story = {
  ...Playground,
  args: { notifications: manyNotifications },
  play: async (context) => {
    await press(context);
    const panel = context.canvas.getByRole('dialog');
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
  },
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

/** Its name counts as each language does. */
export const PlayNames: Story = {
  render: (args) => (
    <>
      {[0, 1, 2, 3, 11].map((count) => (
        <NotificationBell key={count} {...args} notifications={of(count)} />
      ))}
    </>
  ),
  play: async ({ canvas, globals }) => {
    const names = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(names).toEqual(globals.locale === 'ar' ? NAMES.ar : NAMES.en);
  },
};

/** Opening reads them all, and what was new stays marked until the list is closed. */
export const PlayReadsAll: Story = {
  ...Playground,
  play: async ({ args, canvas, canvasElement, globals }) => {
    const bell = canvas.getByRole('button');
    const marked = () => canvasElement.querySelectorAll('[data-unread]').length;
    await userEvent.click(bell);
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await expect(bell).toHaveAccessibleName(globals.locale === 'ar' ? NAMES.ar[0] : NAMES.en[0]);
    await expect(marked()).toBe(2);
    await escape(canvasElement);
    await expect(bell).toHaveFocus();
    await userEvent.click(bell);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(marked()).toBe(0);
    await escape(canvasElement);
  },
};

/** Opened and closed by keyboard; the focus comes back to the bell. */
export const PlayKeyboard: Story = {
  ...Playground,
  play: async ({ canvas, globals }) => {
    const isArabic = globals.locale === 'ar';
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

/** A press beside the panel closes it; one within it does not. */
export const PlayOutside: Story = {
  ...Playground,
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

/** On a desk it stands under the end of the header. */
export const PlayMirrored: Story = {
  ...OpenOnADesk,
  play: async (context) => {
    await press(context);
    const { left, right, width } = context.canvas.getByRole('dialog').getBoundingClientRect();
    await expect(width).toBe(380);
    const beside = context.globals.locale === 'ar' ? left : document.documentElement.clientWidth - right;
    await expect(beside).toBe(20);
  },
};
