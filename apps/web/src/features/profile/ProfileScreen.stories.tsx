import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  collected,
  connectionCut,
  FROZEN_NOW,
  handlersFor,
  handlersWithOrder,
  handlersWithPickupOrders,
  orderHistoryHandler,
  type Scenario,
} from '@zawadeh/mocks';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { SESSION_KEY } from '../../lib/http/config.ts';
import { Screen as ProfileScreen } from './ProfileScreen.tsx';
import type { StoryScene } from '../../app/stories/messages.ts';
import { monaWithAlerts } from '../../app/stories/monaWithAlerts.ts';
import { nineOrders, waitUntilLoaded, retry, expectText, signedInAs, Stage } from './profileStage.tsx';
import { after } from '@zawadeh/ui/stories/steps.ts';
import { untilAlert } from '../../app/stories/steps.ts';

const meta = {
  title: 'Screens/Profile',
  component: ProfileScreen,
  parameters: { layout: 'page' },
  render: () => <Stage />,
  beforeEach: signedInAs('mona'),
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Gives the orders another scenario than the account, whose bags were good for nothing yet. */
const orders =
  (scenario: Scenario): NonNullable<Story['beforeEach']> =>
  ({ msw }) =>
    msw.use(
      orderHistoryHandler(scenario, () => FROZEN_NOW),
      http.post('*/rest/v1/rpc/impact', () => HttpResponse.json({ bags: 0, saved_cents: 0 })),
    );

const withUnpaid = () =>
  handlersWithOrder(
    'ZWD-47960',
    { expires_at: new Date(FROZEN_NOW + 9 * 60_000).toISOString() },
    () => FROZEN_NOW,
  );

/** Every payment state, the newest order first. */
export const Ready: Story = {
  tags: ['every-mode'],
  play: after(waitUntilLoaded, async ({ canvas, isArabic }) => {
    const name = within(canvas.getByRole('heading', { level: 1 })).getByText('Mona Kabbara');
    await expect(name.getClientRects()).toHaveLength(1);
    await expect(canvas.getByText(isArabic ? '5 طلبات' : '5 orders')).toBeVisible();
    const [first] = canvas.getAllByRole('article');
    await expect(first).toHaveTextContent('ZWD-48213');
  }),
};

const older = ({ canvas, isArabic }: StoryScene) =>
  canvas.getByText(
    isArabic ? '5 طلبات أقدم، ودفعتان لم تكتملا' : '5 older orders, 2 payments that did not go through',
  );

/** Nine orders and two failed tries, of which the latest four orders are shown. */
export const NineOrders: Story = {
  tags: ['every-mode'],
  beforeEach: ({ msw }) => msw.use(...handlersWithOrder('ZWD-48213', {}, () => FROZEN_NOW, nineOrders)),
  play: async (context) => {
    await waitUntilLoaded(context);
    await expect(older(context)).toBeVisible();
  },
};

export const NineOrdersUnfolded: Story = {
  ...NineOrders,
  tags: ['every-mode'],
  play: async (context) => {
    await NineOrders.play!(context);
    await userEvent.click(older(context));
    await waitFor(() => expect(context.canvas.getAllByRole('article')).toHaveLength(11));
  },
};

/** To its bag, or to the shop of a bag that exists no more; not while the order is waited for. */
export const PlayOrderAgain: Story = {
  ...NineOrders,
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    const name = new RegExp(`^${t('web.profile.again')}`);
    const addresses = () => canvas.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
    await waitFor(() => expect(addresses()).toEqual(['/bag/b3', '/shop/s1', '/bag/b6']));
  }),
};

const RATE = /^(?:Rate|قيّم) /;

/** Two bags of one shop. */
const pickup = {
  delivery_method: 'pickup',
  delivery_area: null,
  details: [
    {
      bagId: 'b1',
      title: 'Knafeh & Sweets Surprise',
      titleAr: 'مفاجأة الكنافة والحلويات',
      quantity: 2,
      unitPrice: 4.5,
      storeName: 'Zahra Sweets',
      storeNameAr: 'حلويات الزهراء',
    },
  ],
  qty: 2,
  amount: 9,
};

