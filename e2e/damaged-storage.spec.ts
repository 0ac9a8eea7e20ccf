/** Whatever the storage keys of the shop hold, every page is complete and no other key is lost. */
import type { Page } from '@playwright/test';
import { pages } from '../apps/web/src/app/routes.tsx';
import {
  untilSessionRead,
  usedStorageKeys,
  DAMAGE,
  damagedValue,
  writeStorage,
  keysInSource,
  KNAFEH_ID,
  readStorage,
  recordStorageKeys,
  LOCAL_KEYS,
  injectedValue,
  SESSION_KEYS,
  sessionOfMona,
  type StoredItems,
  INTACT,
} from './storage.ts';
import { BAG_TO_BUY } from './seeded.ts';
import { signInAsMona } from './signInSteps.ts';
import { expect, ignoreErrors, FAILED_REQUEST, openFromShelf, switchLanguage, test } from './fixtures.ts';

// Tests share the browser's HTTP cache, and nothing else.
test.use({ reuseContext: true });

const textsByLang = {
  en: {
    broken: 'Sorry, that did not work',
    add: 'Add to cart',
    added: 'Added',
    pickup: 'Pickup',
    phone: 'WhatsApp phone',
    firstName: /^First name/,
    otherCheckout: 'إتمام الطلب',
  },
  ar: {
    broken: 'نعتذر، تعذّر عرض الصفحة',
    add: 'أضف إلى السلّة',
    added: 'أُضيف',
    pickup: 'استلام',
    phone: 'رقم واتساب',
    firstName: /^الاسم الأوّل/,
    otherCheckout: 'Checkout',
  },
} as const;

const PATHS = [...Object.keys(pages).map((path) => path.replace(':id', KNAFEH_ID)), '/no-such-page'];
/** These read what every page reads, so one damage in each language shows them. */
const PLAIN_PATHS = ['/payment-method', '/about', '/terms', '/privacy', '/no-such-page'];
const KEYS = [...LOCAL_KEYS, ...SESSION_KEYS];

/** Keys of the Supabase client: derived from its storage key, and its test whether storage works. */
const CLIENT_KEYS = /^zawadeh-session-[\w-]+$|^lswt-|^supabase\./;

const damageAll = (values: StoredItems, damage: string): StoredItems => {
  const damageKeys = (keys: readonly string[], from: number) =>
    Object.fromEntries(keys.map((key, at) => [key, damagedValue(damage, from + at)]));
  return {
    local: { ...values.local, ...damageKeys(LOCAL_KEYS, 0) },
    session: { ...values.session, ...damageKeys(SESSION_KEYS, LOCAL_KEYS.length) },
  };
};

