/** The dashboard, and the page without admin rights. */
import type { Page } from '@playwright/test';
import type { MessageLookup } from './messages.ts';
import { answer, CODE, failure, rows, shop } from './testData.ts';
import { withHeading, press, withText, type Screen, type Screens } from './screen.ts';

const ORDERS = '**/rest/v1/rpc/admin_orders';
const BOARD = '**/rest/v1/rpc/handover_board';
const WEEK = '**/rest/v1/rpc/week_of_plans';
const REFUNDS = '**/rest/v1/rpc/refund_list';
const OWED = '**/rest/v1/rpc/owed_to_stores';
const LOG = '**/rest/v1/rpc/admin_log';
/** The list of users; the session's own profile is requested without an order. */
const USER_LIST = /\/rest\/v1\/users\?.*order=/;

const order = (place: number, columns: Record<string, unknown>) => ({
  id: `0dec0000-0000-4000-8000-00000000000${place}`,
  order_code: place === 0 ? CODE : `ZWD-7KQ2M9X${place}`,
  customer_name: 'Mona Kabbara',
  whatsapp_phone: '+96170123456',
  delivery_method: 'delivery',
  delivery_area: 'mina',
  delivery_address: 'Port Said St.',
  details: [{ bagId: 'none', title: 'Home Lunch Surprise', quantity: 2, unitPrice: 4.5 }],
  qty: 2,
  amount: 10.7,
  delivery_fee: 1.7,
  status: 'paid',
  payment_status: 'paid',
  created_at: new Date(Date.now() - place * 3_600_000).toISOString(),
  paid_at: new Date().toISOString(),
  ...columns,
});

const orders = [
  order(0, {}),
  order(1, { status: 'pending', payment_status: 'pending', delivery_method: 'pickup' }),
  order(2, { status: 'refund_due', payment_status: 'refund_due', amount: 1043.25 }),
  order(3, { status: 'expired', payment_status: 'expired' }),
];

const users = [
  { id: '1aa00000-0000-4000-8000-000000000001', name: 'Mona Kabbara', email: 'a@example.com', role: 'user' },
  { id: '1aa00000-0000-4000-8000-000000000002', name: null, email: 'b@example.com', role: 'admin' },
];

const logEntry = (id: number, action: string, columns: object = {}) => ({
  id,
  at: `2026-11-20T15:0${id}:00Z`,
  action,
  subject: 'order',
  order_code: CODE,
  actor: null,
  person: null,
  phone: null,
  details: {},
  ...columns,
});
const log = {
  entries: [
    logEntry(3, 'handed_over', {
      subject: 'handover',
      phone: 'Front counter',
      store: 'Al-Tell Oven',
      store_ar: 'فرن التلّ',
    }),
    logEntry(2, 'paid', { details: { external_id: 100001 } }),
    logEntry(1, 'placed', { actor: '0b5e0000-0000-4000-8000-000000000001', person: 'Mona Kabbara' }),
  ],
  has_more: false,
};
const withLog = (page: Page) => answer(page, LOG, log);

const handover = (place: number, columns: Record<string, unknown>) => ({
  id: `0a0d0000-0000-4000-8000-00000000000${place}`,
  order_id: `0dec0000-0000-4000-8000-00000000000${place}`,
  order_code: place === 0 ? CODE : `ZWD-7KQ2M9X${place}`,
  customer_name: 'Mona Kabbara',
  store_id: shop(3),
  store: 'Al-Tell Oven',
  store_ar: 'فرن التلّ',
  kind: 'pickup',
  state: 'waiting',
  due_end: new Date(Date.now() + 3_600_000).toISOString(),
  bags: [{ bag_id: null, title: 'Home Lunch Surprise', title_ar: 'مفاجأة الغداء البيتي', quantity: 2 }],
  ...columns,
});

const done = { state: 'done', done_at: new Date().toISOString(), how: 'scan', device: 'Front counter' };
export const phone = { kind: 'counter', store_id: shop(3), name: 'Front counter' };

const board = {
  now: new Date().toISOString(),
  handovers: [
    handover(0, {}),
    handover(1, done),
    handover(2, { store_id: shop(4), store: 'Mina Corner', store_ar: 'ركن الميناء', state: 'missed' }),
  ],
  conflicts: [
    {
      ...handover(1, done),
      conflict: '0c0f0000-0000-4000-8000-000000000001',
      again_at: new Date().toISOString(),
      again_how: 'list',
      again_device: 'Back oven',
    },
  ],
  devices: [
    { ...phone, id: '0de50000-0000-4000-8000-000000000001', last_seen_at: new Date().toISOString() },
    { ...phone, id: '0de50000-0000-4000-8000-000000000002', last_seen_at: null, name: 'Back oven' },
  ],
};

