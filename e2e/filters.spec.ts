import type { Page } from '@playwright/test';
import { bagCards, expect, openShelf, seededCards, test, unfoldShelf } from './fixtures.ts';
import { SEEDED_BAGS } from './seeded.ts';

const filterTexts = {
  en: {
    filters: 'Filters',
    mina: 'Mina',
    vegetarian: 'Vegetarian',
    cheapest: 'Cheapest',
    nearest: 'Nearest',
    clear: 'Clear all',
    show: /^Show /,
    noPosition: 'We could not find your location. Sorted by best match.',
  },
  ar: {
    filters: 'تصفية',
    mina: 'الميناء',
    vegetarian: 'نباتي',
    cheapest: 'الأرخص',
    nearest: 'الأقرب إليّ',
    clear: 'مسح الكل',
    show: /^عرض /,
    noPosition: 'تعذّر تحديد موقعك. رُتّبت الأكياس بحسب الأنسب.',
  },
};

/** Presses the choices in the sheet, which it leaves open. */
async function choose(page: Page, filters: string, ...choices: readonly string[]) {
  await page.getByRole('button', { name: filters }).click();
  const sheet = page.getByRole('dialog');
  for (const name of choices) {
    const choice = sheet.getByRole('button', { name, exact: true });
    await choice.click();
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
  }
  return sheet;
}

const titles = (page: Page) => seededCards(page).getByRole('heading').allTextContents();

test('choices live in the address: reload, Back and a shared link keep them, and one press clears them', async ({
  page,
  lang,
  context,
}) => {
  const texts = filterTexts[lang];
  await openShelf(page);
  const sheet = await choose(page, texts.filters, texts.mina, texts.vegetarian, texts.cheapest);
  await expect(page).toHaveURL((url) => url.search === '?area=mina&diet=vegetarian&sort=cheapest');
  await sheet.getByRole('button', { name: texts.show }).click();
  await expect(sheet).toBeHidden();
  const button = page.getByRole('button', { name: `${texts.filters} 3` });
  await expect(button).toBeVisible();
  await expect.poll(() => bagCards(page).count()).toBeLessThan(SEEDED_BAGS);
  const chosen = await titles(page);
  expect(chosen.length).toBeGreaterThan(0);

  await page.reload();
  await expect(button).toBeVisible();
  await expect.poll(() => titles(page)).toEqual(chosen);

  await bagCards(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/bag\//);
  await page.goBack();
  await expect(button).toBeVisible();
  await expect.poll(() => titles(page)).toEqual(chosen);

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect.poll(() => titles(shared)).toEqual(chosen);
  await shared.close();

  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: texts.clear }).click();
  await expect(page).toHaveURL((url) => url.search === '');
  await page.keyboard.press('Escape');
  await expect(async () => {
    await unfoldShelf(page);
    await expect(seededCards(page)).toHaveCount(SEEDED_BAGS, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('button', { name: texts.filters, exact: true })).toBeVisible();
});

/** In Mina; no shop is exactly here. */
const HERE = { latitude: 34.4512345, longitude: 35.8123456 };

test(
  'the nearest come first, and no request contains the position',
  { tag: '@all' },
  async ({ page, lang, context }) => {
    const texts = filterTexts[lang];
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(HERE);
    const sent: string[] = [];
    page.on('request', (request) => {
      sent.push(`${request.url()} ${request.postData()} ${JSON.stringify(request.headers())}`);
    });
    await openShelf(page);
    await unfoldShelf(page);
    await expect(seededCards(page)).toHaveCount(SEEDED_BAGS);
    const before = await titles(page);
    const sheet = await choose(page, texts.filters, texts.nearest);
    await expect(page).toHaveURL((url) => url.search === '?sort=nearest');
    await expect.poll(() => titles(page)).not.toEqual(before);
    await expect(sheet.getByText(texts.noPosition)).toBeHidden();
    // A refresh of the list goes out meanwhile.
    await page.waitForResponse('**/api/surprise-bags');
    expect(sent.length).toBeGreaterThan(5);
    expect(sent.filter((request) => /34\.45|35\.81/.test(request))).toEqual([]);
  },
);

test('a position that is refused is explained, the choice is taken back, and the list stays as it was', async ({
  page,
  lang,
}) => {
  const texts = filterTexts[lang];
  await openShelf(page);
  const before = await titles(page);
  await page.getByRole('button', { name: texts.filters }).click();
  const sheet = page.getByRole('dialog');
  const nearest = sheet.getByRole('button', { name: texts.nearest, exact: true });
  await nearest.click();
  await expect(sheet.getByText(texts.noPosition)).toBeVisible();
  await expect(nearest).toHaveAttribute('aria-pressed', 'false');
  await expect(page).toHaveURL((url) => url.search === '');
  expect(await titles(page)).toEqual(before);
});
