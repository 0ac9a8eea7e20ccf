import { SEEDED_BAGS } from './seeded.ts';
import { alert, BAG, title, untilKept, words } from './withoutLine.ts';
import { bagCards, expect, forgive, LOST_REQUEST, test } from './words.ts';

test.use({ serviceWorkers: 'allow' });

test('the shop can be installed, in the language it is read in, and its frame follows what is chosen in it', async ({
  page,
  lang,
  say: shelf,
}) => {
  await page.goto('/our-bags');
  const link = page.locator('link[rel="manifest"]');
  await expect(link).toHaveAttribute('href', `/app.${lang}.webmanifest`);
  const answer = await page.request.get(`/app.${lang}.webmanifest`);
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  const manifest = (await answer.json()) as {
    dir: string;
    icons: { src: string }[];
    shortcuts: { url: string; icons: { src: string }[] }[];
  };
  expect(manifest).toMatchObject({ lang, dir: shelf.dir, display: 'standalone', start_url: '/our-bags' });
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/our-bags', '/cart', '/profile']);
  const pictures = [
    ...manifest.icons,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
    { src: '/icons/apple-touch-icon.png' },
  ];
  for (const { src } of pictures) {
    expect((await page.request.get(src)).headers()['content-type']).toMatch(/^image\/(?:png|svg\+xml)$/);
  }

  await untilKept(page, lang);
  await page.getByRole('banner').getByRole('button', { name: shelf.otherLanguage }).click();
  const other = lang === 'ar' ? 'en' : 'ar';
  await expect(link).toHaveAttribute('href', `/app.${other}.webmanifest`);
  // So does what is kept.
  await untilKept(page, other);
});

test('without a line the shelf is there and says of when it is, and pages that were never opened open', async ({
  page,
  context,
  lang,
  say: shelf,
  complaints,
}, { project }) => {
  const say = words[lang];
  await page.goto('/our-bags');
  await untilKept(page, lang);
  await context.setOffline(true);

  await test.step('the same page again', async () => {
    await page.reload();
    await expect(bagCards(page)).toHaveCount(SEEDED_BAGS);
    await expect(page.locator('html')).toHaveAttribute('dir', shelf.dir);
    await expect(alert(page)).toContainText(say.offline);
    await expect(alert(page)).toContainText(say.earlier);
  });

  await test.step('a bag, the cart and the page about paying, for the first time', async () => {
    await page.goto(`/bag/${BAG[project.name]}`);
    await expect(page.getByRole('button', { name: say.add, exact: true })).toBeVisible();
    await expect(alert(page)).toContainText(say.earlier);
    await page.goto('/cart');
    await expect(title(page)).toHaveText(say.emptyCart);
    await page.goto('/payment-method');
    await expect(title(page)).toContainText(say.wallet);
    await page.goto('/nothing/of/the/kind');
    await expect(title(page)).toHaveText(shelf.notFound);
    await expect(page.locator('html')).toHaveAttribute('dir', shelf.dir);
  });

  await test.step('with the line back it is of now', async () => {
    await page.goto('/our-bags');
    await expect(alert(page)).toContainText(say.earlier);
    await context.setOffline(false);
    // The page may hear of the line before the worker has it; then it asks again within ten seconds.
    await expect(alert(page)).toBeHidden({ timeout: 12_000 });
  });
  forgive(complaints, LOST_REQUEST);
});
