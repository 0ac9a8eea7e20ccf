import { checkoutButton, chooseArea, payInWallet, proceed, proceedButton, title } from './buyingSteps.ts';
import { buyingTexts } from './buyingTexts.ts';
import { BAG_FOR } from './seeded.ts';
import { messagesIn } from './everyPage/messages.ts';
import { bagCards, expect } from './fixtures.ts';
import { createOutbox } from './outbox.ts';
import { NEW_PASSWORD, signInButton, signUp } from './signInSteps.ts';
import { test } from './userFixtures.ts';

const textsByLang = {
  en: {
    outbox: 'Local outbox',
    receiver: 'Receiver or text',
    find: 'Search',
    reserve: 'Sign up to reserve',
    inCart: 'is in your cart.',
    oneItem: 'Cart, 1 item',
    missed: 'can no longer be reserved.',
    nearest: /Nearest to .?Teta Salma’s Table.? first\./,
    greeting: 'Hello',
  },
  ar: {
    outbox: 'صندوق الرسائل',
    receiver: 'المستلم أو نص الرسالة',
    find: 'بحث',
    reserve: 'إنشاء حساب لحجز',
    inCart: 'في سلّتك.',
    oneItem: 'السلّة، كيس واحد',
    missed: 'لم يعد حجز الكيس',
    nearest: /الأقرب إلى .?سفرة تيتا سلمى.? أوّلاً\./,
    greeting: 'مرحباً',
  },
} as const;

/** A visitor. */
test.use({ storageState: { cookies: [], origins: [] } });

