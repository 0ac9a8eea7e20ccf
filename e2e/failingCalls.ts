/** Every request that a screen sends, and the ways in which it can fail. */
import type { Page, Route } from '@playwright/test';
import type { ErrorCode } from '@zawadeh/domain';
import { KNAFEH_ID, readStorage } from './storage.ts';
import { chooseSignUp, fillInAsMona, fillInSignUp, signInButton, signUpButton } from './signInSteps.ts';
import { expect } from './fixtures.ts';

const textsByLang = {
  en: {
    email: 'Email',
    password: 'Password',
    created: 'Account created! Please check your email to confirm your account.',
    proceed: /^Proceed to Payment/,
    checkAgain: 'Check again',
    paid: 'Payment Successful!',
  },
  ar: {
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    created: 'تمّ إنشاء حسابك! يرجى تأكيده عبر الرسالة التي أرسلناها إلى بريدك.',
    proceed: /^المتابعة إلى الدفع/,
    checkAgain: 'إعادة التحقّق',
    paid: 'تمّ الدفع بنجاح!',
  },
} as const;

export type Lang = keyof typeof textsByLang;
type RouteHandler = (route: Route) => Promise<void>;

const GATEWAY_PAGE = '<!doctype html><h1>Bad gateway</h1><script>window.ran = 1</script>';

export const failures: Record<string, RouteHandler> = {
  'answers 500 with a web page': (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: GATEWAY_PAGE }),
  'answers a web page': (route) => route.fulfill({ contentType: 'text/html', body: GATEWAY_PAGE }),
  'answers unexpected JSON': (route) => route.fulfill({ json: { bags: 'none', data: 7, user: [], id: {} } }),
  'answers a number': (route) => route.fulfill({ json: 7 }),
  'answers an empty body': (route) => route.fulfill({ body: '' }),
  'answers 429': (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '60' },
      json: {
        code: 'too_many' satisfies ErrorCode,
        error: 'Too many attempts. Please wait a minute and try again.',
      },
    }),
  'cannot be reached': (route) => route.abort('connectionfailed'),
  'never answers': () => new Promise(() => {}),
};

export interface FailingCall {
  url: string;
  path: string;
  /** Fills in the form. */
  prepare?: (page: Page, lang: Lang) => Promise<void>;
  /** Sends the request, where opening the page does not. */
  send?: (page: Page, lang: Lang) => Promise<void>;
  /** The element that shows the error, where it is no alert. */
  errorIn?: (page: Page, lang: Lang) => ReturnType<Page['locator']>;
  retry?: (page: Page, lang: Lang) => Promise<void>;
  /** Expects what stays on the page during the failure. */
  expectUnchanged: (page: Page, lang: Lang) => Promise<void>;
  /** Expects the result of a successful retry. */
  expectSuccess: (page: Page, lang: Lang) => Promise<void>;
  /** Mocked responses, where the retry must not reach the server. */
  responses?: Record<string, object>;
  isSignedOut?: true;
  /** A response that is no failure of this request. */
  exceptFailure?: string;
}

