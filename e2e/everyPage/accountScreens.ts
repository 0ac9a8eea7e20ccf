/** The screens of an account. */
import type { Page } from '@playwright/test';
import type { MessageLookup } from './messages.ts';
import { answer, bag, CODE, failure, orderRow, orders, ORDERS, USERS, neverAnswer } from './testData.ts';
import { withHeading, press, withText, type Screens } from './screen.ts';

const SIGN_UP = '**/auth/v1/signup*';
const TOKEN = '**/auth/v1/token*';

const field = (page: Page, message: MessageLookup, id: string) =>
  page.getByLabel(message(id), { exact: true });

async function fillIn(page: Page, message: MessageLookup): Promise<void> {
  await press('web.login.signUp', 'radio')(page, message);
  await field(page, message, 'web.login.name').fill('Rania Haddad');
  await field(page, message, 'web.login.phone').fill('70 123 456');
  await field(page, message, 'web.login.email').fill('rania.h@example.com');
  await field(page, message, 'web.login.password').fill('Bread-and-salt');
  await field(page, message, 'web.login.confirmPassword').fill('Bread-and-salt');
}

const newUser = {
  id: '1aa00000-0000-4000-8000-000000000001',
  aud: 'authenticated',
  email: 'rania.h@example.com',
  identities: [{ id: '1', identity_data: {} }],
  app_metadata: {},
  user_metadata: {},
  created_at: '2026-11-21T12:00:00Z',
};

const profile = { path: '/profile', isSignedIn: true };
const alerts = { path: '/alerts', isSignedIn: true };
const ALERTS = '**/rest/v1/alerts?*';
const IMPACT = '**/rest/v1/rpc/impact';

const alertRow = (of: Parameters<typeof bag>[0], columns: object = {}) => ({
  id: `a1e87000-0000-4000-8000-${bag(of).slice(-12)}`,
  bag_id: bag(of),
  asked_at: '2026-11-21T10:00:00Z',
  kept_at: null,
  kept_until: null,
  ended_at: null,
  outcome: null,
  ...columns,
});

const PASSED = { ended_at: new Date().toISOString(), outcome: 'passed' };

const order = { path: `/ticket/${CODE}`, isSignedIn: true };

/** A QR code of the longest text that a ticket has. */
const QR = 'ZWD-7K3M9QX2 '.repeat(13);

/** A paid order with one thing to hand over. */
async function ticket(page: Page, handover: object): Promise<void> {
  await answer(page, ORDERS, [orderRow({ payment_status: 'paid' })]);
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  await answer(page, '**/api/tickets/ZWD-*', {
    handovers: [
      {
        order_id: '8f3c2207-5d1e-4c55-9a0b-000000000010',
        store_id: '5a000000-0000-4000-8000-000000000001',
        kind: 'pickup',
        state: 'waiting',
        due_start: at(-1),
        due_end: at(2),
        bags: orderRow({}).details.map(({ bagId }) => ({ bag_id: bagId, quantity: 1 })),
        shop: {
          id: '5a000000-0000-4000-8000-000000000001',
          name: 'Zahra Sweets',
          name_ar: 'حلويات الزهراء',
          address: 'Azmi Street, opposite the old cinema',
          address_ar: 'شارع عزمي، مقابل السينما القديمة',
          latitude: 34.44,
          longitude: 35.83,
        },
        ...handover,
      },
    ],
  });
}

