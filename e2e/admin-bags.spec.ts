/** The dashboard's bags. */
import type { Page } from '@playwright/test';
import { choose, confirmDeletion, openSection, rowOf, test, words } from './dashboard.ts';
import { expect } from './words.ts';

const inDays = (days: number, time: string): string =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;

/** The form of a bag that can be collected tomorrow from five, with all it must have. */
async function fillNewBag(
  page: Page,
  lang: 'en' | 'ar',
  bag: { title: string; price: string; until: string },
) {
  const say = words[lang];
  await openSection(page, 'bags');
  await page.getByRole('button', { name: say.addBag }).click();
  const save = page.getByRole('button', { name: say.addBag });
  await expect(save).toBeDisabled();
  await page.getByLabel(say.store).selectOption({ index: 1 });
  await page.getByLabel(say.title).fill(bag.title);
  await page.getByLabel(say.salePrice).fill(bag.price);
  await page.getByLabel(say.start).fill(inDays(1, '17:00'));
  await page.getByLabel(say.end).fill(inDays(1, bag.until));
  return save;
}

test('a bag is added, changed and deleted; what is wrong is said at its field', async ({ page, lang }, {
  project,
}) => {
  const say = words[lang];
  const title = `Bag of ${project.name} ${Date.now()}`;
  const save = await fillNewBag(page, lang, { title, price: '٤٫٥٠', until: '16:00' });
  await save.click();
  await expect(page.getByText(say.endsBefore)).toBeVisible();

  // What only calls itself a picture is told by its bytes; a photo becomes a small WebP that is kept.
  const file = page.getByLabel(say.image);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  await file.setInputFiles({ name: 'bag.png', mimeType: 'image/png', buffer: Buffer.from(svg) });
  await expect(page.getByText(say.notAPicture).first()).toBeVisible();
  const kept = page.waitForResponse('**/api/images');
  await file.setInputFiles({ name: 'bag.png', mimeType: 'image/png', buffer: await page.screenshot() });
  const stored = await kept;
  expect(stored.status()).toBe(201);
  expect(stored.request().headers()['content-type']).toBe('image/webp');

  // Leaving asks first, and a reload loses nothing.
  await page.getByRole('link', { name: say.users }).click();
  await expect(page.getByRole('alertdialog')).toContainText(say.leaveTitle);
  await page.getByRole('alertdialog').getByRole('button', { name: say.cancel }).click();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel(say.title)).toHaveValue(title);

  await page.getByLabel(say.end).fill(inDays(1, '20:30'));
  await save.click();
  await page.getByRole('searchbox').fill(title);
  await expect(rowOf(page, title)).toContainText('$4.50');

  await rowOf(page, title).click();
  await page.getByLabel(say.quantity).fill('3');
  await page.getByRole('button', { name: say.updateBag }).click();
  await page.getByRole('searchbox').fill(title);
  await expect(rowOf(page, title).getByRole('gridcell').nth(3)).toHaveText(/\D3$/);

  await choose(rowOf(page, title), say.delete);
  await confirmDeletion(page, lang);
  await expect(rowOf(page, title)).toHaveCount(0);
});

