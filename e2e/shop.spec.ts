import { expect, openShelf, test } from './fixtures.ts';

const textsByLang = {
  en: {
    store: 'Zahra Sweets',
    place: 'Azmi Street, opposite the old cinema, Balad',
    directions: 'Directions',
    call: 'Call',
    chat: 'WhatsApp',
    bags: 'Bags from this shop',
    other: 'Namoura & Sfouf Squares',
  },
  ar: {
    store: 'حلويات الزهراء',
    place: 'شارع عزمي، مقابل السينما القديمة، البلد',
    directions: 'الاتجاهات',
    call: 'اتصال',
    chat: 'واتساب',
    bags: 'أكياس هذا المتجر',
    other: 'مربّعات نمّورة وصفوف',
  },
} as const;

const SHOP = '/shop/5a000000-0000-4000-8000-000000000001';
const BAGS_OF_THE_SHOP = 4;

test('a visitor goes from a bag to its shop, the way there, and another of its bags', async ({
  page,
  texts,
  lang,
}) => {
  const { store, place, directions, call, chat, bags, other } = textsByLang[lang];
  await openShelf(page);
  await page.getByRole('link', { name: `${texts.details} ${texts.knafeh}` }).click();
  await page.getByRole('main').getByRole('link', { name: store }).click();
  await expect(page).toHaveURL(new RegExp(`${SHOP}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(store);
  await expect(page).toHaveTitle(new RegExp(store));
  await expect(page.getByText(place)).toBeVisible();
  await expect(page.getByRole('link', { name: directions })).toHaveAttribute(
    'href',
    /^(?:https|geo):.*34\.4361,35\.8369/,
  );
  await expect(page.getByRole('link', { name: call })).toHaveAttribute('href', 'tel:+9616000001');
  await expect(page.getByRole('link', { name: chat, exact: true })).toHaveAttribute(
    'href',
    'https://wa.me/9616000001',
  );
  await expect(page.getByRole('heading', { level: 2, name: bags })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(BAGS_OF_THE_SHOP);
  await page.getByRole('link', { name: `${texts.details} ${other}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other);
});

test.describe('a shop without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the shop, its bags and the way there are rendered without scripts', async ({ page, lang }) => {
    const { store, place, directions } = textsByLang[lang];
    await page.goto(SHOP);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(store);
    await expect(page.getByText(place)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(BAGS_OF_THE_SHOP);
    await expect(page.getByRole('link', { name: directions })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=34.4361,35.8369',
    );
  });
});

test('search engines find the shop, and nothing but data stands in the block', async ({ page }) => {
  const answer = await page.request.get(SHOP);
  const html = await answer.text();
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(block)).toMatchObject({
    '@type': 'FoodEstablishment',
    telephone: '+9616000001',
    geo: { latitude: 34.4361, longitude: 35.8369 },
  });
  expect(answer.headers()['content-security-policy']).not.toContain('unsafe');
});