export const week = {
  version: 'v1',
  bags: [
    {
      id: 'ba600000-0000-4000-8000-000000000001',
      title: 'Home Lunch Surprise',
      name_ar: 'مفاجأة الغداء البيتي',
      quantity: 3,
      store_id: shop(3),
      store: 'Al-Tell Oven',
      store_ar: 'فرن التلّ',
      quantities: [8, 8, 8, 8, 12, 12, null],
      opens: '17:00:00',
      closes: '00:30:00',
      starts_on: null,
      ends_on: null,
      paused: false,
    },
  ],
  days: [],
  sales: [],
};

const refund = {
  id: '0e0f0000-0000-4000-8000-000000000001',
  order_code: CODE,
  customer_name: 'Mona Kabbara',
  whatsapp_phone: '+96170123456',
  amount_cents: 104_325,
  reason: 'cancelled',
  asked_at: new Date(Date.now() - 100 * 3_600_000).toISOString(),
  done_at: null,
  done_by: null,
  reference: null,
};

const withRefunds = (page: Page) =>
  answer(page, REFUNDS, { refunds: [refund], owed: 1, owed_cents: refund.amount_cents });

export const payout = {
  id: '9a400000-0000-4000-8000-000000000001',
  store_id: shop(3),
  store_name: 'Al-Tell Oven',
  store_name_ar: 'فرن التلّ',
  amount_cents: 41_250,
  reference: 'WM-20261123-4418',
  until: new Date(Date.now() - 48 * 3_600_000).toISOString(),
  sent_at: new Date(Date.now() - 48 * 3_600_000).toISOString(),
  sent_by: 'Nour Masri',
  state: 'disputed',
  disputed_kind: 'other_amount',
  disputed_note: '$140.00',
  disputed_at: new Date(Date.now() - 8 * 24 * 3_600_000).toISOString(),
};
const owedToStores = {
  owed: [
    {
      store_id: shop(3),
      store_name: 'Al-Tell Oven',
      store_name_ar: 'فرن التلّ',
      payout_phone: '+9616000003',
      owed_cents: 104_325,
      since: new Date(Date.now() - 9 * 24 * 3_600_000).toISOString(),
      bags: 60,
      carried_cents: 375,
      sold_cents: 105_450,
      refunds_cents: 1_500,
      commission_cents: 0,
      sent_cents: 41_250,
      last_payout: payout,
    },
  ],
  sent: [payout],
  questions: [payout],
  next_payout: '2026-11-30',
};
const withPayouts = (page: Page) => answer(page, OWED, owedToStores);

const withBoard = (page: Page) => answer(page, BOARD, board);

export const section = (name: string, more: Omit<Screen, 'path'>): Screen => ({
  path: `/admin?section=${name}`,
  isSignedIn: 'asAdmin',
  ...more,
});

const listing = (page: Page, listed: readonly unknown[]) =>
  answer(page, ORDERS, { orders: listed, total: listed.length, is_capped: false, next: null });
const withOrders = (page: Page) => listing(page, orders);
const editStore = async (page: Page, message: MessageLookup) => {
  // Other journeys add stores meanwhile, and a phone draws only the rows in sight.
  await page.getByRole('searchbox').fill('Al-Tell');
  const row = page.getByRole('row').filter({ hasText: /Al-Tell Oven|فرن التلّ/ });
  await row.first().getByRole('button').last().click();
  await page.getByRole('menuitem', { name: message('web.admin.stores.edit') }).click();
};
const openFirst = (page: Page) => page.getByText(CODE).click();

