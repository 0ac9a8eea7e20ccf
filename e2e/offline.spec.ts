import type { BrowserContext, Page } from '@playwright/test';
import { openLine } from './line.ts';
import { SEEDED_BAGS } from './seeded.ts';
import { bagCards, expect, forgive, LOST_REQUEST, test } from './words.ts';

test.use({ serviceWorkers: 'allow' });

const words = {
  en: {
    offline: 'You seem to be offline.',
    earlier: 'This is how they were on',
    wallet: /Money/,
    add: 'Add to cart',
    added: 'Added',
    emptyCart: 'Your cart is empty.',
    pickup: 'Pickup',
    phone: 'WhatsApp phone',
    checkout: 'Checkout',
    proceed: /^Proceed to Payment/,
    kept: 'Your order is kept, and we go on to the payment as soon as you are back.',
    ordersLater: 'Your orders will be up to date as soon as you are back.',
    payLater: 'We will check your payment as soon as you are back.',
    signOut: 'Sign Out',
    signedOut: 'Please sign in to view your profile.',
    email: 'Email',
    password: 'Password',
    signIn: 'Sign In',
  },
  ar: {
    offline: 'مقطوع',
    earlier: 'هذه حالها يوم',
    wallet: /Money/,
    add: 'أضف إلى السلة',
    added: 'أُضيف',
    emptyCart: 'سلّتك فارغة.',
    pickup: 'استلام',
    phone: 'رقم واتساب',
    checkout: 'إتمام الطلب',
    proceed: /^المتابعة إلى الدفع/,
    kept: 'طلبك محفوظ، وسنتابع إلى الدفع حالما يعود الاتصال.',
    ordersLater: 'ستظهر آخر طلباتك حالما يعود الاتصال.',
    payLater: 'نتحقّق من الدفع فور عودته.',
    signOut: 'تسجيل الخروج',
    signedOut: 'يرجى تسجيل الدخول لعرض حسابك.',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    signIn: 'تسجيل الدخول',
  },
} as const;

type Say = (typeof words)['en' | 'ar'];

/** Others than those that are bought in buy.spec.ts, for the same reason. */
const BAG: Record<string, string> = {
  'en-phone': 'ba600000-0000-4000-8000-000000000012',
  'ar-phone': 'ba600000-0000-4000-8000-000000000034',
  'en-desk': 'ba600000-0000-4000-8000-000000000041',
  'ar-desk': 'ba600000-0000-4000-8000-000000000052',
};

/** The empty page is put away last: with it, all is there. Its name tells the version. */
const isKept = (page: Page, lang: string) =>
  page.evaluate(async (shell) => {
    for (const name of await caches.keys()) {
      const found = await (await caches.open(name)).match(shell, { ignoreVary: true });
      if (found) return name;
    }
    return null;
  }, `/shell/${lang}`);

const untilKept = (page: Page, lang: string) =>
  expect.poll(() => isKept(page, lang), { timeout: 20_000 }).not.toBeNull();

/** The place where toasts are said is one too. */
const alert = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function logIn(page: Page, say: Say, who: 'mona' | 'admin'): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(say.email, { exact: true }).fill(`${who}@zawadeh.local`);
  await page.getByLabel(say.password, { exact: true }).fill(`Zawadeh-${who}-1`);
  const send = page.getByRole('main').getByRole('button', { name: say.signIn });
  await expect(async () => {
    if (page.url().endsWith('/login')) await send.click({ timeout: 1_000 });
    await expect(page).not.toHaveURL(/\/login$/, { timeout: 3_000 });
  }).toPass();
}

