/** Whatever stands under the keys that the shop reads, every page is whole and nothing else is lost. */
import type { Page } from '@playwright/test';
import { pages } from '../apps/web/src/routes.tsx';
import {
  alive,
  askedKeys,
  DAMAGE,
  damaged,
  keep,
  keysInTheCode,
  KNAFEH,
  keptIn,
  listen,
  LOCAL_KEYS,
  ranIn,
  SESSION_KEYS,
  sessionOfMona,
  type Kept,
  WHOLE,
} from './storage.ts';
import { BAG_TO_BUY } from './seeded.ts';
import { signInAsMona } from './steps.ts';
import { expect, forgive, LOST_REQUEST, switchLanguage, test } from './words.ts';

const words = {
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
    add: 'أضف إلى السلة',
    added: 'أُضيف',
    pickup: 'استلام',
    phone: 'رقم واتساب',
    firstName: /^الاسم الأول/,
    otherCheckout: 'Checkout',
  },
} as const;

const ADDRESSES = [...Object.keys(pages).map((path) => path.replace(':id', KNAFEH)), '/no-such-page'];
const KEYS = [...LOCAL_KEYS, ...SESSION_KEYS];

/** What the client of the hosted backend makes of the key it is given, and whether anything is kept it tries so. */
const ITS_OWN = /^zawadeh-session-[\w-]+$|^lswt-|^supabase\./;

const broken = (values: Kept, damage: string): Kept => {
  const all = (keys: readonly string[], from: number) =>
    Object.fromEntries(keys.map((key, at) => [key, damaged(damage, from + at)]));
  return {
    local: { ...values.local, ...all(LOCAL_KEYS, 0) },
    session: { ...values.session, ...all(SESSION_KEYS, LOCAL_KEYS.length) },
  };
};

async function open(page: Page, address: string, lang: 'en' | 'ar'): Promise<void> {
  await page.goto(address);
  await alive(page);
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
  await expect(page.getByText(words[lang].broken), address).toHaveCount(0);
  const text = await page.locator('body').innerText();
  expect(text, address).not.toMatch(/\b(?:undefined|NaN|null|Infinity|Invalid Date)\b|\[object/);
  expect(await ranIn(page), address).toBeUndefined();
  for (const key of await askedKeys(page)) {
    if (!ITS_OWN.test(key)) expect(KEYS, 'a key that is not tried here').toContain(key);
  }
}

test.beforeEach(async ({ page }) => {
  await listen(page);
  await page.goto('/payment-method');
});

test('every key that the code names is tried', () => {
  expect(KEYS.toSorted()).toEqual(keysInTheCode());
});

Object.keys(DAMAGE).forEach((damage, place) => {
  test(`${damage}, under every key: every page is whole, and a bag can be put in the cart`, async ({
    page,
    request,
    lang,
    complaints,
  }, { project }) => {
    test.setTimeout(90_000);
    // Each damage in one language, and on one size of screen.
    test.skip(project.name !== ['en-phone', 'ar-desktop'][place % 2]);
    const values = broken({ local: {}, session: {} }, damage);
    for (const address of ADDRESSES) {
      await keep(page, values);
      await open(page, address, lang);
    }
    await keep(page, values);
    await page.evaluate(
      (text) => localStorage.setItem('zawadeh-session', text),
      await sessionOfMona(request),
    );
    await open(page, `/bag/${KNAFEH}`, lang);
    await page.getByRole('button', { name: words[lang].add, exact: true }).click();
    await expect(page.getByRole('button', { name: words[lang].added, exact: true })).toBeVisible();
    expect((await keptIn(page)).local['zawadeh-cart']).toContain(KNAFEH);
    forgive(complaints, LOST_REQUEST);
  });
});

test('damage under one key costs nothing that is kept under another', async ({ page, lang, complaints }, {
  project,
}) => {
  test.setTimeout(90_000);
  const say = words[lang];
  // Each key in one language, and on one size of screen.
  const isHere = (place: number) => project.name === ['en-phone', 'ar-desktop'][place % 2];
  const keys = KEYS.filter((key) => key !== 'zawadeh-session');
  for (const key of keys.filter((_, place) => isHere(place))) {
    const values = { local: { ...WHOLE.local }, session: { ...WHOLE.session } };
    (LOCAL_KEYS.includes(key) ? values.local : values.session)[key] = '{"half';
    await keep(page, values);
    for (const address of ['/our-bags', '/login', '/checkout/cancel', '/cart'])
      await open(page, address, lang);
    if (key !== 'zawadeh-cart') {
      await expect(page.getByRole('article'), key).toHaveCount(1);
      await expect(page.getByRole('textbox', { name: say.firstName }), key).toHaveValue('Rania');
    }
    const { local, session } = await keptIn(page);
    // What the stores have now is written into the cart.
    if (key !== 'zawadeh-cart') {
      expect(local['zawadeh-cart']).toContain(KNAFEH);
      values.local['zawadeh-cart'] = local['zawadeh-cart'] ?? '';
    }
    // The order that a tab went to pay is whichever is pending.
    if (key === 'lastPendingOrderCode' || key === 'zawadeh-left-order')
      values.session['zawadeh-left-order'] = session['zawadeh-left-order'] ?? '';
    // Kept of an account, it goes where it is nobody's.
    if (key === 'zawadeh-account') delete values.local[key];
    expect(local, key).toEqual(values.local);
    expect(session, key).toEqual(values.session);
  }
  forgive(complaints, LOST_REQUEST);
});

/** What a browser does whose owner lets no site keep anything, or whose disk is full. */
const refusals: Record<string, () => void> = {
  'refuses every access': () => {
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

for (const [what, refuse] of Object.entries(refusals)) {
  test(`storage that ${what}: the shop works for as long as it is open`, async ({ page, lang }, {
    project,
  }) => {
    const here = words[lang];
    await page.addInitScript(refuse);
    await page.goto('/login');
    await signInAsMona(page, lang);
    await page.locator(`a[href="/bag/${BAG_TO_BUY[project.name]?.id}"]`).first().click();
    await page.getByRole('button', { name: here.add, exact: true }).click();
    await expect(page.getByRole('button', { name: here.added, exact: true })).toBeVisible();
    // By way of a page that looks at no cart.
    await page.getByRole('banner').locator('a[href="/"]').first().click();
    await page.getByRole('banner').locator('a[href="/cart"]').click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('radio', { name: here.pickup }).check();
    await page.getByRole('textbox', { name: here.phone }).fill('70 123 456');
    await switchLanguage(page, lang);
    await page.getByRole('button', { name: here.otherCheckout }).filter({ visible: true }).click();
    await expect(page.getByText('+961 70 123 456')).toBeVisible();
  });
}
