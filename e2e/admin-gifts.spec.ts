/** Bags for people who need them: bought with the wallet, given at the counter with one press, also without a connection. */
import type { ShopBackend } from '../apps/server/src/testing/shopClient.ts';
import { addToCart, checkoutButton, goToCart, openBag, payInWallet, proceed, title } from './buyingSteps.ts';
import { buyingTexts } from './buyingTexts.ts';
import { becomeCounter, counterTexts, handoversOf, unlock, untilKept } from './counterSteps.ts';
import { messagesIn } from './everyPage/messages.ts';
import { expect } from './fixtures.ts';
import { test } from './userFixtures.ts';

const WORKING_OFFLINE = {
  en: /Working offline · \d to send/,
  ar: /نعمل بلا إنترنت · .+ لم [يت]ُرسل/,
} as const;

const CANNOT_GIVE = { en: / cannot give bags yet\.$/, ar: /^هذا الخيار غير متاح بعد في / } as const;

test('a gift is paid, given with one press each, and its buyer sees what became of it', async ({
  page,
  browser,
  lang,
  api,
  admin,
  buyer,
  baseURL,
}, { project }) => {
  const t = messagesIn(lang);
  const texts = buyingTexts[lang];
  const shop: ShopBackend = { origin: baseURL!, send: (request) => fetch(request) };
  const name = `Gifts ${project.name}`;
  const { storeId, bagId } = await api.addBag(admin, { store: name, title: `Bread, ${name}` });
  await openBag(page, bagId);
  await addToCart(page, texts);
  await goToCart(page);
  await page.getByRole('button', { name: new RegExp(t('ui.quantityStepper.more').split('{')[0]!) }).click();

  const gift = page.getByRole('radio', { name: t('web.cart.gift') });
  await test.step('a shop without a phone says in the cart that it cannot give bags', async () => {
    await expect(page.getByText(CANNOT_GIVE[lang])).toBeVisible();
    await expect(gift).toBeDisabled();
  });

  const context = await browser.newContext({ ...project.use, serviceWorkers: 'allow' });
  const counter = await context.newPage();
  await becomeCounter(counter, counterTexts[lang], { shop, admin, storeId });
  const tab = counter.getByRole('link', { name: t('web.gifts.title') });
  await expect(tab).toHaveCount(0);

  const code = await test.step('with a phone it is paid', async () => {
    await page.reload();
    await gift.check();
    await page.getByRole('textbox', { name: texts.phone }).fill('70 123 456');
    await checkoutButton(page, texts).click();
    await expect(title(page)).toHaveText(texts.review);
    await expect(page.getByText(t('web.cart.gift'))).toBeVisible();
    await proceed(page, texts);
    const paid = await payInWallet(page, texts);
    await page.goto(`/ticket/${paid}`);
    await expect(page.getByText(`${paid}-1`)).toBeVisible();
    await expect(page.getByText(`${paid}-2`)).toBeVisible();
    await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(0);
    return paid;
  });

  await test.step('the counter gives both without a connection, and sends each once', async () => {
    await expect(tab).toHaveText(/2$/, { timeout: 30_000 });
    await untilKept(counter, /giftBoardPart/, 1);
    await context.setOffline(true);
    await counter.reload();
    await unlock(counter, counterTexts[lang].open);
    await tab.click();
    const give = counter.getByRole('button', { name: t('web.gifts.giveOne') });
    await give.click();
    await expect(tab).toHaveText(/1$/);
    await counter.getByRole('button', { name: t('web.gifts.undo') }).click();
    await expect(tab).toHaveText(/2$/);
    await give.click();
    await give.click();
    await expect(give).toHaveCount(0);
    await expect(counter.getByText(WORKING_OFFLINE[lang])).toBeVisible();
    expect(await handoversOf(shop, buyer, code)).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
    await context.setOffline(false);
    await expect(counter.getByText(counterTexts[lang].allSent)).toBeVisible({ timeout: 30_000 });
    const done = { state: 'done', how: 'list' };
    expect(await handoversOf(shop, buyer, code)).toMatchObject([done, done]);
    await context.close();
  });

  await test.step('the buyer sees it, and the next cart is no gift', async () => {
    await page.reload();
    await expect(title(page)).toHaveText(/2.*2/);
    await expect(page.getByText(t('web.gifts.given').replace('{time}', '')).first()).toBeVisible();
    await openBag(page, bagId);
    await addToCart(page, texts);
    await goToCart(page);
    await expect(gift).not.toBeChecked();
    await expect(page.getByRole('radio', { name: texts.pickup })).toBeChecked();
  });
});
