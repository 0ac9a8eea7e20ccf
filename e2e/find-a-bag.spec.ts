import {
  addToCart,
  checkoutButton,
  choosePickup,
  goToCart,
  payInWallet,
  proceed,
  title,
} from './buyingSteps.ts';
import { buyingTexts } from './buyingTexts.ts';
import { bagCards, expect } from './fixtures.ts';
import { BAG_FOR } from './seeded.ts';
import { test } from './userFixtures.ts';

const textsByLang = {
  en: {
    filters: 'Filters',
    now: 'Now',
    mina: 'Mina',
    show: /^Show /,
    store: 'Mina Corner',
    today: 'Today, ',
    contains: 'Contains or may contain: gluten, fish',
    directions: 'Directions',
    heart: 'Favourite shop',
    share: 'Share',
    copied: 'Link copied',
  },
  ar: {
    filters: 'تصفية',
    now: 'الآن',
    mina: 'الميناء',
    show: /^عرض /,
    store: 'ركن الميناء',
    today: 'اليوم من',
    contains: 'يحتوي على أو قد يحتوي على: غلوتين، سمك',
    directions: 'الاتجاهات',
    heart: 'متجر مفضّل',
    share: 'مشاركة',
    copied: 'نُسخ الرابط',
  },
} as const;

test('a visitor finds a bag that is open now in an area, its shop and the way there, keeps the shop, opens a shared link, and pays', async ({
  page,
  context,
  lang,
  texts: frame,
}) => {
  const texts = textsByLang[lang];
  const { id, title: names } = BAG_FOR.findABag;
  const main = page.getByRole('main');

  await test.step('filter what is open now in Mina', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: frame.explore }).click();
    await page.getByRole('button', { name: texts.filters }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: texts.now, exact: true }).click();
    await sheet.getByRole('button', { name: texts.mina, exact: true }).click();
    await sheet.getByRole('button', { name: texts.show }).click();
    await expect(page).toHaveURL((url) => url.search === '?when=now&area=mina');
  });

  await test.step('the bag says when, what is in it and how to get there', async () => {
    await bagCards(page).locator(`a[href="/bag/${id}"]`).click();
    await expect(title(page)).toHaveText(names[lang]);
    await expect(main.getByText(texts.today)).toBeVisible();
    await expect(main.getByText(texts.contains)).toBeVisible();
    await expect(main.getByRole('link', { name: texts.directions })).toHaveAttribute(
      'href',
      /34\.4\d+,35\.8/,
    );
  });

  await test.step('its shop becomes a favourite', async () => {
    await main.getByRole('link', { name: texts.store }).click();
    await expect(title(page)).toHaveText(texts.store);
    await expect(main.getByRole('link', { name: texts.directions })).toHaveAttribute(
      'href',
      /34\.4\d+,35\.8/,
    );
    const heart = main.getByRole('button', { name: texts.heart });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the link of the bag is shared', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await main.getByRole('button', { name: texts.share }).click();
    await expect(page.getByText(texts.copied)).toBeVisible();
    const { origin } = new URL(page.url());
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/bag/${id}`);
  });

  await test.step('the bag is bought', async () => {
    const words = buyingTexts[lang];
    await addToCart(page, words);
    await goToCart(page);
    await choosePickup(page, words);
    await checkoutButton(page, words).click();
    await expect(title(page)).toHaveText(words.review);
    await proceed(page, words);
    expect(await payInWallet(page, words)).toMatch(/^ZWD-/);
  });
});
