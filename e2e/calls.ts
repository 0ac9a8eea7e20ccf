/** Every call that a screen makes, and the ways in which it can fail. */
import type { Page, Route } from '@playwright/test';
import type { ErrorCode } from '@zawadeh/domain';
import { KNAFEH, keptIn } from './storage.ts';
import { fillInAsMona, fillInSignUp, signInButton, signUpButton } from './steps.ts';
import { expect } from './words.ts';

const words = {
  en: {
    email: 'Email',
    password: 'Password',
    created: 'Account created! Please check your email to confirm your account.',
    proceed: /^Proceed to Payment/,
    again: 'Check again',
    paid: 'Payment Successful!',
  },
  ar: {
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    created: 'تم إنشاء حسابك! يرجى تأكيده عبر الرسالة التي أرسلناها إلى بريدك.',
    proceed: /^المتابعة إلى الدفع/,
    again: 'تحقّق مجدداً',
    paid: 'تم الدفع بنجاح!',
  },
} as const;

export type Lang = keyof typeof words;
type Answer = (route: Route) => Promise<void>;

const PAGE_OF_A_GATEWAY = '<!doctype html><h1>Bad gateway</h1><script>window.ran = 1</script>';

export const failures: Record<string, Answer> = {
  'answers 500 with a web page': (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: PAGE_OF_A_GATEWAY }),
  'answers a web page': (route) => route.fulfill({ contentType: 'text/html', body: PAGE_OF_A_GATEWAY }),
  'answers something else': (route) => route.fulfill({ json: { bags: 'none', data: 7, user: [], id: {} } }),
  'answers a number': (route) => route.fulfill({ json: 7 }),
  'answers emptily': (route) => route.fulfill({ body: '' }),
  'is asked too often': (route) =>
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

export interface Call {
  call: string;
  at: string;
  /** What somebody typed before. */
  before?: (page: Page, lang: Lang) => Promise<void>;
  /** What makes the call, again too after it has failed. */
  ask?: (page: Page, lang: Lang) => Promise<void>;
  /** Where the trouble is said. */
  said?: (page: Page, lang: Lang) => ReturnType<Page['locator']>;
  again?: (page: Page, lang: Lang) => Promise<void>;
  /** What is there all the while. */
  stays: (page: Page, lang: Lang) => Promise<void>;
  /** What it leads to when it goes well. */
  better: (page: Page, lang: Lang) => Promise<void>;
  /** What is answered then, where the real server shall not be asked. */
  answers?: Record<string, object>;
  isSignedOut?: true;
  /** Answers that are no failure here. */
  except?: string;
}

export const alert = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ });
export const pressRetry = async (page: Page) => alert(page).getByRole('button').first().click();
/** Coming back to the tab, as far as a page can tell; a look that is under way is not begun anew. */
const comeBack = (page: Page): Promise<void> =>
  expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(alert(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
const proceed = (page: Page, lang: Lang) => page.getByRole('button', { name: words[lang].proceed });
const pressAgain = (page: Page, lang: Lang) => page.getByRole('button', { name: words[lang].again }).click();
const bagsAgain = {
  call: '**/api/surprise-bags',
  ask: comeBack,
  better: (page: Page) => expect(alert(page)).toHaveCount(0),
};

const signIn = {
  at: '/login',
  isSignedOut: true as const,
  before: fillInAsMona,
  ask: (page: Page, lang: Lang) => signInButton(page, lang).click(),
  again: (page: Page, lang: Lang) => signInButton(page, lang).click(),
  stays: async (page: Page, lang: Lang) => {
    await expect(page.getByLabel(words[lang].email, { exact: true })).toHaveValue('mona@zawadeh.local');
    await expect(page.getByLabel(words[lang].password, { exact: true })).toHaveValue('Zawadeh-mona-1');
    await expect(signInButton(page, lang)).not.toHaveAttribute('aria-disabled', 'true');
  },
  better: (page: Page) => expect(page).toHaveURL(/\/our-bags$/),
};

const pay = {
  at: '/checkout',
  ask: (page: Page, lang: Lang) => proceed(page, lang).click(),
  again: (page: Page, lang: Lang) => proceed(page, lang).click(),
  stays: async (page: Page, lang: Lang) => {
    await expect(proceed(page, lang)).toBeEnabled();
    await expect(proceed(page, lang)).not.toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText('Port Said St.')).toBeVisible();
    expect((await keptIn(page)).local['zawadeh-cart']).toContain(KNAFEH);
  },
  better: (page: Page) => expect(page).toHaveURL(/\/payment-method$/),
  answers: {
    '**/api/orders/checkout': { order_code: 'ZWD-PAYED234' },
    '**/api/whish': { payment_url: '/payment-method' },
  },
};

const look = {
  call: '**/api/orders/update-status',
  said: (page: Page) => page.getByRole('main').getByRole('status').first(),
  again: pressAgain,
  stays: (page: Page, lang: Lang) =>
    expect(page.getByRole('button', { name: words[lang].again })).toBeVisible(),
};

export const calls: Record<string, Call> = {
  'the bags, on the shelf': {
    ...bagsAgain,
    at: '/our-bags',
    stays: (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  'the bags, at a bag': {
    ...bagsAgain,
    at: `/bag/${KNAFEH}`,
    stays: (page) => expect(page.getByRole('spinbutton')).toBeVisible(),
  },
  'the bags, in the cart': {
    ...bagsAgain,
    at: '/cart',
    stays: (page) => expect(page.getByRole('article')).toHaveCount(1),
  },
  'the project, at the login': { ...signIn, call: '**/config.json' },
  'signing in': { ...signIn, call: '**/auth/v1/token*' },
  'who has signed in': { ...signIn, call: '**/rest/v1/users*', except: 'answers emptily' },
  'signing up': {
    call: '**/auth/v1/signup*',
    at: '/login',
    before: fillInSignUp,
    ask: (page, lang) => signUpButton(page, lang).click(),
    again: (page, lang) => signUpButton(page, lang).click(),
    stays: async (page, lang) => {
      await expect(page.getByLabel(words[lang].email, { exact: true })).toHaveValue('rania@example.com');
      await expect(page.getByLabel(words[lang].password, { exact: true })).toHaveValue('Bread-and-salt');
    },
    better: (page, lang) => expect(page.getByText(words[lang].created)).toBeVisible(),
    isSignedOut: true,
    answers: { '**/auth/v1/signup*': { id: 'a', email: 'rania@example.com', identities: [{}] } },
  },
  'who is here, at the profile': {
    call: '**/rest/v1/users*',
    at: '/profile',
    // There is no row yet, and one is made.
    except: 'answers emptily',
    stays: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
    better: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Mona Kabbara'),
  },
  'the orders, at the profile': {
    call: '**/rest/v1/orders*',
    at: '/profile',
    stays: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Mona Kabbara'),
    better: (page) => expect(alert(page)).toHaveCount(0),
  },
  'saving an order': { ...pay, call: '**/api/orders/checkout' },
  'opening its payment': { ...pay, call: '**/api/whish' },
  'whether it is paid': {
    ...look,
    at: '/checkout/success',
    better: (page, lang) => expect(page.getByRole('heading', { level: 1 })).toHaveText(words[lang].paid),
    // Whether the shop was told is not looked at.
    answers: { [look.call]: { payment_status: 'paid' }, '**/api/send-message': [] },
  },
  'whether it is cancelled': {
    ...look,
    at: '/checkout/cancel',
    better: (page, lang) => expect(page.getByRole('button', { name: words[lang].again })).toHaveCount(0),
    answers: { [look.call]: { payment_status: 'cancelled' } },
  },
};