export const alert = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ });
/** At once, without waiting for a still page: lists and payments try again by themselves, too. */
export const pressRetry = (page: Page) => alert(page).getByRole('button').first().dispatchEvent('click');
/** Dispatches what a page gets on return to its tab; repeated, because a request under way is not sent again. */
const returnToTab = (page: Page): Promise<void> =>
  expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(alert(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
const proceed = (page: Page, lang: Lang) => page.getByRole('button', { name: textsByLang[lang].proceed });
const pressCheckAgain = (page: Page, lang: Lang) =>
  page.getByRole('button', { name: textsByLang[lang].checkAgain }).dispatchEvent('click');
const bagRefresh = {
  url: '**/api/surprise-bags',
  send: returnToTab,
  expectSuccess: (page: Page) => expect(alert(page)).toHaveCount(0),
};

const signIn = {
  path: '/login',
  isSignedOut: true as const,
  prepare: fillInAsMona,
  send: (page: Page, lang: Lang) => signInButton(page, lang).click(),
  retry: (page: Page, lang: Lang) => signInButton(page, lang).click(),
  expectUnchanged: async (page: Page, lang: Lang) => {
    await expect(page.getByLabel(textsByLang[lang].email, { exact: true })).toHaveValue('mona@zawadeh.local');
    await expect(page.getByLabel(textsByLang[lang].password, { exact: true })).toHaveValue('Zawadeh-mona-1');
    await expect(signInButton(page, lang)).not.toHaveAttribute('aria-disabled', 'true');
  },
  expectSuccess: (page: Page) => expect(page).toHaveURL(/\/our-bags$/),
};

const pay = {
  path: '/checkout',
  prepare: (page: Page, lang: Lang) => expect(proceed(page, lang)).toBeEnabled(),
  send: (page: Page, lang: Lang) => proceed(page, lang).click(),
  retry: (page: Page, lang: Lang) => proceed(page, lang).click(),
  expectUnchanged: async (page: Page, lang: Lang) => {
    await expect(proceed(page, lang)).toBeEnabled();
    await expect(proceed(page, lang)).not.toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText('Port Said St.')).toBeVisible();
    expect((await readStorage(page)).local['zawadeh-cart']).toContain(KNAFEH_ID);
  },
  expectSuccess: (page: Page) => expect(page).toHaveURL(/\/payment-method$/),
  responses: {
    '**/api/orders/checkout': { order_code: 'ZWD-PAYED234' },
    '**/api/whish': { payment_url: '/payment-method' },
  },
};

const statusCheck = {
  url: '**/api/orders/update-status',
  errorIn: (page: Page) => page.getByRole('main').getByRole('status').first(),
  retry: pressCheckAgain,
  expectUnchanged: (page: Page, lang: Lang) =>
    expect(page.getByRole('button', { name: textsByLang[lang].checkAgain })).toBeVisible(),
};

export const calls: Record<string, FailingCall> = {
  'the bags, on the shelf': {
    ...bagRefresh,
    path: '/our-bags',
    expectUnchanged: (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  'the bags, at a bag': {
    ...bagRefresh,
    path: `/bag/${KNAFEH_ID}`,
    expectUnchanged: (page) => expect(page.getByRole('spinbutton')).toBeVisible(),
  },
  'the bags, in the cart': {
    ...bagRefresh,
    path: '/cart',
    expectUnchanged: (page) => expect(page.getByRole('article')).toHaveCount(1),
  },
  'the configuration, at the login': { ...signIn, url: '**/config.json' },
  'signing in': { ...signIn, url: '**/auth/v1/token*' },
  'the profile row, on signing in': {
    ...signIn,
    url: '**/rest/v1/users*',
    exceptFailure: 'answers an empty body',
  },
  'signing up': {
    url: '**/auth/v1/signup*',
    path: '/login',
    prepare: async (page, lang) => {
      await chooseSignUp(page, lang);
      await fillInSignUp(page, lang, { email: 'rania@example.com' });
    },
    send: (page, lang) => signUpButton(page, lang).click(),
    retry: (page, lang) => signUpButton(page, lang).click(),
    expectUnchanged: async (page, lang) => {
      await expect(page.getByLabel(textsByLang[lang].email, { exact: true })).toHaveValue(
        'rania@example.com',
      );
      await expect(page.getByLabel(textsByLang[lang].password, { exact: true })).toHaveValue(
        'Bread-and-salt',
      );
    },
    expectSuccess: (page, lang) => expect(page.getByText(textsByLang[lang].created)).toBeVisible(),
    isSignedOut: true,
    responses: { '**/auth/v1/signup*': { id: 'a', email: 'rania@example.com', identities: [{}] } },
  },
  'the profile row, at the profile': {
    url: '**/rest/v1/users*',
    path: '/profile',
    // An account without a row gets one.
    exceptFailure: 'answers an empty body',
    expectUnchanged: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
    expectSuccess: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Mona Kabbara'),
  },
  'the orders, at the profile': {
    url: '**/rest/v1/orders*',
    path: '/profile',
    expectUnchanged: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Mona Kabbara'),
    expectSuccess: (page) => expect(alert(page)).toHaveCount(0),
  },
  'saving an order': { ...pay, url: '**/api/orders/checkout' },
  'opening its payment': { ...pay, url: '**/api/whish' },
  'the status, at the success page': {
    ...statusCheck,
    path: '/checkout/success',
    expectSuccess: (page, lang) =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText(textsByLang[lang].paid),
    // The notification of the shop is not under test.
    responses: { [statusCheck.url]: { payment_status: 'paid' }, '**/api/send-message': [] },
  },
  'the status, at the cancel page': {
    ...statusCheck,
    path: '/checkout/cancel',
    expectSuccess: (page, lang) =>
      expect(page.getByRole('button', { name: textsByLang[lang].checkAgain })).toHaveCount(0),
    responses: { [statusCheck.url]: { payment_status: 'cancelled' } },
  },
};
