/** A screen that fails to load or to render: the page frame still works, and there is a way out. */
import type { Route } from '@playwright/test';
import { untilSessionRead, writeStorage, readStorage, recordStorageKeys, INTACT } from './storage.ts';
import { fillInAsMona, signInButton } from './signInSteps.ts';
import { expect, failRequests, ignoreErrors, FAILED_REQUEST, switchLanguage, test } from './fixtures.ts';

const textsByLang = {
  en: { broken: 'Sorry, that did not work', reload: 'Open the page again', firstName: /^First name/ },
  ar: { broken: 'نعتذر، تعذّر عرض الصفحة', reload: 'إعادة فتح الصفحة', firstName: /^الاسم الأوّل/ },
} as const;

const script = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });

const breakages: Record<string, { file: RegExp; answer: (route: Route) => Promise<void> }> = {
  'cannot be fetched': { file: /CartScreen-.*\.js/, answer: (route) => route.abort('connectionfailed') },
  'is a web page': {
    file: /CartScreen-.*\.js/,
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  },
  'throws while rendering': {
    file: /CartScreen-.*\.js/,
    answer: script('export const Screen = () => { throw new Error("on purpose"); };'),
  },
  'throws before rendering': {
    file: /CartScreen-.*\.js/,
    answer: script(
      'export const Screen = () => null; export const hydrate = () => { throw new Error("on purpose"); };',
    ),
  },
  'has no messages': {
    file: /(?:english|arabic)-.*\.js/,
    answer: (route) => route.abort('connectionfailed'),
  },
};

/** Console messages of React and of the browser about these errors. */
const PROVOKED = /on purpose|MIME type|An error occurred in/;

for (const [breakage, { file, answer }] of Object.entries(breakages)) {
  test(`a screen that ${breakage}: the header, the language switch and the links still work, and nothing is lost`, async ({
    page,
    lang,
    pageErrors,
  }) => {
    const toCart = page.getByRole('banner').locator('a[href="/cart"]');
    await recordStorageKeys(page);
    await page.goto('/our-bags');
    await writeStorage(page, INTACT);
    await page.reload();
    await untilSessionRead(page);
    const restore = await failRequests(page, file, answer);
    await toCart.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(textsByLang[lang].broken);
    await expect(page.getByRole('article')).toHaveCount(0);

    restore();
    await switchLanguage(page, lang);
    const other = lang === 'ar' ? 'en' : 'ar';
    await expect(page.getByRole('main').getByRole('alert')).toContainText(textsByLang[other].broken);
    await page.getByRole('banner').locator('a[href="/"]').first().click();
    await expect(page.getByRole('main').locator('a[href="/our-bags"]')).toBeVisible();
    // A failed script is not requested again at once.
    await page.waitForTimeout(1_000);
    await page.goBack();
    const reload = page.getByRole('button', { name: textsByLang[other].reload });
    const name = page.getByRole('textbox', { name: textsByLang[other].firstName });
    await expect(reload.or(name)).toBeVisible();
    // A script that failed to load is requested again; one that throws needs a reload.
    expect(await reload.count()).toBe(breakage.startsWith('throws') ? 1 : 0);
    if (await reload.count()) await reload.click();
    await expect(name).toHaveValue('Rania');
    expect((await readStorage(page)).local['zawadeh-checkout-form']).toBe(
      INTACT.local['zawadeh-checkout-form'],
    );
    ignoreErrors(pageErrors, FAILED_REQUEST);
    ignoreErrors(pageErrors, PROVOKED);
  });
}

test('a language that fails to load leaves the page unchanged, and a retry succeeds', async ({
  page,
  lang,
  texts,
  pageErrors,
}) => {
  const other = lang === 'ar' ? 'en' : 'ar';
  await recordStorageKeys(page);
  await page.goto('/login');
  await untilSessionRead(page);
  await page.getByRole('textbox').first().fill('rania@example.com');
  const file = other === 'ar' ? /arabic-.*\.js/ : /english-.*\.js/;
  const restore = await failRequests(page, file, (route) => route.abort('connectionfailed'));
  await page.getByRole('banner').getByRole('button', { name: texts.otherLanguage }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.getByRole('button')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  restore();
  await alert.getByRole('button').click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.getByRole('textbox').first()).toHaveValue('rania@example.com');
  ignoreErrors(pageErrors, FAILED_REQUEST);
});

test('a client script that failed to load is requested again by the next sign-in', async ({
  page,
  lang,
  pageErrors,
}) => {
  await recordStorageKeys(page);
  await page.goto('/login');
  await untilSessionRead(page);
  const restore = await failRequests(page, /(?:accounts|dist|supabase)-.*\.js/, (route) =>
    route.abort('connectionfailed'),
  );
  await fillInAsMona(page, lang);
  await signInButton(page, lang).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  restore();
  await signInButton(page, lang).click();
  await expect(page).toHaveURL(/\/our-bags$/);
  ignoreErrors(pageErrors, FAILED_REQUEST);
});