async function fillCart(page: Page, say: Say, bag: string): Promise<void> {
  await page.goto(`/bag/${bag}`);
  // Pressed before the scripts have come, it does nothing.
  await expect(async () => {
    await page.getByRole('button', { name: say.add, exact: true }).click({ timeout: 1_000 });
    await expect(page.getByRole('button', { name: say.added, exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('banner').locator('a[href="/cart"]').click();
  await page.getByRole('radio', { name: say.pickup }).check();
  await page.getByRole('textbox', { name: say.phone }).fill('70 123 456');
  await page.getByRole('button', { name: say.checkout }).filter({ visible: true }).click();
}

test('the shop can be installed, in the language it is read in, and its frame follows what is chosen in it', async ({
  page,
  lang,
  say: shelf,
}) => {
  await page.goto('/our-bags');
  const link = page.locator('link[rel="manifest"]');
  await expect(link).toHaveAttribute('href', `/app.${lang}.webmanifest`);
  const answer = await page.request.get(`/app.${lang}.webmanifest`);
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  const manifest = (await answer.json()) as {
    dir: string;
    icons: { src: string }[];
    shortcuts: { url: string; icons: { src: string }[] }[];
  };
  expect(manifest).toMatchObject({ lang, dir: shelf.dir, display: 'standalone', start_url: '/our-bags' });
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/our-bags', '/cart', '/profile']);
  const pictures = [
    ...manifest.icons,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
    { src: '/icons/apple-touch-icon.png' },
  ];
  for (const { src } of pictures) {
    expect((await page.request.get(src)).headers()['content-type']).toMatch(/^image\/(?:png|svg\+xml)$/);
  }

  await untilKept(page, lang);
  await page.getByRole('banner').getByRole('button', { name: shelf.otherLanguage }).click();
  const other = lang === 'ar' ? 'en' : 'ar';
  await expect(link).toHaveAttribute('href', `/app.${other}.webmanifest`);
  // So does what is kept.
  await untilKept(page, other);
});

test('without a line the shelf is there and says of when it is, and pages that were never opened open', async ({
  page,
  context,
  lang,
  say: shelf,
  complaints,
}, { project }) => {
  const say = words[lang];
  await page.goto('/our-bags');
  await untilKept(page, lang);
  await context.setOffline(true);

  await test.step('the same page again', async () => {
    await page.reload();
    await expect(bagCards(page)).toHaveCount(SEEDED_BAGS);
    await expect(page.locator('html')).toHaveAttribute('dir', shelf.dir);
    await expect(alert(page)).toContainText(say.offline);
    await expect(alert(page)).toContainText(say.earlier);
  });

  await test.step('a bag, the cart and the page about paying, for the first time', async () => {
    await page.goto(`/bag/${BAG[project.name]}`);
    await expect(page.getByRole('button', { name: say.add, exact: true })).toBeVisible();
    await expect(alert(page)).toContainText(say.earlier);
    await page.goto('/cart');
    await expect(title(page)).toHaveText(say.emptyCart);
    await page.goto('/payment-method');
    await expect(title(page)).toContainText(say.wallet);
    await page.goto('/nothing/of/the/kind');
    await expect(title(page)).toHaveText(shelf.notFound);
    await expect(page.locator('html')).toHaveAttribute('dir', shelf.dir);
  });

  await test.step('with the line back it is of now', async () => {
    await page.goto('/our-bags');
    await expect(alert(page)).toContainText(say.earlier);
    await context.setOffline(false);
    // The page may hear of the line before the worker has it; then it asks again within ten seconds.
    await expect(alert(page)).toBeHidden({ timeout: 12_000 });
  });
  forgive(complaints, LOST_REQUEST);
});

test('a cart is filled without a line, its checkout explains itself and goes on by itself, once', async ({
  page,
  context,
  lang,
  complaints,
}, { project }) => {
  test.setTimeout(60_000);
  const say = words[lang];
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/orders/checkout')) keys.push(request.headers()['idempotency-key']);
  });
  await logIn(page, say, 'mona');
  await untilKept(page, lang);
  await context.setOffline(true);
  await fillCart(page, say, BAG[project.name]!);
  const proceed = page.getByRole('button', { name: say.proceed });
  await proceed.click();
  await expect(alert(page)).toContainText(say.kept);
  // A reload loses neither the cart nor who is here.
  await page.reload();
  await expect(proceed).toBeEnabled();
  await proceed.click();
  await expect(alert(page)).toContainText(say.kept);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/wallet\/\d+$/);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);

  await test.step('cut between the order and its payment, the same order is paid', async () => {
    await page.goto('/checkout');
    await page.evaluate(() => {
      const real = window.fetch;
      window.fetch = async (asked, init) => {
        if (asked !== '/api/whish') return real(asked, init);
        window.fetch = real;
        throw new TypeError('Failed to fetch');
      };
    });
    await proceed.click();
    await expect(alert(page)).toContainText(say.kept);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page).toHaveURL(/\/wallet\/\d+$/);
    expect(new Set(keys).size).toBe(1);
  });

  await test.step('back from the wallet without a line', async () => {
    await context.setOffline(true);
    await page.goto('/checkout/success');
    await expect(page.getByText(say.payLater)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(say.payLater)).toBeHidden();
  });
  forgive(complaints, LOST_REQUEST);
});

