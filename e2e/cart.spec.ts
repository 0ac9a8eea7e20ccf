import { CART_KEY } from '@zawadeh/domain';
import type { Page } from '@playwright/test';
import { checkoutButton, chooseArea } from './buying.ts';
import { buyingWords } from './buyingWords.ts';
import { knafeh } from './storage.ts';
import { expect, forgive, LOST_REQUEST, test } from './words.ts';

const words = {
  en: {
    ...buyingWords.en,
    heading: 'Payment Via \u2066Whish Money\u2069',
    more: /^One more/,
    other: 'العربية',
    minaInOther: 'الميناء',
    fewer: 'Only 8 left, so we lowered the quantity.',
    wanting: 'Please select your delivery area and phone number.',
    phoneWanting: 'Please enter your phone number.',
    areaWanting: 'Please select your delivery area.',
    remove: /^Remove/,
    undo: 'Undo',
    detailsFirst: 'Before you can pay, we need these details.',
  },
  ar: {
    ...buyingWords.ar,
    heading: 'الدفع عبر \u2066Whish Money\u2069',
    more: /^زيادة الكمية/,
    other: 'English',
    minaInOther: 'Mina',
    fewer: 'بقي 8 فقط، فخفّضنا الكمية.',
    wanting: 'يرجى اختيار منطقة التوصيل وإدخال رقم الهاتف.',
    phoneWanting: 'يرجى إدخال رقم الهاتف.',
    areaWanting: 'يرجى اختيار منطقة التوصيل.',
    remove: /^إزالة/,
    undo: 'تراجع',
    detailsFirst: 'نحتاج إلى هذه البيانات قبل الدفع.',
  },
} as const;

/** The cart of somebody who was here before. */
async function openCart(page: Page, ...lines: object[]): Promise<void> {
  await page.goto('/');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    CART_KEY,
    JSON.stringify(lines),
  ] as const);
  const asked = page.waitForResponse('**/api/surprise-bags');
  await page.goto('/cart');
  await asked;
}

const keptCart = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, CART_KEY);

const lines = (page: Page) => page.getByRole('article');

test('a cart that waited is held beside the shops’ bags, once', async ({ page, lang }) => {
  const say = words[lang];
  await openCart(page, knafeh({ salePrice: 5, maxQuantity: 20, quantity: 20 }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.heading);
  await expect(lines(page)).toContainText('$5.00');
  await expect(lines(page)).toContainText(say.fewer);
  await expect(page.getByRole('spinbutton')).toHaveValue('8');
  await expect.poll(() => keptCart(page)).toMatchObject([{ salePrice: 4.5, quantity: 8, maxQuantity: 8 }]);
  await page.reload();
  await expect(page.getByRole('spinbutton')).toHaveValue('8');
  await expect(page.getByText('$5.00')).toHaveCount(0);
});

test('nothing is lost by reloading or by another language', async ({ page, lang }) => {
  const say = words[lang];
  await openCart(page, knafeh());
  await page.getByRole('button', { name: say.more }).click();
  await page.getByRole('textbox', { name: say.firstName }).fill('Rania');
  await page.getByRole('textbox', { name: say.phone }).fill('٧٠ ١٢٣ ٤٥٦');
  await chooseArea(page, say);
  await page.reload();
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
  await expect(page.getByRole('textbox', { name: say.firstName })).toHaveValue('Rania');
  await expect(page.getByRole('textbox', { name: say.phone })).toHaveValue('70 123 456');
  await expect(page.getByRole('combobox', { name: say.area })).toHaveValue(say.mina);
  await expect(page.getByText('$10.70').filter({ visible: true }).first()).toBeVisible();

  await page.getByRole('button', { name: say.other }).first().click();
  const said = words[lang === 'en' ? 'ar' : 'en'];
  await expect(page.getByRole('textbox', { name: said.firstName })).toHaveValue('Rania');
  await expect(page.getByRole('combobox', { name: said.area })).toHaveValue(say.minaInOther);
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
});

test('two tabs agree', async ({ page, context, lang }) => {
  const say = words[lang];
  await openCart(page, knafeh());
  const other = await context.newPage();
  await other.goto('/cart');
  await other.getByRole('button', { name: say.more }).click();
  await other.getByRole('textbox', { name: say.firstName }).fill('Rania');
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
  await expect(page.getByRole('textbox', { name: say.firstName })).toHaveValue('Rania');
});

test('a bag that is not there any more is said to be gone, and is not paid for', async ({ page, lang }) => {
  const say = words[lang];
  await openCart(page, knafeh({ bagId: 'ba600000-0000-4000-8000-00000000dead' }));
  await expect(page.getByText(say.gone)).toBeVisible();
  await expect(checkoutButton(page, say)).toHaveCount(0);
  await expect.poll(() => keptCart(page)).toEqual([]);
  await page.getByRole('button', { name: say.seen }).click();
  await expect(page.getByText(say.gone)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.empty);
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(/\/our-bags$/);
});

test('Checkout asks for what is missing and then goes on', async ({ page, lang }) => {
  const say = words[lang];
  await openCart(page, knafeh());
  await checkoutButton(page, say).click();
  const summary = page.getByRole('group', { name: say.wanting });
  await expect(summary.getByRole('link')).toHaveText([say.phoneWanting, say.areaWanting]);
  await summary.getByRole('link').first().click();
  await expect(page.getByRole('textbox', { name: say.phone })).toBeFocused();
  await page.keyboard.type('70123456');
  await chooseArea(page, say);
  await checkoutButton(page, say).click();
  await expect(page).toHaveURL(/\/checkout$/);
});

test('zero in the cart takes the bag away, and it can be taken back', async ({ page, lang }) => {
  const say = words[lang];
  await openCart(page, knafeh({ quantity: 3 }));
  await page.getByRole('spinbutton').fill('0');
  await page.keyboard.press('Enter');
  await expect.poll(() => keptCart(page)).toEqual([]);
  await expect(page.getByRole('button', { name: say.undo })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('spinbutton')).toHaveValue('3');
  await expect(page.getByRole('button', { name: say.remove })).toBeFocused();
});

test('a bag that the list does not have yet stays in the cart', { tag: '@server' }, async ({ page }) => {
  const { bagId } = knafeh();
  const rows = (await (await page.request.get('/api/surprise-bags')).json()) as Array<{ id: string }>;
  await page.route('**/api/surprise-bags', (route) =>
    route.fulfill({ json: rows.filter(({ id }) => id !== bagId) }),
  );
  const asked = page.waitForResponse(`**/rest/v1/surprise_bags?*${bagId}*`);
  await openCart(page, knafeh({ quantity: 2 }));
  await asked;
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
  await expect.poll(() => keptCart(page)).toMatchObject([{ bagId, quantity: 2 }]);
  await page.goto(`/bag/${bagId}`);
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
});

test('the checkout without details leads back and says why', async ({ page, lang }) => {
  const say = words[lang];
  await openCart(page, knafeh());
  await page.goto('/checkout');
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText(say.detailsFirst)).toBeVisible();
  await expect(page.getByRole('group', { name: say.wanting })).toBeFocused();
});

test('without the server the cart stays as it was kept', { tag: '@server' }, async ({ page, complaints }) => {
  await openCart(page, knafeh());
  await page.route('**/api/surprise-bags', (route) => route.abort('connectionfailed'));
  await page.reload();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(lines(page)).toHaveCount(1);
  forgive(complaints, LOST_REQUEST);
});
