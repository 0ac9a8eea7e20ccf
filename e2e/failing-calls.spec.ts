/** Every request of a screen failing in every way: the error is shown, nothing typed is lost, and a retry succeeds. */
import type { Page } from '@playwright/test';
import { alert, calls, failures, pressRetry, type FailingCall, type Lang } from './failingCalls.ts';
import {
  untilSessionRead,
  writeStorage,
  readStorage,
  recordStorageKeys,
  injectedValue,
  sessionOfMona,
  INTACT,
} from './storage.ts';
import { expect, failRequests, ignoreErrors, FAILED_REQUEST, test } from './fixtures.ts';

// Tests share the browser's HTTP cache, and nothing else.
test.use({ reuseContext: true });

const textsByLang = {
  en: {
    signIn: 'Please sign in to view your profile.',
    pleaseLogIn: 'Please log in to proceed with payment.',
    proceed: /^Proceed to Payment/,
    signOut: 'Sign Out',
  },
  ar: {
    signIn: 'يرجى تسجيل الدخول لعرض حسابك.',
    pleaseLogIn: 'يرجى تسجيل الدخول للمتابعة إلى الدفع.',
    proceed: /^المتابعة إلى الدفع/,
    signOut: 'تسجيل الخروج',
  },
} as const;

/** Each failure in one language, and on one size of screen. */
const failuresIn = (project: string) =>
  Object.entries(failures).filter((_, place) => project === ['en-phone', 'ar-desktop'][place % 2]);

let session = '';

test.beforeEach(async ({ page, request }) => {
  page.setDefaultTimeout(10_000);
  // A new session for each test, because signing out may reach the server after the test that did it.
  session = await sessionOfMona(request);
  await recordStorageKeys(page);
  await page.goto('/payment-method');
});

test.afterEach(async ({ page, pageErrors }) => {
  // Leaving the page logs the requests under way before their errors are ignored.
  await page.goto('about:blank');
  ignoreErrors(pageErrors, FAILED_REQUEST);
});

/** Stores the session and order of a signed-in buyer, or nothing for requests of signed-out visitors. */
const storeUser = (page: Page, { isSignedOut }: Pick<FailingCall, 'isSignedOut'>) =>
  writeStorage(page, {
    local: isSignedOut ? {} : { ...INTACT.local, 'zawadeh-session': session },
    session: {},
  });

/** Shortens the ten-second timeout of the app, from here on: a slow machine needs more for what should succeed. */
function shortenTimeout(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = () => timeout(2_500);
}

/** In the page language, and without technical terms. */
function expectClear(text: string, lang: Lang): void {
  expect(text).toMatch(lang === 'ar' ? /\p{Script=Arabic}{3}/u : /[a-z]{3}/i);
  expect(text).not.toMatch(
    /undefined|null|NaN|\[object|JSON|token|session|TypeError|fetch|<\w|PGRST|gateway/i,
  );
}

for (const [name, call] of Object.entries(calls)) {
  test(`${name}: every failure is shown, nothing is lost, and a retry succeeds`, async ({ page, lang }, {
    project,
  }) => {
    if (!call.send) await page.addInitScript(shortenTimeout);
    for (const [failure, respond] of failuresIn(project.name).filter(
      ([each]) => each !== call.exceptFailure,
    )) {
      await test.step(failure, async () => {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        for (const [url, json] of Object.entries(call.responses ?? {})) {
          await page.route(url, (route) => route.fulfill({ json }));
        }
        await storeUser(page, call);
        const fail = () => failRequests(page, call.url, respond);
        let restore = call.send ? null : await fail();
        await page.goto(call.path);
        await untilSessionRead(page);
        await call.prepare?.(page, lang);
        if (call.send) {
          await page.evaluate(shortenTimeout);
          restore = await fail();
          await call.send(page, lang);
        }
        const error = (call.errorIn ?? alert)(page, lang).first();
        await expect(error).toHaveText(/\S/);
        await call.expectUnchanged(page, lang);
        expectClear(await error.innerText(), lang);
        expect(await injectedValue(page)).toBeUndefined();
        restore?.();
        const retried = (call.retry ?? pressRetry)(page, lang);
        // The page itself retries an unreachable request, perhaps a moment before the button is pressed.
        await (failure === 'cannot be reached' ? retried.catch(() => {}) : retried);
        await call.expectSuccess(page, lang);
      });
    }
  });
}

const rejectSession = (page: Page, url: string) =>
  page.route(url, (route) =>
    route.fulfill({ status: 401, json: { message: 'JWT expired', code: 'PGRST301' } }),
  );

for (const call of ['**/rest/v1/users*', '**/rest/v1/orders*']) {
  test(`a session that ${call} rejects ends, and a login is offered`, async ({ page, lang }) => {
    await storeUser(page, {});
    await rejectSession(page, call);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: textsByLang[lang].signIn })).toBeVisible();
    expect((await readStorage(page)).local['zawadeh-session']).toBeUndefined();
    expect((await readStorage(page)).local['zawadeh-cart']).toBe(INTACT.local['zawadeh-cart']);
  });
}