test("one's orders are there without a line, and nothing of them once somebody has signed out", async ({
  page,
  context,
  lang,
  complaints,
}, { project }) => {
  test.setTimeout(60_000);
  const say = words[lang];
  await logIn(page, say, 'mona');
  await fillCart(page, say, BAG[project.name]!);
  await page.getByRole('button', { name: say.proceed }).click();
  await expect(page).toHaveURL(/\/wallet\/\d+$/);
  await page.goto('/profile');
  const code = (await page.evaluate(() => localStorage.getItem('lastPendingOrderCode')))!;
  const order = page.getByRole('article').filter({ hasText: code });
  await expect(order).toBeVisible();
  await untilKept(page, lang);
  const leavings = () =>
    page.evaluate(async (needle) => {
      const texts = [
        localStorage.getItem('zawadeh-account') ?? '',
        localStorage.getItem('zawadeh-session') ?? '',
      ];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const key of await cache.keys()) {
          const found = await cache.match(key, { ignoreVary: true });
          if (/json|html/.test(found?.headers.get('content-type') ?? ''))
            texts.push((await found?.text()) ?? '');
        }
      }
      return texts.filter((text) => text.includes(needle) || text.includes('mona@')).length;
    }, code);

  await test.step('without a line', async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(order).toBeVisible();
    await expect(alert(page)).toContainText(say.ordersLater);
    expect(await leavings()).toBeGreaterThan(0);
  });

  await test.step('signed out, still without a line', async () => {
    await signOut(page, say);
    await expect(page.getByRole('heading', { name: say.signedOut })).toBeVisible();
    expect(await leavings()).toBe(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: say.signedOut })).toBeVisible();
    await expect(page.getByText(code)).toHaveCount(0);
  });

  await test.step('the next person on the same phone', async () => {
    await context.setOffline(false);
    await logIn(page, say, 'admin');
    await page.goto('/profile');
    await expect(title(page)).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(alert(page)).toContainText(say.ordersLater);
    await expect(page.getByText(code)).toHaveCount(0);
    await expect(page.getByText('mona@zawadeh.local')).toHaveCount(0);
    expect(await leavings()).toBe(0);
  });
  forgive(complaints, LOST_REQUEST);
});

async function signOut(page: Page, say: Say): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: say.signOut }).click();
}

test('on a dead line a page that is known comes soon, and a new build takes over without breaking an open page', async ({
  context,
  baseURL,
  lang,
}) => {
  test.setTimeout(90_000);
  const line = await openLine(baseURL!);
  try {
    await onLine(context, line, lang);
  } finally {
    await line.close();
  }
});

async function onLine(
  context: BrowserContext,
  line: Awaited<ReturnType<typeof openLine>>,
  lang: 'en' | 'ar',
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${line.origin}/our-bags`);
  await untilKept(page, lang);
  const before = await isKept(page, lang);

  await test.step('nothing comes', async () => {
    line.die();
    const asked = Date.now();
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(bagCards(page)).toHaveCount(SEEDED_BAGS);
    expect(Date.now() - asked).toBeLessThan(6_000);
    line.revive();
  });

  await test.step('a new build, beside an open page of the one before', async () => {
    line.changeWorker = (script) => script.replace(/version:`\w+`/, 'version:`another`');
    line.isGone = (path) => path.startsWith('/assets/CartScreen-');
    await page.goto(`${line.origin}/our-bags`);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).join()), { timeout: 20_000 })
      .toContain('another');
    await page.getByRole('banner').locator('a[href="/cart"]').click();
    await expect(title(page)).toHaveText(words[lang].emptyCart);
    expect(before).not.toContain('another');
  });

  await test.step('what was kept of the one before goes when no page needs it', async () => {
    line.isGone = () => false;
    await page.goto(`${line.origin}/our-bags`);
    await expect
      .poll(
        () => page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('pages-'))),
        {
          timeout: 20_000,
        },
      )
      .toEqual(['zawadeh-pages-another']);
  });

  await test.step('a file that is nowhere any more: the page opens itself again, in its present build', async () => {
    const browser = await context.newCDPSession(page);
    await browser.send('Network.clearBrowserCache');
    await page.evaluate(() => caches.delete('zawadeh-files'));
    let isThere = false;
    line.isGone = (path) => path.startsWith('/assets/LoginScreen-') && !isThere && (isThere = true);
    await page.getByRole('banner').locator('a[href="/login"]').click();
    await expect(page.getByLabel(words[lang].email, { exact: true })).toBeVisible();
    expect(isThere).toBe(true);
  });
}
