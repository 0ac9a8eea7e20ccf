import type { Notification } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { now } from '../../stories/bags.ts';
import { choices } from '../../stories/choices.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { delivery, exampleNotifications, keptBag, old, pickup } from './exampleNotifications.ts';
import { NotificationList } from './NotificationList.tsx';

const meta = {
  title: 'Navigation/NotificationList',
  tags: ['autodocs'],
  component: NotificationList,
  args: { notifications: exampleNotifications, now },
  argTypes: {
    notifications: choices({
      'two are new': exampleNotifications,
      'a bag is kept': [keptBag, pickup],
      'one of long ago': [old],
      none: [],
    }),
  },
} satisfies Meta<typeof NotificationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A notification as it could be edited by hand in the browser's storage. */
const hostile: Notification = {
  ...delivery,
  orderCode: '‮<b>ZWD</b>',
  messageEn: `<img src=x> ${'unbroken'.repeat(12)} ‮<b>ZWD</b> 5`,
  messageAr: `<img src=x> ${'متّصلة'.repeat(14)} ‮<b>ZWD</b> 5`,
};

const list = (...notifications: Notification[]) => (
  <NotificationList notifications={notifications} now={now} />
);

export const States: Story = {
  render: stateGrid(300, {
    'two are new': list(...exampleNotifications),
    'all have been seen': list({ ...delivery, read: true }, { ...pickup, read: true }, old),
    'seen, but still marked while it is open': (
      <NotificationList
        notifications={[{ ...delivery, read: true }, old]}
        fresh={new Set([delivery.id])}
        now={now}
      />
    ),
    'a bag is kept': list(keptBag, pickup),
    empty: list(),
    'hostile words': list(hostile),
  }),
};

/**
 * In the page's language; notifications of today show the time, older ones the day. Each links to its order. Order
 * codes are isolated.
 */
export const PlayWords: Story = {
  play: async ({ canvas, isArabic }) => {
    const codes = canvas.getAllByText(old.orderCode);
    await expect(codes).toHaveLength(2);
    for (const code of codes) await expect(code).toHaveAttribute('dir', 'ltr');
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(exampleNotifications.map(({ orderCode }) => `/ticket/${orderCode}`));
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(isArabic ? delivery.messageAr : delivery.messageEn);
    await expect(first).toHaveTextContent(isArabic ? /^جديد/ : /^New/);
    await expect(first).toHaveTextContent(isArabic ? '2:28' : '2:28 PM');
    await expect(second).toHaveTextContent(isArabic ? 'الجمعة 20 تشرين الثاني' : 'Friday, Nov 20');
    await expect(third).toHaveTextContent(isArabic ? /^تمّ/ : /^Order/);
  },
};

/** A bag that is kept links to it, and has no code. */
export const PlayKeptBag: Story = {
  args: { notifications: [keptBag] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/bag/b3');
    await expect(canvas.queryByText(keptBag.orderCode)).toBeNull();
  },
};
