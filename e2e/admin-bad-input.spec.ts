/** Invalid input on the dashboard: the problem is shown at its field, nothing is saved, and nothing typed is lost. */
import type { Page } from '@playwright/test';
import { markPaidForm, openSection, rowOf, test, textsByLang } from './dashboard.ts';
import { expect, ignoreErrors, FAILED_REQUEST } from './fixtures.ts';

/** Markup, bidi controls, a part of a filter, invalid characters, and too long a text. */
const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '\u202E\u2066كيس ‎bag\u200F',
  '%_\\"\'),(or=(id.gt.0',
  '\u0000\uD800',
  'x'.repeat(10_000),
];
const SECTIONS = ['orders', 'bags', 'users', 'stores'] as const;

/** In Beirut the clocks go from midnight to one on the last Sunday of March. */
const MISSING_HOUR = '2027-03-28T00:30';

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const descriptionOf = async (page: Page, name: string) => {
  const ids = (await field(page, name).getAttribute('aria-describedby')) ?? '';
  return page.locator(
    ids
      .split(' ')
      .map((id) => `[id="${id}"]`)
      .join(','),
  );
};

async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
  await page.keyboard.press('Tab');
}

/** A JPEG of the given size, made by the browser. */
const photo = (page: Page, width: number, height: number): Promise<Buffer> =>
  page
    .evaluate(
      async ([wide, high]) => {
        const canvas = new OffscreenCanvas(wide, high);
        const context = canvas.getContext('2d')!;
        context.fillStyle = 'teal';
        context.fillRect(0, 0, wide, high);
        const bytes = new Uint8Array(
          await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer(),
        );
        return Array.from(bytes);
      },
      [width, height] as const,
    )
    .then((bytes) => Buffer.from(bytes));

test('every field of a bag shows its problem, and nothing is saved until all are corrected', async ({
  page,
  lang,
}, { project }) => {
  const texts = textsByLang[lang];
  const name = `<b>${project.name}</b> ${Date.now()}`;
  const title = `${name} ${HOSTILE[1]}`;
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/rest/v1/surprise_bags'))
      writes.push(request.postData() ?? '');
  });
  await openSection(page, 'bags');
  await page.getByRole('button', { name: texts.addBag }).click();
  await field(page, 'storeId').selectOption({ index: 1 });
  await fillIn(page, {
    title,
    salePrice: '-4',
    fullPrice: 'NaN',
    quantity: '1.5',
    pickupStart: '2027-03-27T17:00',
    pickupEnd: '2027-03-27T16:00',
    restock: MISSING_HOUR,
    description: HOSTILE[0]!,
    descriptionAr: HOSTILE[1]!,
  });
  for (const name of ['salePrice', 'fullPrice', 'quantity', 'pickupEnd', 'restock']) {
    await expect(field(page, name), name).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(await descriptionOf(page, 'salePrice')).toContainText([texts.notAPrice]);
  await expect(await descriptionOf(page, 'pickupEnd')).toContainText([texts.endsBefore]);
  await expect(await descriptionOf(page, 'restock')).toContainText([texts.missingHour]);
  const save = page.getByRole('button', { name: texts.addBag });
  await save.click();
  await expect(field(page, 'salePrice')).toBeFocused();
  await expect(field(page, 'title')).toHaveValue(title);

  const picture = page.getByLabel(texts.image);
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  await picture.setInputFiles({ name: 'bag.jpg', mimeType: 'image/jpeg', buffer: html });
  await expect(page.getByText(texts.notAPicture).first()).toBeVisible();
  const huge = await photo(page, 6_000, 5_000);
  await picture.setInputFiles({ name: 'huge.jpg', mimeType: 'image/jpeg', buffer: huge });
  await expect(page.getByText(texts.tooManyPixels).first()).toBeVisible();
  expect(writes).toEqual([]);

  await fillIn(page, {
    salePrice: '4',
    fullPrice: '',
    quantity: '2',
    pickupEnd: '2027-03-27T18:00',
    restock: '',
  });
  await save.click();
  await page.getByRole('searchbox').fill(project.name);
  // Bidi controls are removed.
  await expect(rowOf(page, `${name} كيس bag`)).toContainText('$4.00');
  expect(writes).toHaveLength(1);
});

test('a hostile search finds nothing and breaks nothing', async ({ page, lang }) => {
  const texts = textsByLang[lang];
  const expectSettled = async (input: string) => {
    await expect(page.locator('main [aria-busy="true"]'), input).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ }), input).toHaveCount(0);
  };
  for (const section of SECTIONS) {
    await openSection(page, section);
    const search = page.getByRole('searchbox');
    for (const typed of HOSTILE) {
      await search.fill(typed);
      // The search starts after a pause in typing.
      await expect(page).toHaveURL(/[?&]q=/);
      await expectSettled(`${section}: ${typed.slice(0, 40)}`);
      await expect(search).not.toHaveValue('');
      await search.fill('');
      await expect(page).not.toHaveURL(/[?&]q=/);
      await expectSettled(section);
    }
  }
  await page.goto(
    `/admin?section=orders&status=none&method=%00&from=9999-99-99&to=1&store=%00&bag=x&deleted=x&sort=id.up&page=-1&q=%00`,
  );
  await expect(page.getByText(texts.live, { exact: true })).toBeVisible();
  await expectSettled('a hostile address');
  await page.goto(`/admin?section=log&q=%00&code=%00&bag=%00&store=x&before=1.5`);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expectSettled('a hostile address of the log');
});

test('a store needs a name, and an order its code', async ({ page, lang, pageErrors }, { project }) => {
  const texts = textsByLang[lang];
  await openSection(page, 'stores');
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/rest/v1/stores')) writes.push(request.url());
  });
  await page.getByLabel(texts.storeName).fill('   ');
  await page.getByLabel(texts.storeName).press('Enter');
  await expect(page.getByLabel(texts.storeName)).toHaveValue('   ');
  expect(writes).toEqual([]);
  const name = `${HOSTILE[0]} ${project.name} ${Date.now()}`;
  await page.getByLabel(texts.storeName).fill(name);
  await page.getByRole('button', { name: texts.addStore }).click();
  await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);

  await openSection(page, 'orders');
  const { code, send } = await markPaidForm(page, lang);
  for (const typed of HOSTILE) {
    await code.fill(typed);
    await send.click();
    await expect(page.getByText(texts.notMarked).first()).toBeVisible();
    await expect(code).not.toHaveValue('');
    await code.fill('');
  }
  ignoreErrors(pageErrors, FAILED_REQUEST);
});
