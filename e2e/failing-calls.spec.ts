/** Every call that a screen makes, failing in every way: it is said, nothing typed is lost, and another try helps. */
import type { Page } from '@playwright/test';
import { alert, calls, failures, pressRetry, type Call, type Lang } from './calls.ts';
import { alive, keep, keptIn, listen, ranIn, sessionOfMona, WHOLE } from './storage.ts';
import { expect, forgive, LOST_REQUEST, test } from './words.ts';

const words = {
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
  test.setTimeout(90_000);
  page.setDefaultTimeout(10_000);
  // Of its own: the server may hear of an ended session after the test that ended it.
  session = await sessionOfMona(request);
  await listen(page);
  // Patience of a moment: the product's own is ten seconds.
  await page.addInitScript(() => {
    const own = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = () => own(1_500);
  });
  await page.goto('/payment-method');
});

test.afterEach(async ({ page, complaints }) => {
  // What is still under way is written down before it is forgiven.
  await page.goto('about:blank');
  forgive(complaints, LOST_REQUEST);
});

/** Somebody who is signed in and about to order, unless the call is for those who are not. */
const keepFor = (page: Page, { isSignedOut }: Pick<Call, 'isSignedOut'>) =>
  keep(page, {
    local: isSignedOut ? {} : { ...WHOLE.local, 'zawadeh-session': session },
    session: {},
  });

/** In the reader's own language, and nothing that only an engineer would understand. */
function expectClear(text: string, lang: Lang): void {
  expect(text).toMatch(lang === 'ar' ? /\p{Script=Arabic}{3}/u : /[a-z]{3}/i);
  expect(text).not.toMatch(
    /undefined|null|NaN|\[object|JSON|token|session|TypeError|fetch|<\w|PGRST|gateway/i,
  );
}

for (const [name, call] of Object.entries(calls)) {
  test(`${name}: whatever fails is said, nothing is lost, and another try helps`, async ({ page, lang }, {
    project,
  }) => {
    for (const [answer, fail] of failuresIn(project.name).filter(([each]) => each !== call.except)) {
      await test.step(answer, async () => {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        for (const [address, json] of Object.entries(call.answers ?? {})) {
          await page.route(address, (route) => route.fulfill({ json }));
        }
        await keepFor(page, call);
        if (!call.ask) await page.route(call.call, fail);
        await page.goto(call.at);
        await alive(page);
        await call.before?.(page, lang);
        if (call.ask) {
          await page.route(call.call, fail);
          await call.ask(page, lang);
        }
        const said = (call.said ?? alert)(page, lang).first();
        await expect(said).toHaveText(/\S/);
        await call.stays(page, lang);
        expectClear(await said.innerText(), lang);
        expect(await ranIn(page)).toBeUndefined();
        await page.unroute(call.call, fail);
        const pressed = (call.again ?? pressRetry)(page, lang);
        // What could not be reached is asked for again by the page itself, perhaps a moment before the press.
        await (answer === 'cannot be reached' ? pressed.catch(() => {}) : pressed);
        await call.better(page, lang);
      });
    }
  });
}

const refused = (page: Page, call: string) =>
  page.route(call, (route) =>
    route.fulfill({ status: 401, json: { message: 'JWT expired', code: 'PGRST301' } }),
  );

for (const call of ['**/rest/v1/users*', '**/rest/v1/orders*']) {
  test(`a session that ${call} knows no more is over, and a login is offered`, async ({ page, lang }) => {
    await keepFor(page, {});
    await refused(page, call);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: words[lang].signIn })).toBeVisible();
    expect((await keptIn(page)).local['zawadeh-session']).toBeUndefined();
    expect((await keptIn(page)).local['zawadeh-cart']).toBe(WHOLE.local['zawadeh-cart']);
  });
}

for (const call of ['**/api/orders/checkout', '**/api/whish']) {
  test(`a session that ${call} knows no more leads to a login, and back`, async ({ page, lang }) => {
    await keepFor(page, {});
    await page.route('**/api/orders/checkout', (route) =>
      route.fulfill({ json: { order_code: 'ZWD-PAYED234' } }),
    );
    await refused(page, call);
    await page.goto('/checkout');
    await page.getByRole('button', { name: words[lang].proceed }).click();
    await expect(page.getByText(words[lang].pleaseLogIn)).toBeVisible();
    await page.getByRole('main').locator('a[href="/login"]').click();
    await expect(page.getByRole('textbox')).not.toHaveCount(0);
    expect((await keptIn(page)).session['zawadeh-way-back']).toBe('/checkout');
  });
}

test('signing out is at once and for good, whatever the server makes of it', async ({ page, request, lang }, {
  project,
}) => {
  // Also where there is no answer yet: they may close the page meanwhile.
  const unanswered = () => {};
  for (const fail of [unanswered, ...failuresIn(project.name).map(([, each]) => each)]) {
    // The server may hear of it later after all, and pages ask whether their session is still open.
    session = await sessionOfMona(request);
    await keepFor(page, {});
    await page.goto('/profile');
    const signOut = page.getByRole('banner').getByRole('button', { name: words[lang].signOut });
    await expect(signOut).toBeVisible();
    await page.route('**/auth/v1/logout*', fail);
    await signOut.click();
    await expect(page.getByRole('heading', { name: words[lang].signIn })).toBeVisible({ timeout: 1_000 });
    await expect
      .poll(async () => {
        const { local } = await keptIn(page);
        return 'zawadeh-session' in local || 'zawadeh-checkout-form' in local;
      })
      .toBe(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('a slow look at who is here does not bring back whoever has signed out', async ({ page, lang }) => {
  await keepFor(page, {});
  await page.goto('/profile');
  const signOut = page.getByRole('banner').getByRole('button', { name: words[lang].signOut });
  await expect(signOut).toBeVisible();
  const line = { open: () => {} };
  const opened = new Promise<void>((resolve) => (line.open = resolve));
  await page.route('**/rest/v1/users*', async (route) => {
    await opened;
    await route.fulfill({ json: { id: 'mona', name: 'Mona Kabbara' } });
  });
  const asked = page.waitForRequest('**/rest/v1/users*');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await asked;
  await page.route('**/auth/v1/logout*', (route) => route.fulfill({ status: 204 }));
  await signOut.click();
  const answered = page.waitForResponse('**/rest/v1/users*');
  line.open();
  await answered;
  await page.waitForTimeout(300);
  await expect(page.getByRole('heading', { name: words[lang].signIn })).toBeVisible();
  await expect(signOut).toHaveCount(0);
});

test('without pictures and letters of their own the pages are whole', async ({ page, say }) => {
  await page.route(/\.(?:svg|webp|png|woff2)$/, (route) => route.fulfill({ status: 500, body: 'no' }));
  for (const address of ['/', '/our-bags', '/cart', '/no-such-page']) {
    await page.goto(address);
    await alive(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: say.menu, exact: true })).toBeVisible();
  }
});