async function open(page: Page, path: string, lang: 'en' | 'ar'): Promise<void> {
  await page.goto(path);
  await untilSessionRead(page);
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  await expect(page.getByText(textsByLang[lang].broken), path).toHaveCount(0);
  const text = await page.locator('body').innerText();
  expect(text, path).not.toMatch(/\b(?:undefined|NaN|null|Infinity|Invalid Date)\b|\[object/);
  expect(await injectedValue(page), path).toBeUndefined();
  for (const key of await usedStorageKeys(page)) {
    if (!CLIENT_KEYS.test(key)) expect(KEYS, 'a key that this spec does not damage').toContain(key);
  }
}

test.beforeEach(async ({ page }) => {
  await recordStorageKeys(page);
  await page.goto('/payment-method');
});

test('every key in the source is damaged here', () => {
  expect(KEYS.toSorted()).toEqual(keysInSource());
});

Object.keys(DAMAGE).forEach((damage, place) => {
  // Each damage in one language, and on one size of screen.
  const tag = ['@en-phone', '@ar-desktop'][place % 2]!;
  const title = `${damage}, under every key: every page is complete, and a bag can be added to the cart`;
  test(title, { tag }, async ({ page, request, lang, pageErrors }) => {
    // A megabyte in each key is written for each page, which takes a slow machine more than a minute.
    test.setTimeout(180_000);
    const values = damageAll({ local: {}, session: {} }, damage);
    const paths = place < 2 ? PATHS : PATHS.filter((path) => !PLAIN_PATHS.includes(path));
    for (const path of paths) {
      await writeStorage(page, values);
      await open(page, path, lang);
    }
    await writeStorage(page, values);
    await page.evaluate(
      (text) => localStorage.setItem('zawadeh-session', text),
      await sessionOfMona(request),
    );
    await open(page, `/bag/${KNAFEH_ID}`, lang);
    await page.getByRole('button', { name: textsByLang[lang].add, exact: true }).click();
    await expect(page.getByText(textsByLang[lang].added, { exact: true })).toBeVisible();
    expect((await readStorage(page)).local['zawadeh-cart']).toContain(KNAFEH_ID);
    ignoreErrors(pageErrors, FAILED_REQUEST);
  });
});

test('a damaged key leaves the values of the other keys intact', async ({ page, lang, pageErrors }, {
  project,
}) => {
  const texts = textsByLang[lang];
  // Each key in one language, and on one size of screen.
  const runsHere = (place: number) => project.name === ['en-phone', 'ar-desktop'][place % 2];
  const keys = KEYS.filter((key) => key !== 'zawadeh-session');
  for (const key of keys.filter((_, place) => runsHere(place))) {
    const values = { local: { ...INTACT.local }, session: { ...INTACT.session } };
    (LOCAL_KEYS.includes(key) ? values.local : values.session)[key] = '{"half';
    await writeStorage(page, values);
    for (const path of ['/our-bags', '/login', '/checkout/cancel', '/cart']) await open(page, path, lang);
    if (key !== 'zawadeh-cart') {
      await expect(page.getByRole('article'), key).toHaveCount(1);
      await expect(page.getByRole('textbox', { name: texts.firstName }), key).toHaveValue('Rania');
    }
    const { local, session } = await readStorage(page);
    // The cart is updated with the current stock.
    if (key !== 'zawadeh-cart') {
      expect(local['zawadeh-cart']).toContain(KNAFEH_ID);
      values.local['zawadeh-cart'] = local['zawadeh-cart'] ?? '';
    }
    // The tab's order is set to the pending one.
    if (key === 'lastPendingOrderCode' || key === 'zawadeh-left-order')
      values.session['zawadeh-left-order'] = session['zawadeh-left-order'] ?? '';
    // The cached account is deleted without a session.
    if (key === 'zawadeh-account') delete values.local[key];
    expect(local, key).toEqual(values.local);
    expect(session, key).toEqual(values.session);
  }
  ignoreErrors(pageErrors, FAILED_REQUEST);
});

/** A browser that blocks storage, and one whose quota is exceeded. */
const storageFailures: Record<string, () => void> = {
  'denies every access': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('', 'SecurityError');
        },
      });
    }
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  },
};

for (const [failure, install] of Object.entries(storageFailures)) {
  test(`storage that ${failure}: the shop works while the page is open`, async ({ page, lang }) => {
    const texts = textsByLang[lang];
    await page.addInitScript(install);
    await page.goto('/login');
    await signInAsMona(page, lang);
    await openFromShelf(page, BAG_TO_BUY[lang].id);
    await page.getByRole('button', { name: texts.add, exact: true }).click();
    await expect(page.getByText(texts.added, { exact: true })).toBeVisible();
    // Through a page that does not read the cart.
    await page.getByRole('banner').locator('a[href="/"]').first().click();
    await page.getByRole('banner').locator('a[href="/cart"]').click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('radio', { name: texts.pickup }).check();
    await page.getByRole('textbox', { name: texts.phone }).fill('70 123 456');
    await switchLanguage(page, lang);
    await page.getByRole('button', { name: texts.otherCheckout }).filter({ visible: true }).click();
    await expect(page.getByText('+961 70 123 456')).toBeVisible();
  });
}
