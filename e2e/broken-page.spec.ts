/** A screen that cannot be fetched, or throws while it is drawn: the frame works on, and there is a way out. */
import type { Route } from '@playwright/test';
import { alive, keep, keptIn, listen, WHOLE } from './storage.ts';
import { fillInAsMona, signInButton } from './steps.ts';
import { expect, forgive, LOST_REQUEST, switchLanguage, test } from './words.ts';

const words = {
  en: { broken: 'Sorry, that did not work', reload: 'Open the page again', firstName: /^First name/ },
  ar: { broken: 'نعتذر، تعذّر عرض الصفحة', reload: 'افتح الصفحة من جديد', firstName: /^الاسم الأول/ },
} as const;

const script = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });

const troubles: Record<string, { file: RegExp; answer: (route: Route) => Promise<void> }> = {
  'cannot be fetched': { file: /CartScreen-.*\.js/, answer: (route) => route.abort('connectionfailed') },
  'is a web page': {
    file: /CartScreen-.*\.js/,
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  },
  'throws while it is drawn': {
    file: /CartScreen-.*\.js/,
    answer: script('export const Screen = () => { throw new Error("on purpose"); };'),
  },
  'throws at its beginning': {
    file: /CartScreen-.*\.js/,
    answer: script(
      'export const Screen = () => null; export const begin = () => { throw new Error("on purpose"); };',
    ),
  },
  'has no words': { file: /(?:english|arabic)-.*\.js/, answer: (route) => route.abort('connectionfailed') },
};

/** What React and the browser write about it by themselves. */
const PROVOKED = /on purpose|MIME type|An error occurred in/;

for (const [trouble, { file, answer }] of Object.entries(troubles)) {
  test(`a screen that ${trouble}: header, language and the way out work, and nothing is lost`, async ({
    page,
    lang,
    complaints,
  }) => {
    const toCart = page.getByRole('banner').locator('a[href="/cart"]');
    await listen(page);
    await page.goto('/our-bags');
    await keep(page, WHOLE);
    await page.reload();
    await alive(page);
    await page.route(file, answer);
    await toCart.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(words[lang].broken);
    await expect(page.getByRole('article')).toHaveCount(0);

    await page.unroute(file);
    await switchLanguage(page, lang);
    const other = lang === 'ar' ? 'en' : 'ar';
    await expect(page.getByRole('main').getByRole('alert')).toContainText(words[other].broken);
    await page.getByRole('banner').locator('a[href="/"]').first().click();
    await expect(page.getByRole('main').locator('a[href="/our-bags"]')).toBeVisible();
    // A page that failed a moment ago is not asked for again at once.
    await page.waitForTimeout(1_000);
    await page.goBack();
    const reload = page.getByRole('button', { name: words[other].reload });
    const name = page.getByRole('textbox', { name: words[other].firstName });
    await expect(reload.or(name)).toBeVisible();
    // What did not come is asked for again; what came and is broken, a new page may bring whole.
    expect(await reload.count()).toBe(trouble.startsWith('throws') ? 1 : 0);
    if (await reload.count()) await reload.click();
    await expect(name).toHaveValue('Rania');
    expect((await keptIn(page)).local['zawadeh-checkout-form']).toBe(WHOLE.local['zawadeh-checkout-form']);
    forgive(complaints, LOST_REQUEST);
    forgive(complaints, PROVOKED);
  });
}

test('a language that cannot be fetched leaves the page as it is, and another try helps', async ({
  page,
  lang,
  say,
  complaints,
}) => {
  const other = lang === 'ar' ? 'en' : 'ar';
  await listen(page);
  await page.goto('/login');
  await alive(page);
  await page.getByRole('textbox').first().fill('rania@example.com');
  const file = other === 'ar' ? /arabic-.*\.js/ : /english-.*\.js/;
  await page.route(file, (route) => route.abort('connectionfailed'));
  await page.getByRole('banner').getByRole('button', { name: say.otherLanguage }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.getByRole('button')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await page.unroute(file);
  await alert.getByRole('button').click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.getByRole('textbox').first()).toHaveValue('rania@example.com');
  forgive(complaints, LOST_REQUEST);
});

test('a client that did not come is fetched by the next try to sign in', async ({
  page,
  lang,
  complaints,
}) => {
  await listen(page);
  await page.goto('/login');
  await alive(page);
  await page.route(/(?:accounts|dist|supabase)-.*\.js/, (route) => route.abort('connectionfailed'));
  await fillInAsMona(page, lang);
  await signInButton(page, lang).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.unrouteAll();
  await signInButton(page, lang).click();
  await expect(page).toHaveURL(/\/our-bags$/);
  forgive(complaints, LOST_REQUEST);
});
