import { CART_KEY } from '@zawadeh/domain';
import type { Page } from '@playwright/test';
import { chooseArea } from './buyingSteps.ts';
import { buyingTexts } from './buyingTexts.ts';
import { knafehLine } from './storage.ts';
import { expect, test } from './fixtures.ts';

const textsByLang = {
  en: {
    ...buyingTexts.en,
    more: /^One more/,
    other: 'العربية',
    minaInOtherLanguage: 'الميناء',
  },
  ar: {
    ...buyingTexts.ar,
    more: /^زيادة الكمية/,
    other: 'English',
    minaInOtherLanguage: 'Mina',
  },
} as const;

/** Opens the cart of a returning visitor. */
async function openCart(page: Page, ...lines: object[]): Promise<void> {
  await page.goto('/');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    CART_KEY,
    JSON.stringify(lines),
  ] as const);
  const response = page.waitForResponse('**/api/surprise-bags');
  await page.goto('/cart');
  await response;
}

const storedCart = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, CART_KEY);

test('a reload or a language switch loses nothing of a cart', async ({ page, lang }) => {
  const texts = textsByLang[lang];
  await openCart(page, knafehLine());
  await page.getByRole('button', { name: texts.more }).click();
  await page.getByRole('textbox', { name: texts.firstName }).fill('Rania');
  await page.getByRole('textbox', { name: texts.phone }).fill('٧٠ ١٢٣ ٤٥٦');
  await chooseArea(page, texts);
  await page.reload();
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
  await expect(page.getByRole('textbox', { name: texts.firstName })).toHaveValue('Rania');
  await expect(page.getByRole('textbox', { name: texts.phone })).toHaveValue('70 123 456');
  await expect(page.getByRole('combobox', { name: texts.area })).toHaveValue(texts.mina);
  await expect(page.getByText('$10.70').filter({ visible: true }).first()).toBeVisible();

  await page.getByRole('button', { name: texts.other }).first().click();
  const otherTexts = textsByLang[lang === 'en' ? 'ar' : 'en'];
  await expect(page.getByRole('textbox', { name: otherTexts.firstName })).toHaveValue('Rania');
  await expect(page.getByRole('combobox', { name: otherTexts.area })).toHaveValue(texts.minaInOtherLanguage);
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
});

test('a bag that the list does not contain yet stays in the cart', { tag: '@all' }, async ({ page }) => {
  const { bagId } = knafehLine();
  const rows = (await (await page.request.get('/api/surprise-bags')).json()) as Array<{ id: string }>;
  await page.route('**/api/surprise-bags', (route) =>
    route.fulfill({ json: rows.filter(({ id }) => id !== bagId) }),
  );
  const response = page.waitForResponse(`**/rest/v1/surprise_bags?*${bagId}*`);
  await openCart(page, knafehLine({ quantity: 2 }));
  await response;
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
  await expect.poll(() => storedCart(page)).toMatchObject([{ bagId, quantity: 2 }]);
  await page.goto(`/bag/${bagId}`);
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
});
