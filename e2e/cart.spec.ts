import { CART_KEY } from '@zawadeh/domain';
import type { Page } from '@playwright/test';
import { checkoutButton, chooseArea } from './buyingSteps.ts';
import { buyingTexts } from './buyingTexts.ts';
import { knafehLine } from './storage.ts';
import { expect, ignoreErrors, FAILED_REQUEST, test } from './fixtures.ts';

const textsByLang = {
  en: {
    ...buyingTexts.en,
    heading: 'Payment Via \u2066Whish Money\u2069',
    more: /^One more/,
    other: 'العربية',
    minaInOtherLanguage: 'الميناء',
    fewer: 'Only 8 left, so we lowered the quantity.',
    wanting: 'Please select your delivery area and phone number.',
    phoneWanting: 'Please enter your phone number.',
    areaWanting: 'Please select your delivery area.',
    remove: /^Remove/,
    undo: 'Undo',
    detailsFirst: 'Before you can pay, we need these details.',
  },
  ar: {
    ...buyingTexts.ar,
    heading: 'الدفع عبر \u2066Whish Money\u2069',
    more: /^زيادة الكمية/,
    other: 'English',
    minaInOtherLanguage: 'Mina',
    fewer: 'بقي 8 فقط، فخفّضنا الكمية.',
    wanting: 'يرجى اختيار منطقة التوصيل وإدخال رقم الهاتف.',
    phoneWanting: 'يرجى إدخال رقم الهاتف.',
    areaWanting: 'يرجى اختيار منطقة التوصيل.',
    remove: /^إزالة/,
    undo: 'تراجع',
    detailsFirst: 'نحتاج إلى هذه البيانات قبل الدفع.',
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

const lines = (page: Page) => page.getByRole('article');

test('a stored cart is updated from the current bags, once', async ({ page, lang }) => {
  const texts = textsByLang[lang];
  await openCart(page, knafehLine({ salePrice: 5, maxQuantity: 20, quantity: 20 }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.heading);
  await expect(lines(page)).toContainText('$5.00');
  await expect(lines(page)).toContainText(texts.fewer);
  await expect(page.getByRole('spinbutton')).toHaveValue('8');
  await expect.poll(() => storedCart(page)).toMatchObject([{ salePrice: 4.5, quantity: 8, maxQuantity: 8 }]);
  await page.reload();
  await expect(page.getByRole('spinbutton')).toHaveValue('8');
  await expect(page.getByText('$5.00')).toHaveCount(0);
});

test('a reload or a language switch loses nothing', async ({ page, lang }) => {
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

test('two tabs show the same cart', async ({ page, context, lang }) => {
  const texts = textsByLang[lang];
  await openCart(page, knafehLine());
  const other = await context.newPage();
  await other.goto('/cart');
  await other.getByRole('button', { name: texts.more }).click();
  await other.getByRole('textbox', { name: texts.firstName }).fill('Rania');
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
  await expect(page.getByRole('textbox', { name: texts.firstName })).toHaveValue('Rania');
});

test('a bag that no longer exists is shown as gone, and is not charged', async ({ page, lang }) => {
  const texts = textsByLang[lang];
  await openCart(page, knafehLine({ bagId: 'ba600000-0000-4000-8000-00000000dead' }));
  await expect(page.getByText(texts.gone)).toBeVisible();
  await expect(checkoutButton(page, texts)).toHaveCount(0);
  await expect.poll(() => storedCart(page)).toEqual([]);
  await page.getByRole('button', { name: texts.gotIt }).click();
  await expect(page.getByText(texts.gone)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.empty);
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(/\/our-bags$/);
});

test('Checkout lists the missing fields, and continues once they are filled in', async ({ page, lang }) => {
  const texts = textsByLang[lang];
  await openCart(page, knafehLine());
  await checkoutButton(page, texts).click();
  const summary = page.getByRole('group', { name: texts.wanting });
  await expect(summary.getByRole('link')).toHaveText([texts.phoneWanting, texts.areaWanting]);
  await summary.getByRole('link').first().click();
  await expect(page.getByRole('textbox', { name: texts.phone })).toBeFocused();
  await page.keyboard.type('70123456');
  await chooseArea(page, texts);
  await checkoutButton(page, texts).click();
  await expect(page).toHaveURL(/\/checkout$/);
});

test('quantity zero removes the bag, and Undo restores it', async ({ page, lang }) => {
  const texts = textsByLang[lang];
  await openCart(page, knafehLine({ quantity: 3 }));
  await page.getByRole('spinbutton').fill('0');
  await page.keyboard.press('Enter');
  await expect.poll(() => storedCart(page)).toEqual([]);
  await expect(page.getByRole('button', { name: texts.undo })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('spinbutton')).toHaveValue('3');
  await expect(page.getByRole('button', { name: texts.remove })).toBeFocused();
});

test('a bag that the list does not contain yet stays in the cart', { tag: '@server' }, async ({ page }) => {
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

test('the checkout without details leads back to the cart with an explanation', async ({ page, lang }) => {
  const texts = textsByLang[lang];
  await openCart(page, knafehLine());
  await page.goto('/checkout');
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText(texts.detailsFirst)).toBeVisible();
  await expect(page.getByRole('group', { name: texts.wanting })).toBeFocused();
});

test('without the server the stored cart stays', { tag: '@server' }, async ({ page, pageErrors }) => {
  await openCart(page, knafehLine());
  await page.route('**/api/surprise-bags', (route) => route.abort('connectionfailed'));
  await page.reload();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(lines(page)).toHaveCount(1);
  ignoreErrors(pageErrors, FAILED_REQUEST);
});