test('prices are typed as people type them, before anything else, and a damaged draft costs one field', async ({
  page,
  lang,
}, { project }) => {
  const say = words[lang];
  const title = `Comma ${project.name} ${Date.now()}`;
  await openSection(page, 'bags');
  await page.getByRole('button', { name: say.addBag }).click();
  const price = page.getByLabel(say.salePrice);
  for (const typed of ['3,50', '$4', '٣٫٥٠']) {
    await price.fill(typed);
    await expect(page.getByLabel(say.title)).toBeVisible();
  }
  await page.getByLabel(say.title).fill(title);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.evaluate(() => {
    const key = 'zawadeh-bag-draft';
    const { of, form } = JSON.parse(sessionStorage.getItem(key)!) as { of: string; form: object };
    sessionStorage.setItem(key, JSON.stringify({ of, form: { ...form, category: 7, fullPrice: ['9'] } }));
  });
  await page.reload();
  await expect(page.getByLabel(say.title)).toHaveValue(title);
  await expect(price).toHaveValue('3.50');
  await expect(page.getByLabel(say.fullPrice)).toHaveValue('');

  // The hours are there already; a full price below the sale price is asked about.
  await page.getByLabel(say.store).selectOption({ index: 1 });
  await page.getByLabel(say.fullPrice).fill('2,5');
  await page.getByRole('button', { name: say.addBag }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(say.sellAbove);
  await question.getByRole('button', { name: say.addBag }).click();
  await page.getByRole('searchbox').fill(title);
  await expect(rowOf(page, title)).toContainText('$3.50');
});

test('a bag’s stock is changed from the list, and the bag is had once more with another name', async ({
  page,
  lang,
  shop,
  admin,
}, { project }) => {
  const say = words[lang];
  const title = `Twice ${project.name} ${Date.now()}`;
  await shop.addBag(admin, { store: `Shop of ${title}`, title });
  await openSection(page, 'bags');
  await page.getByRole('searchbox').fill(title);
  await choose(rowOf(page, title), say.changeStock);
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=quantity]').fill('-1');
  await expect(dialog.getByRole('button', { name: say.save })).toBeDisabled();
  await dialog.locator('[name=quantity]').fill('17');
  await dialog.getByRole('button', { name: say.save }).click();
  await expect(rowOf(page, title).getByRole('gridcell').nth(3)).toHaveText(/\D17$/);

  await choose(rowOf(page, title), say.duplicate);
  await expect(page.getByLabel(say.title)).toHaveValue(title);
  await page.getByLabel(say.title).fill(`${title} more`);
  await page.getByRole('button', { name: say.addBag }).click();
  await page.getByRole('searchbox').fill(title);
  await expect(rowOf(page, title)).toHaveCount(2);
});

test('whoever is an admin no longer is told so, and what they typed is still there', async ({
  page,
  lang,
  shop,
  admin,
  colleague,
}, { project }) => {
  const say = words[lang];
  const title = `Kept ${project.name} ${Date.now()}`;
  await shop.addBag(admin, { store: `Shop of ${title}`, title });
  const colleaguePage = colleague.page;
  await openSection(colleaguePage, 'bags');
  await colleaguePage.getByRole('searchbox').fill(title);
  await rowOf(colleaguePage, title).click();
  await colleaguePage.getByLabel(say.quantity).fill('99');
  await shop.giveRole(admin, colleague, 'user');
  await colleaguePage.getByRole('button', { name: say.updateBag }).click();
  await expect(colleaguePage.getByText(say.adminsOnly)).toBeVisible();
  await expect(colleaguePage.getByLabel(say.quantity)).toHaveValue('99');
  await openSection(page, 'bags');
  await page.getByRole('searchbox').fill(title);
  const stock = rowOf(page, title).getByRole('gridcell').nth(3);
  await expect(stock).toHaveText(/\D5$/);
});

test('what was typed outlives a session that is over', async ({ lang, shop, colleague }, { project }) => {
  const say = words[lang];
  // Hers: with the session of all the others they would be signed out too.
  const { page, email } = colleague;
  const title = `Outlives ${project.name} ${Date.now()}`;
  const save = await fillNewBag(page, lang, { title, price: '4.50', until: '20:00' });
  const expired = { code: 'PGRST303', message: 'JWT expired' };
  await page.route('**/rest/v1/surprise_bags*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 401, json: expired }) : route.fallback(),
  );
  await save.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.access);
  await page.unrouteAll();
  const { kept } = await shop.signIn(email, 'Bread-and-salt');
  const [session] = kept.origins[0]!.localStorage;
  await page.evaluate(({ name, value }) => localStorage.setItem(name, value), session!);
  await page.goto('/admin?section=bags&bag=new');
  await expect(page.getByLabel(say.title)).toHaveValue(title);
  await save.click();
  await page.getByRole('searchbox').fill(title);
  await expect(rowOf(page, title)).toHaveCount(1);
});