export const accountScreens: Screens = {
  'the space of a shop, of an account without one': {
    path: '/store',
    isSignedIn: true,
    mock: (page) => answer(page, '**/rest/v1/rpc/own_stores', []),
    visible: withHeading('web.store.noStore'),
  },
  'signing in': { path: '/login', visible: withHeading('web.login.signInHeading') },
  'signing in, rejected': {
    path: '/login',
    mock: (page) =>
      answer(
        page,
        TOKEN,
        { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
        400,
      ),
    act: async (page, message) => {
      await field(page, message, 'web.login.email').fill('mona@zawadeh.local');
      await field(page, message, 'web.login.password').fill('Not-hers-1');
      await press('web.login.signIn')(page, message);
    },
    visible: (page) => page.getByRole('main').getByRole('alert'),
  },
  'signing up': {
    path: '/login',
    act: press('web.login.signUp', 'radio'),
    visible: withHeading('web.login.signUpHeading'),
  },
  'signing up, fields missing': {
    path: '/login',
    act: async (page, message) => {
      await press('web.login.signUp', 'radio')(page, message);
      await field(page, message, 'web.login.email').fill('rania.h');
      await field(page, message, 'web.login.password').fill('bread');
      await press('web.login.create')(page, message);
    },
    visible: withText('web.login.nameMissing'),
  },
  'signing up, awaiting confirmation': {
    path: '/login',
    mock: (page) => answer(page, SIGN_UP, newUser),
    act: async (page, message) => {
      await fillIn(page, message);
      await press('web.login.create')(page, message);
    },
    visible: withText('web.login.created'),
  },
  'signed in already': { path: '/login', isSignedIn: true, visible: withHeading('web.login.here') },
  'the profile, signed out': { path: '/profile', visible: withHeading('web.profile.signedOut') },
  'the profile, loading': {
    ...profile,
    mock: (page) => neverAnswer(page, USERS),
    visible: (page) => page.locator('main [aria-busy="true"], main [role="status"]').first(),
  },
  'the profile, with orders': {
    ...profile,
    mock: async (page) => {
      await ticket(page, {});
      await answer(page, ORDERS, [orderRow({ payment_status: 'paid' }), ...orders.slice(1)]);
    },
    visible: withText('web.profile.next'),
  },
  'the profile, no orders': {
    ...profile,
    mock: (page) => answer(page, ORDERS, []),
    visible: withText('web.profile.empty'),
  },
  'the profile, with alerts': {
    ...profile,
    mock: async (page) => {
      await answer(page, ORDERS, orders);
      await answer(page, ALERTS, [alertRow('soldOut'), alertRow('before')]);
    },
    visible: (page) => page.getByRole('main').locator('a[href="/alerts"]'),
  },
  'the profile, what bags were good for': {
    ...profile,
    mock: (page) => answer(page, IMPACT, { bags: 4_812, saved_cents: 3_129_999 }),
    visible: withText('web.profile.good'),
  },
  'the picture to share': {
    ...profile,
    mock: (page) => answer(page, IMPACT, { bags: 23, saved_cents: 14_850 }),
    act: press('web.profile.good.share'),
    visible: (page) => page.getByRole('dialog').getByRole('img'),
  },
  'the alerts, signed out': { path: '/alerts', visible: withHeading('web.alerts.signedOut') },
  'the alerts': {
    ...alerts,
    mock: (page) =>
      answer(page, ALERTS, [alertRow('soldOut'), alertRow('before', { kept_at: new Date().toISOString() })]),
    visible: withText('web.alerts.keptSoon'),
  },
  'no alerts': {
    ...alerts,
    mock: (page) => answer(page, ALERTS, []),
    visible: withText('web.alerts.empty'),
  },
  'the alerts, with an error': {
    ...alerts,
    mock: (page) => answer(page, ALERTS, {}, 500),
    visible: withText('web.alerts.server'),
  },
  'a bag, with an alert': {
    path: `/bag/${bag('soldOut')}`,
    isSignedIn: true,
    mock: (page) => answer(page, ALERTS, [alertRow('soldOut')]),
    visible: withText('web.alerts.asked'),
  },
  'a bag, no longer kept': {
    path: `/bag/${bag('after')}`,
    isSignedIn: true,
    mock: (page) => answer(page, ALERTS, [alertRow('after', PASSED)]),
    visible: withText('web.alerts.over'),
  },
  'an order, signed out': { path: `/ticket/${CODE}`, visible: withHeading('web.ticket.signedOut') },
  'an order, to be paid': {
    ...order,
    mock: (page) => answer(page, ORDERS, [orderRow({ payment_status: 'pending' })]),
    visible: withHeading('web.ticket.pending'),
  },
  'an order, cancellation dialog': {
    ...order,
    mock: (page) => answer(page, ORDERS, [orderRow({ payment_status: 'pending' })]),
    act: press('web.unpaid.cancel'),
    visible: (page) => page.getByRole('alertdialog'),
  },
  'an order, to be collected': {
    ...order,
    mock: (page) => answer(page, ORDERS, [orderRow({ payment_status: 'paid' })]),
    visible: withHeading('web.ticket.paid'),
  },
  'a ticket, with a QR code': {
    ...order,
    mock: (page) => ticket(page, { has_counter: true, qr: QR }),
    visible: (page) => page.getByRole('img', { name: /QR/ }),
  },
  'a ticket, the buyer confirms': {
    ...order,
    mock: (page) => ticket(page, {}),
    act: press('web.ticket.gaveMe'),
    visible: (page) => page.getByRole('alertdialog'),
  },
  'a ticket, confirmed': {
    ...order,
    mock: (page) => ticket(page, {}),
    act: async (page, message) => {
      await answer(page, '**/api/tickets/received', {});
      await press('web.ticket.gaveMe')(page, message);
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: message('web.ticket.yes') })
        .click();
    },
    visible: (page) => page.getByRole('timer'),
  },
  'a ticket, missed': {
    ...order,
    mock: (page) => ticket(page, { state: 'missed' }),
    visible: withHeading('web.ticket.missed'),
  },
  'an order, to be delivered': {
    ...order,
    mock: (page) =>
      answer(page, ORDERS, [
        orderRow({ payment_status: 'paid', delivery_method: 'delivery', delivery_area: 'mina' }),
      ]),
    visible: withHeading('web.ticket.paid'),
  },
  'an order, expired': {
    ...order,
    mock: (page) => answer(page, ORDERS, [orderRow({ payment_status: 'expired' })]),
    visible: withHeading('web.ticket.over'),
  },
  'an order, refund due': {
    ...order,
    mock: (page) => answer(page, ORDERS, [orderRow({ payment_status: 'refund_due' })]),
    visible: withHeading('web.checkoutCancel.refundDueTitle'),
  },
  'an order, with an error': {
    ...order,
    mock: (page) => failure(page, ORDERS),
    visible: (page) => page.getByRole('main').getByRole('alert'),
  },
  'the profile, with an error': {
    ...profile,
    mock: (page) => failure(page, ORDERS),
    visible: (page) => page.getByRole('main').getByRole('alert'),
  },
};
