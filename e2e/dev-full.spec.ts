import { checkoutButton, logIn, payInWallet, proceedButton, storeCart } from './buyingSteps.ts';
import { buyingTexts } from './buyingTexts.ts';
import { PORT } from '../playwright.config.ts';
import { test } from './devServer.ts';
import { expect } from './fixtures.ts';
import { BAG_TO_BUY } from './seeded.ts';

const DATA = '.reports/journeys-dev-data';

// The server behind it has the next port.
test.use({
  baseURL: `http://localhost:${PORT + 2}`,
  task: ['dev:full', '--port', String(PORT + 2), '--data', DATA, '--reset'],
});

test('npm run dev:full sells a bag: the server answers behind the address of the dev server', async ({
  page,
  request,
  lang,
  baseURL,
}) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(60_000);
  const texts = buyingTexts[lang];
  // Making thirty days of orders takes longer than starting the dev server.
  await expect.poll(async () => (await request.get('/config.json')).status(), { timeout: 120_000 }).toBe(200);
  await page.goto('/login');
  await logIn(page, texts, { email: 'mona@zawadeh.local', password: 'Zawadeh-mona-1' });
  await storeCart(page, BAG_TO_BUY.en.id);
  await page.goto('/cart');
  await checkoutButton(page, texts).click();
  await proceedButton(page, texts).click();
  await expect(page).toHaveURL(/\/wallet\/\w+$/);
  await payInWallet(page, texts);
  expect(new URL(page.url()).origin).toBe(baseURL);
});