/** Collected three hours ago: asked above, and in the row of the order. */
export const ToRate: Story = {
  tags: ['every-mode'],
  beforeEach: ({ msw }) => msw.use(...handlersWithOrder('ZWD-48213', pickup, () => FROZEN_NOW, collected(3))),
  play: after(waitUntilLoaded, async ({ canvas }) => {
    const buttons = () => canvas.getAllByRole('button', { name: RATE });
    // The question and the row of its order, which do not appear in the same render.
    await waitFor(() => expect(buttons()).toHaveLength(2));
  }),
};

export const Rated: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...handlersWithOrder('ZWD-48213', pickup, () => FROZEN_NOW, collected(3, 4))),
  play: after(waitUntilLoaded, async ({ canvas }) => {
    await expect(await canvas.findByText(/4 (?:of|من) 5/)).toBeVisible();
  }),
};

/** After "Not now" the row still offers it. */
export const PlayNotNow: Story = {
  ...ToRate,
  play: async ({ canvas, t }) => {
    const name = t('web.rating.later');
    await userEvent.click(await canvas.findByRole('button', { name }));
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: RATE }));
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  },
};

/** Just paid: it can be cancelled on its ticket for a while. */
export const PlayCancelUntil: Story = {
  beforeEach: ({ msw }) => {
    const paid_at = new Date(FROZEN_NOW).toISOString();
    msw.use(...handlersWithOrder('ZWD-48213', { paid_at }, () => FROZEN_NOW));
  },
  play: after(waitUntilLoaded, async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^(?:Can be cancelled until|يمكن إلغاؤه حتى)/ });
    await expect(link).toHaveAttribute('href', '/ticket/ZWD-48213');
    await expect(link).toHaveTextContent('2:40');
  }),
};

/** The row of a paid order that waits for pickup names its stores. */
export const ToCollect: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersWithPickupOrders(() => FROZEN_NOW)),
  play: after(waitUntilLoaded, async ({ canvas, isArabic }) => {
    const shop = isArabic ? 'مطبخ أم فادي' : 'Umm Fadi’s Kitchen';
    await expect(canvas.getAllByRole('article')[0]).toHaveTextContent(shop);
  }),
};

/** Until it expires, a pending order can be paid or cancelled here. */
export const Unpaid: Story = {
  tags: ['every-mode'],
  beforeEach: ({ msw }) => msw.use(...withUnpaid()),
  play: after(waitUntilLoaded, async ({ canvas, isArabic }) => {
    const pay = isArabic ? 'ادفع الآن' : 'Pay now';
    await expect(canvas.getAllByRole('button', { name: new RegExp(`^${pay}`) })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'ZWD-47960' })).toHaveAttribute(
      'href',
      '/ticket/ZWD-47960',
    );
  }),
};

export const PlayCancelUnpaid: Story = {
  beforeEach: Unpaid.beforeEach!,
  play: after(waitUntilLoaded, async ({ canvas, isArabic }) => {
    const cancel = isArabic ? 'إلغاء الطلب' : 'Cancel order';
    await userEvent.click(canvas.getByRole('button', { name: cancel }));
    const dialog = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: cancel }));
    const order = canvas.getAllByRole('article')[1]!;
    await waitFor(() => expect(order).toHaveTextContent(isArabic ? 'ملغى' : 'Cancelled'));
    await expect(within(order).queryByRole('button')).toBeNull();
  }),
};

/** One row leads to the bags that the user is told about. */
export const Alerts: Story = {
  tags: ['every-mode'],
  beforeEach: monaWithAlerts({ bag: 'b3' }, { bag: 'b4' }),
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    const note = t('web.profile.alertsNote', { count: 2 });
    await canvas.findByText(note);
    await expect(canvas.getByText(note).closest('a')).toHaveAttribute('href', '/alerts');
  }),
};

/** Without favourites and alerts, the page says how to have them. */
export const PlayNothingToFollow: Story = {
  beforeEach: monaWithAlerts(),
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    for (const id of ['web.profile.noFavourites', 'web.alerts.emptySentence'])
      await expect(await canvas.findByText(t(id))).toBeVisible();
    const links = canvas.getAllByRole('link', { name: t('web.profile.explore') });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/our-bags', '/our-bags']);
  }),
};

