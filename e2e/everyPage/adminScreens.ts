/** The dashboard, and its door. */
import type { Page } from '@playwright/test';
import { answer, CODE, failure, ORDERS, rows } from './fixtures.ts';
import { headed, press, said, type Screen, type Screens } from './screen.ts';

const HISTORY = '**/rest/v1/audit_log?*';
/** Everybody, and not who is signed in. */
const EVERYBODY = /\/rest\/v1\/users\?.*order=/;

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

const people = [
  { id: '1aa00000-0000-4000-8000-000000000001', name: 'Mona Kabbara', email: 'a@example.com', role: 'user' },
  { id: '1aa00000-0000-4000-8000-000000000002', name: null, email: 'b@example.com', role: 'admin' },
];

const deeds = [
  { id: 1, at: '2026-11-20T15:00:00Z', actor: null, action: 'placed', details: {} },
  { id: 2, at: '2026-11-20T15:02:00Z', actor: null, action: 'paid', details: { external_id: 100001 } },
];

const section = (name: string, more: Omit<Screen, 'path'>): Screen => ({
  path: `/admin?section=${name}`,
  isSignedIn: 'asAdmin',
  ...more,
});

const withOrders = (page: Page) => rows(page, ORDERS, orders);
const openFirst = (page: Page) => page.getByText(CODE).click();

export const adminScreens: Screens = {
  'the dashboard’s door': { path: '/admin', isSignedIn: true, seen: headed('web.admin.access') },
  'the dashboard’s orders': section('orders', { before: withOrders, seen: (page) => page.getByText(CODE) }),
  'the dashboard, no orders': section('orders', {
    before: (page) => rows(page, ORDERS, []),
    seen: said('web.admin.orders.empty'),
  }),
  'the dashboard’s orders, in trouble': section('orders', {
    before: (page) => failure(page, ORDERS),
    seen: (page) => page.getByRole('main').getByRole('alert'),
  }),
  'one order on the dashboard': section('orders', {
    before: async (page) => {
      await withOrders(page);
      await answer(page, HISTORY, deeds);
    },
    act: openFirst,
    seen: said('web.admin.orders.deed.placed'),
  }),
  'an order about to be deleted': section('orders', {
    before: withOrders,
    act: (page) => page.getByRole('button', { name: CODE }).click(),
    seen: (page) => page.getByRole('alertdialog'),
  }),
  'the dashboard’s bags': section('bags', { seen: (page) => page.getByText('$').first() }),
  'a new bag, fields wanting': section('bags', {
    act: async (page, say) => {
      await press('web.admin.bags.add')(page, say);
      const field = (name: string) => page.locator(`[name=${name}]`);
      await field('storeId').selectOption({ index: 1 });
      await field('title').fill(' ');
      await field('salePrice').fill('-4');
      await field('quantity').fill('1.5');
      await field('quantity').blur();
    },
    seen: said('web.admin.bags.problem.notAPrice'),
  }),
  'the dashboard’s people': section('users', {
    before: (page) => rows(page, EVERYBODY, people),
    seen: (page) => page.getByText('a@example.com'),
  }),
  'the dashboard’s stores': section('stores', { seen: (page) => page.getByRole('row').nth(1) }),
  'the dashboard’s figures': section('analytics', {
    before: withOrders,
    seen: said('web.admin.analytics.revenue'),
  }),
  'the dashboard’s keys': section('stores', {
    act: async (page) => {
      await page.getByRole('row').nth(1).waitFor();
      await page.keyboard.press('?');
    },
    seen: (page) => page.getByRole('dialog'),
  }),
};