test('a new visitor signs up, buys a bag, and is notified', async ({
  page,
  browser,
  lang,
  texts: frame,
  outbox,
  api,
  admin,
}, { project }) => {
  const texts = { ...buyingTexts[lang], ...textsByLang[lang] };
  const bag = BAG_FOR.wholeJourney;
  const addressOf = (name: string) => `${name}.${project.name}.${Date.now()}@example.com`;
  const email = addressOf('rania');
  const mistyped = addressOf('ranya');
  const t = messagesIn(lang);
  const field = (label: string) => page.getByLabel(label, { exact: true });

  await test.step('browse, search, and find the bag', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: frame.explore }).click();
    await expect(title(page)).toHaveText(frame.heading);
    await page.getByRole('searchbox', { name: frame.search }).fill(bag.title[lang]);
    await expect(bagCards(page)).toHaveCount(1);
    await page.getByRole('link', { name: `${frame.details} ${bag.title[lang]}` }).click();
    await expect(title(page)).toHaveText(bag.title[lang]);
  });

  await test.step('reserve it while signed out: led to the login page', async () => {
    await page.getByRole('button', { name: texts.add, exact: true }).click();
    await expect(page.getByText(t('web.bag.logIn'))).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('sign up, and again because the address was mistyped', async () => {
    await expect(title(page)).toHaveText(new RegExp(`^${texts.reserve}.*${bag.title[lang]}`));
    for (const address of [mistyped, email]) {
      await signUp(page, lang, { email: address });
      await expect(page.getByText(address, { exact: true })).toBeVisible();
      if (address === mistyped) await page.getByRole('button', { name: t('web.checkEmail.change') }).click();
    }
  });

  await test.step('confirm by the e-mail in the local outbox, in another browser, where the bag is in the cart too', async () => {
    const mail = await browser.newPage();
    await mail.goto('/outbox');
    await expect(title(mail)).toHaveText(texts.outbox);
    await mail.getByRole('searchbox', { name: texts.receiver }).fill(email);
    await mail.getByRole('button', { name: texts.find }).click();
    const mailEntry = mail.getByRole('article');
    await expect(mailEntry).toContainText(email);
    await mailEntry.getByRole('link').first().click();
    await expect(mail.getByText(t('web.login.confirmed'))).toBeVisible();
    await mail.getByRole('link', { name: t('web.waitingBag.toCart') }).click();
    await expect(mail.getByRole('article')).toContainText(bag.title[lang]);
    await mail.close();
  });

  await test.step('a letter opened in another browser once the bag is sold out says so, and shows what is near', async () => {
    const stock = await api.stockOf(bag.id);
    await api.setStock(admin, bag.id, 0);
    const late = await browser.newPage();
    await late.goto(await createOutbox(late).linkFor(mistyped));
    await expect(late.getByText(texts.missed)).toContainText(bag.title[lang]);
    const near = late.getByRole('region', { name: t('web.waitingBag.near') });
    await expect(near).toContainText(texts.nearest);
    await expect(near.getByRole('article')).toHaveCount(4);
    await near.getByRole('link').first().click();
    await expect(late.getByRole('button', { name: texts.add, exact: true })).toBeVisible();
    await late.close();
    await api.setStock(admin, bag.id, stock);
  });

  await test.step('sign in, and find the bag in the cart', async () => {
    await signInButton(page, lang).click();
    await expect(field(texts.email)).toHaveValue(email);
    await field(texts.password).fill(NEW_PASSWORD);
    await signInButton(page, lang).click();
    await expect(page).toHaveURL(/\/our-bags$/);
    await expect(page.getByText(texts.inCart)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: texts.oneItem })).toBeVisible();
    await page.getByRole('link', { name: t('web.waitingBag.toCart') }).click();
    await expect(page).toHaveURL(/\/cart$/);
  });

  await test.step('delivery to an area, with the account data prefilled', async () => {
    await expect(page.getByRole('article')).toContainText(bag.title[lang]);
    await expect(page.getByRole('textbox', { name: texts.firstName })).toHaveValue('Rania');
    await expect(page.getByRole('textbox', { name: texts.lastName })).toHaveValue('Haddad');
    await expect(page.getByRole('textbox', { name: texts.phone })).toHaveValue('70 123 456');
    await page.getByRole('radio', { name: texts.delivery }).check();
    await chooseArea(page, texts);
    await page.getByRole('textbox', { name: texts.street }).fill('Port Said St.');
    await page.getByRole('textbox', { name: texts.floor }).fill('3');
    await expect(page.getByText('$6.70').filter({ visible: true }).first()).toBeVisible();
    await checkoutButton(page, texts).click();
  });

  await test.step('review', async () => {
    await expect(title(page)).toHaveText(texts.review);
    const review = page.getByRole('main');
    for (const fact of [
      texts.delivery,
      texts.mina,
      'Port Said St.',
      '+961 70 123 456',
      bag.title[lang],
      '$1.70',
    ]) {
      await expect(review).toContainText(fact);
    }
    await expect(proceedButton(page, texts)).toContainText('$6.70');
  });

  const orderCode = await test.step('pay in the local wallet', async () => {
    await proceed(page, texts);
    await expect(title(page)).toHaveText(texts.wallet);
    await expect(page.getByRole('definition').filter({ hasText: '$6.70' })).toBeVisible();
    const shown = await page.getByText(/^ZWD-/).innerText();
    expect(await payInWallet(page, texts)).toBe(shown);
    return shown;
  });

  await test.step('success, in both languages', async () => {
    for (const { promise } of Object.values(buyingTexts)) {
      await expect(page.getByText(promise.delivery, { exact: true })).toBeVisible();
    }
    await expect(page.getByText(texts.cancelUntil)).toBeVisible();
    await expect(page.getByRole('heading', { name: texts.next })).toBeVisible();
  });

  await test.step('the profile, by the menu, shows it as completed', async () => {
    await page.getByRole('button', { name: frame.menu, exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: texts.profile }).click();
    const order = page.getByRole('main').getByRole('article');
    await expect(order).toHaveCount(1);
    await expect(order).toContainText(orderCode);
    await expect(order).toContainText(texts.completed);
    await expect(order).toContainText(texts.delivery);
  });

  await test.step('the bell has one notification', async () => {
    await page.getByRole('button', { name: texts.oneNew }).click();
    await expect(page.getByRole('dialog').getByText(texts.notificationText.delivery)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: texts.oneNew })).toHaveCount(0);
  });

  await test.step('WhatsApp brings the confirmation', async () => {
    await outbox.readWhatsApp(texts, orderCode, 'delivery');
    const message = page.getByRole('article').filter({ hasText: texts.byWhatsApp.delivery });
    await expect(message).toContainText(texts.greeting);
    await expect(message).toContainText('Rania Haddad');
  });
});