for (const call of ['**/api/orders/checkout', '**/api/whish']) {
  test(`a session that ${call} rejects leads to a login, and back`, async ({ page, lang }) => {
    await storeUser(page, {});
    await page.route('**/api/orders/checkout', (route) =>
      route.fulfill({ json: { order_code: 'ZWD-PAYED234' } }),
    );
    await rejectSession(page, call);
    await page.goto('/checkout');
    await page.getByRole('button', { name: textsByLang[lang].proceed }).click();
    await expect(page.getByText(textsByLang[lang].pleaseLogIn)).toBeVisible();
    await page.getByRole('main').locator('a[href="/login"]').click();
    await expect(page.getByRole('textbox')).not.toHaveCount(0);
    expect((await readStorage(page)).session['zawadeh-way-back']).toBe('/checkout');
  });
}

test('signing out is immediate and final, whatever the server responds', async ({ page, request, lang }, {
  project,
}) => {
  // Also without a response: the user may close the page meanwhile.
  const unanswered = () => {};
  for (const respond of [unanswered, ...failuresIn(project.name).map(([, each]) => each)]) {
    // The sign-out may still reach the server, and pages check whether their session is open.
    session = await sessionOfMona(request);
    await storeUser(page, {});
    await page.goto('/profile');
    const signOut = page.getByRole('banner').getByRole('button', { name: textsByLang[lang].signOut });
    await expect(signOut).toBeVisible();
    await page.route('**/auth/v1/logout*', respond);
    await signOut.click();
    await expect(page.getByRole('heading', { name: textsByLang[lang].signIn })).toBeVisible({
      timeout: 1_000,
    });
    await expect
      .poll(async () => {
        const { local } = await readStorage(page);
        return 'zawadeh-session' in local || 'zawadeh-checkout-form' in local;
      })
      .toBe(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('a slow profile request does not restore a session that was signed out', async ({ page, lang }) => {
  await storeUser(page, {});
  await page.goto('/profile');
  const signOut = page.getByRole('banner').getByRole('button', { name: textsByLang[lang].signOut });
  await expect(signOut).toBeVisible();
  let respond = () => {};
  const mayRespond = new Promise<void>((resolve) => (respond = resolve));
  await page.route('**/rest/v1/users*', async (route) => {
    await mayRespond;
    await route.fulfill({ json: { id: 'mona', name: 'Mona Kabbara' } });
  });
  const request = page.waitForRequest('**/rest/v1/users*');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await request;
  await page.route('**/auth/v1/logout*', (route) => route.fulfill({ status: 204 }));
  await signOut.click();
  const response = page.waitForResponse('**/rest/v1/users*');
  respond();
  await response;
  await page.waitForTimeout(300);
  await expect(page.getByRole('heading', { name: textsByLang[lang].signIn })).toBeVisible();
  await expect(signOut).toHaveCount(0);
});

test('the pages are complete without images and web fonts', async ({ page }) => {
  await page.route(/\.(?:svg|webp|png|woff2)$/, (route) => route.fulfill({ status: 500, body: 'no' }));
  for (const path of ['/', '/our-bags', '/cart', '/no-such-page']) {
    await page.goto(path);
    await untilSessionRead(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  }
});