export const adminScreens: Screens = {
  'the dashboard without admin rights': {
    path: '/admin',
    isSignedIn: true,
    visible: withHeading('web.admin.access'),
  },
  'the dashboard’s handovers of today': section('today', {
    mock: withBoard,
    visible: withText('web.admin.today.conflicts'),
  }),
  'the handovers of one shop': section(`today&shop=${shop(3)}`, {
    mock: withBoard,
    visible: withText('web.admin.today.twice'),
  }),
  'the dashboard, nobody collects today': section('today', {
    mock: (page) => answer(page, BOARD, { ...board, handovers: [], conflicts: [] }),
    visible: withText('web.admin.today.empty'),
  }),
  'the dashboard’s orders': section('orders', { mock: withOrders, visible: (page) => page.getByText(CODE) }),
  'the dashboard, no orders': section('orders', {
    mock: (page) => listing(page, []),
    visible: withText('web.admin.orders.empty'),
  }),
  'the dashboard’s orders, with an error': section('orders', {
    mock: (page) => failure(page, ORDERS),
    visible: (page) => page.getByRole('main').getByRole('alert'),
  }),
  'one order on the dashboard': section('orders', {
    mock: async (page) => {
      await withOrders(page);
      await withLog(page);
    },
    act: openFirst,
    visible: withText('web.admin.orders.deed.placed'),
  }),
  'deletion dialog of an order': section('orders', {
    mock: withOrders,
    act: (page) => page.getByRole('button', { name: CODE }).click(),
    visible: (page) => page.getByRole('alertdialog'),
  }),
  'the dashboard’s refunds': section('refunds', {
    mock: withRefunds,
    visible: (page) => page.getByRole('link', { name: CODE }).filter({ visible: true }),
  }),
  'sending a refund back': section('refunds', {
    mock: withRefunds,
    act: press('web.admin.refunds.sentBack'),
    visible: withText('web.admin.refunds.reference'),
  }),
  'the dashboard, nothing is owed': section('refunds', {
    mock: (page) => answer(page, REFUNDS, { refunds: [], owed: 0, owed_cents: 0 }),
    visible: withText('web.admin.refunds.empty'),
  }),
  'the dashboard’s payouts': section('payouts', {
    mock: withPayouts,
    visible: withText('web.admin.payouts.whishSays'),
  }),
  'sending a payout': section('payouts', {
    mock: withPayouts,
    act: press('web.admin.payouts.mark'),
    visible: withText('web.admin.payouts.less'),
  }),
  'the payouts that were sent': section('payouts&list=sent', {
    mock: withPayouts,
    visible: (page) => page.getByText(payout.reference).filter({ visible: true }),
  }),
  'the questions of shops': section('payouts&list=questions', {
    mock: withPayouts,
    visible: (page) => page.getByText(payout.disputed_note).filter({ visible: true }),
  }),
  'the dashboard’s bags': section('bags', { visible: (page) => page.getByText('$').first() }),
  'a new bag, fields missing': section('bags', {
    act: async (page, message) => {
      await press('web.admin.bags.add')(page, message);
      const field = (name: string) => page.locator(`[name=${name}]`);
      await field('storeId').selectOption({ index: 1 });
      await field('title').fill(' ');
      await field('salePrice').fill('-4');
      await field('quantity').fill('1.5');
      await field('quantity').blur();
    },
    visible: withText('web.admin.bags.problem.notAPrice'),
  }),
  'the dashboard’s week': section('week', {
    mock: (page) => answer(page, WEEK, week),
    visible: (page) =>
      page.getByText('Home Lunch Surprise').or(page.getByText('مفاجأة الغداء البيتي')).first(),
  }),
  'the dashboard’s users': section('users', {
    mock: (page) => rows(page, USER_LIST, users),
    visible: (page) => page.getByText('a@example.com'),
  }),
  'the dashboard’s stores': section('stores', { visible: (page) => page.getByRole('row').nth(1) }),
  'the dashboard’s log': section('log', {
    mock: withLog,
    visible: (page) => page.getByRole('link', { name: CODE }).filter({ visible: true }).first(),
  }),
  'the dashboard’s settings': section('settings', { visible: withText('web.admin.settings.rateSays') }),
  'the dashboard’s analytics': section('analytics', {
    mock: withOrders,
    visible: withText('web.admin.analytics.revenue'),
  }),
  'the dashboard’s keyboard shortcuts': section('stores', {
    act: async (page) => {
      await page.getByRole('row').nth(1).waitFor();
      await page.keyboard.press('?');
    },
    visible: (page) => page.getByRole('dialog'),
  }),
  'the form of a store': section('stores', { act: editStore, visible: withText('web.admin.stores.about') }),
  'pairing a phone': section('stores', {
    act: async (page, message) => {
      await editStore(page, message);
      await press('web.admin.phones.counter.add')(page, message);
    },
    visible: (page) => page.getByRole('dialog').getByRole('img'),
  }),
};
