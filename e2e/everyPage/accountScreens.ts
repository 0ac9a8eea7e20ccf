/** The screens of an account. */
import type { Page } from '@playwright/test';
import type { Say } from './catalogue.ts';
import { answer, CODE, failure, orderRow, orders, ORDERS, PEOPLE, silence } from './fixtures.ts';
import { headed, press, said, type Screens } from './screen.ts';

const SIGN_UP = '**/auth/v1/signup*';
const TOKEN = '**/auth/v1/token*';

const field = (page: Page, say: Say, id: string) => page.getByLabel(say(id), { exact: true });

async function fillIn(page: Page, say: Say): Promise<void> {
  await press('web.login.signUp', 'radio')(page, say);
  await field(page, say, 'web.login.name').fill('Rania Haddad');
  await field(page, say, 'web.login.phone').fill('70 123 456');
  await field(page, say, 'web.login.email').fill('rania.h@example.com');
  await field(page, say, 'web.login.password').fill('Bread-and-salt');
  await field(page, say, 'web.login.confirmPassword').fill('Bread-and-salt');
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

const mine = { path: '/profile', isSignedIn: true };
const order = { path: `/ticket/${CODE}`, isSignedIn: true };

export const accountScreens: Screens = {
  'signing in': { path: '/login', seen: headed('web.login.signInHeading') },
  'signing in, refused': {
    path: '/login',
    before: (page) =>
      answer(
        page,
        TOKEN,
        { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
        400,
      ),
    act: async (page, say) => {
      await field(page, say, 'web.login.email').fill('mona@zawadeh.local');
      await field(page, say, 'web.login.password').fill('Not-hers-1');
      await press('web.login.signIn')(page, say);
    },
    seen: (page) => page.getByRole('main').getByRole('alert'),
  },
  'signing up': {
    path: '/login',
    act: press('web.login.signUp', 'radio'),
    seen: headed('web.login.signUpHeading'),
  },
  'signing up, fields wanting': {
    path: '/login',
    act: async (page, say) => {
      await press('web.login.signUp', 'radio')(page, say);
      await field(page, say, 'web.login.email').fill('rania.h');
      await field(page, say, 'web.login.password').fill('bread');
      await press('web.login.create')(page, say);
    },
    seen: said('web.login.nameMissing'),
  },
  'signing up, to be confirmed': {
    path: '/login',
    before: (page) => answer(page, SIGN_UP, newUser),
    act: async (page, say) => {
      await fillIn(page, say);
      await press('web.login.create')(page, say);
    },
    seen: said('web.login.created'),
  },
  'signed in already': { path: '/login', isSignedIn: true, seen: headed('web.login.here') },
  'the profile, signed out': { path: '/profile', seen: headed('web.profile.signedOut') },
  'the profile, loading': {
    ...mine,
    before: (page) => silence(page, PEOPLE),
    seen: (page) => page.locator('main [aria-busy="true"], main [role="status"]').first(),
  },
  'the profile, with orders': {
    ...mine,
    before: (page) => answer(page, ORDERS, orders),
    seen: (page) => page.getByRole('article').first(),
  },
  'the profile, no orders': {
    ...mine,
    before: (page) => answer(page, ORDERS, []),
    seen: said('web.profile.empty'),
  },
  'an order, signed out': { path: `/ticket/${CODE}`, seen: headed('web.ticket.signedOut') },
  'an order, to be paid': {
    ...order,
    before: (page) => answer(page, ORDERS, [orderRow({ payment_status: 'pending' })]),
    seen: headed('web.ticket.pending'),
  },
  'an order, asked whether to cancel it': {
    ...order,
    before: (page) => answer(page, ORDERS, [orderRow({ payment_status: 'pending' })]),
    act: press('web.unpaid.cancel'),
    seen: (page) => page.getByRole('alertdialog'),
  },
  'an order, to be collected': {
    ...order,
    before: (page) => answer(page, ORDERS, [orderRow({ payment_status: 'paid' })]),
    seen: headed('web.ticket.paid'),
  },
  'an order, to be brought': {
    ...order,
    before: (page) =>
      answer(page, ORDERS, [
        orderRow({ payment_status: 'paid', delivery_method: 'delivery', delivery_area: 'mina' }),
      ]),
    seen: headed('web.ticket.paid'),
  },
  'an order, expired': {
    ...order,
    before: (page) => answer(page, ORDERS, [orderRow({ payment_status: 'expired' })]),
    seen: headed('web.ticket.over'),
  },
  'an order, money to come back': {
    ...order,
    before: (page) => answer(page, ORDERS, [orderRow({ payment_status: 'refund_due' })]),
    seen: headed('web.checkoutCancel.refundDueTitle'),
  },
  'an order, in trouble': {
    ...order,
    before: (page) => failure(page, ORDERS),
    seen: (page) => page.getByRole('main').getByRole('alert'),
  },
  'the profile, in trouble': {
    ...mine,
    before: (page) => failure(page, ORDERS),
    seen: (page) => page.getByRole('main').getByRole('alert'),
  },
};