export const Admin: Story = {
  beforeEach: signedInAs('admin'),
  play: async ({ canvas }) => {
    // An admin may read every user's orders, of which none is the admin's own.
    await canvas.findAllByRole('heading', { level: 2 });
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

export const Empty: Story = {
  tags: ['every-mode'],
  beforeEach: orders('everythingEmpty'),
  play: async ({ canvas, isArabic }) => {
    const name = isArabic ? 'لا طلبات بعد' : 'No orders yet';
    await expect(await canvas.findByRole('heading', { name })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['every-mode'],
  parameters: { scenario: 'silent' },
  play: expectText('Loading profile...', 'جارٍ تحميل حسابك…'),
};

export const OrdersOnTheirWay: Story = {
  beforeEach: orders('silent'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

export const SignedOut: Story = {
  tags: ['every-mode'],
  beforeEach: () => localStorage.removeItem(SESSION_KEY),
  play: async (context) => {
    await expectText('Please sign in to view your profile.', 'يرجى تسجيل الدخول لعرض حسابك.')(context);
    await expect(context.canvas.getByRole('link')).toHaveAttribute('href', '/login');
  },
};

/** The account has loaded, and its orders fail. */
export const OrdersDown: Story = { tags: ['every-mode'], beforeEach: orders('down'), play: untilAlert };

export const Offline: Story = { beforeEach: orders('offline'), play: OrdersDown.play };

export const HtmlInstead: Story = { beforeEach: orders('html'), play: OrdersDown.play };

/** Unreadable rows are left out, and the other orders are shown. */
export const HostileRows: Story = {
  beforeEach: orders('hostile'),
  play: expectText('10 orders', '10 طلبات'),
};

export const Deactivated: Story = {
  tags: ['every-mode'],
  beforeEach: signedInAs('deactivated'),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    await canvas.findAllByRole('heading', { level: 2 });
  },
};

export const PlayRetryOrders: Story = {
  beforeEach: orders('down'),
  play: async (context) => {
    await context.canvas.findByRole('alert');
    context.msw.use(orderHistoryHandler('calm', () => FROZEN_NOW));
    await retry(context);
    await waitUntilLoaded(context);
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
};

/** Signed in, but the profile cannot be fetched: the page says so and offers a retry. */
export const Unreachable: Story = {
  tags: ['every-mode'],
  parameters: { scenario: 'down' },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

export const PlayRetrySession: Story = {
  parameters: { scenario: 'down' },
  play: async (context) => {
    await context.canvas.findByRole('alert');
    context.msw.use(...handlersFor('calm', () => FROZEN_NOW));
    await retry(context);
    await waitUntilLoaded(context);
  },
};

/** The connection is lost while the page is open: the orders stay, and refresh when the tab is visible again. */
export const PlayConnectionLost: Story = {
  play: after(waitUntilLoaded, async ({ canvas, msw }) => {
    const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
    msw.use(connectionCut);
    comeBack();
    await canvas.findByRole('alert');
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    msw.use(...handlersFor('calm', () => FROZEN_NOW));
    comeBack();
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  }),
};

/** Signed out in another tab: no data of the account stays on this page. */
export const PlaySignedOutElsewhere: Story = {
  play: after(waitUntilLoaded, async ({ canvas }) => {
    localStorage.removeItem(SESSION_KEY);
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
    await waitFor(() => expect(canvas.queryByText('Mona Kabbara')).toBeNull());
    await expect(canvas.queryByRole('article')).toBeNull();
  }),
};

const pressEverywhere = async ({ canvas, isArabic }: StoryScene) => {
  const name = isArabic ? 'الخروج من كل الأجهزة' : 'Sign out everywhere';
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('alertdialog')).getByRole('button', { name });
};

/** The dialog says what it does first. */
export const ConfirmSignOutEverywhere: Story = {
  play: async (context) => {
    await waitUntilLoaded(context);
    await pressEverywhere(context);
  },
};

/** A failed request never claims that the user is signed out. */
export const EverywhereUnreachable: Story = {
  play: async (context) => {
    await waitUntilLoaded(context);
    const confirm = await pressEverywhere(context);
    context.msw.use(connectionCut);
    await userEvent.click(confirm);
    const text = context.t('web.profile.everywhereFailed');
    await expect(await context.canvas.findByText(text)).toBeVisible();
    await expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();
  },
};

export const PlayEverywhereUnreachable: Story = { play: EverywhereUnreachable.play! };
