import {
  addToCart,
  checkoutButton,
  chooseArea,
  goToCart,
  payInWallet,
  proceed,
  proceedButton,
  title,
} from './buying.ts';
import { buyingWords } from './buyingWords.ts';
import { BAG_FOR } from './seeded.ts';
import { turnToSignUp } from './steps.ts';
import { bagCards, expect, test } from './words.ts';

const words = {
  en: {
    logIn: 'You need to log in to reserve a bag. Redirecting to the login page...',
    create: 'Sign Up',
    name: 'Name',
    telephone: 'Phone',
    again: 'Confirm password',
    created: 'Account created! Please check your email to confirm your account.',
    outbox: 'Local outbox',
    receiver: 'Receiver or text',
    find: 'Search',
    confirmed: 'Your email address is confirmed.',
    signOut: 'Sign Out',
    welcome: 'Welcome back to Zawadeh!',
    toBag: 'Back to your bag',
    oneItem: 'Cart, 1 item',
    greeting: 'Hello',
  },
  ar: {
    logIn: 'يلزم تسجيل الدخول لحجز كيس. ننقلك الآن إلى صفحة الدخول...',
    create: 'إنشاء الحساب',
    name: 'الاسم',
    telephone: 'الهاتف',
    again: 'تأكيد كلمة المرور',
    created: 'تم إنشاء حسابك! يرجى تأكيده عبر الرسالة التي أرسلناها إلى بريدك.',
    outbox: 'صندوق الرسائل',
    receiver: 'المستلم أو نص الرسالة',
    find: 'بحث',
    confirmed: 'تم تأكيد بريدك الإلكتروني.',
    signOut: 'تسجيل الخروج',
    welcome: 'أهلاً بعودتك إلى زوّادة!',
    toBag: 'العودة إلى كيسك',
    oneItem: 'السلة، كيس واحد',
    greeting: 'مرحباً',
  },
} as const;

const PASSWORD = 'Bread-and-salt';

test('from the front door to a paid order and the news of it, by somebody who was never here', async ({
  page,
  context,
  lang,
  say: frame,
  outbox,
}, { project }) => {
  test.setTimeout(90_000);
  const say = { ...buyingWords[lang], ...words[lang] };
  const bag = BAG_FOR.wholeJourney;
  const email = `rania.${project.name}.${Date.now()}@example.com`;
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

  await test.step('reserve it while logged out: led to the login page', async () => {
    await page.getByRole('button', { name: say.add, exact: true }).click();
    await expect(page.getByText(say.logIn)).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('sign up', async () => {
    await turnToSignUp(page, lang);
    await field(say.name).fill('Rania Haddad');
    await field(say.telephone).fill('70 123 456');
    await field(say.email).fill(email);
    await field(say.password).fill(PASSWORD);
    await field(say.again).fill(PASSWORD);
    await page.getByRole('button', { name: say.create }).click();
    await expect(page.getByText(say.created)).toBeVisible();
  });

  await test.step('confirm by the e-mail in the local outbox, in a tab of its own', async () => {
    const mail = await context.newPage();
    await mail.goto('/outbox');
    await expect(title(mail)).toHaveText(say.outbox);
    await mail.getByRole('searchbox', { name: say.receiver }).fill(email);
    await mail.getByRole('button', { name: say.find }).click();
    const letter = mail.getByRole('article');
    await expect(letter).toContainText(email);
    await letter.getByRole('link').first().click();
    await expect(mail.getByText(say.confirmed)).toBeVisible();
    await mail.getByRole('banner').getByRole('button', { name: say.signOut }).click();
    await expect(mail.getByLabel(say.password, { exact: true })).toBeVisible();
    await mail.close();
  });

  await test.step('sign in, and go back to the bag', async () => {
    await expect(field(say.email)).toHaveValue(email);
    await field(say.password).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: say.signIn }).click();
    await expect(page.getByText(say.welcome)).toBeVisible();
    await page.getByRole('link', { name: say.toBag }).click();
    await expect(title(page)).toHaveText(bag.title[lang]);
  });

  await test.step('into the cart', async () => {
    await addToCart(page, say);
    await expect(page.getByText(say.itemAdded)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: say.oneItem })).toBeVisible();
    await goToCart(page);
  });

  await test.step('delivery to an area, with what the account knows filled in', async () => {
    await expect(page.getByRole('article')).toContainText(bag.title[lang]);
    await expect(page.getByRole('textbox', { name: say.firstName })).toHaveValue('Rania');
    await expect(page.getByRole('textbox', { name: say.lastName })).toHaveValue('Haddad');
    await expect(page.getByRole('textbox', { name: say.phone })).toHaveValue('70 123 456');
    await page.getByRole('radio', { name: say.delivery }).check();
    await chooseArea(page, say);
    await page.getByRole('textbox', { name: say.street }).fill('Port Said St.');
    await page.getByRole('textbox', { name: say.floor }).fill('3');
    await expect(page.getByText('$6.70').filter({ visible: true }).first()).toBeVisible();
    await checkoutButton(page, say).click();
  });

  await test.step('review', async () => {
    await expect(title(page)).toHaveText(say.review);
    const review = page.getByRole('main');
    for (const fact of [
      say.delivery,
      say.mina,
      'Port Said St.',
      '+961 70 123 456',
      bag.title[lang],
      '$1.70',
    ]) {
      await expect(review).toContainText(fact);
    }
    await expect(proceedButton(page, say)).toContainText('$6.70');
  });

  const orderCode = await test.step('pay in the local wallet', async () => {
    await proceed(page, say);
    await expect(title(page)).toHaveText(say.wallet);
    await expect(page.getByText('$6.70')).toBeVisible();
    const shown = await page.getByText(/^ZWD-/).innerText();
    expect(await payInWallet(page, say)).toBe(shown);
    return shown;
  });

  await test.step('success, in both languages', async () => {
    for (const { promise } of Object.values(buyingWords)) {
      await expect(page.getByText(promise.delivery, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: say.next })).toBeVisible();
  });

  await test.step('the profile, by the menu, shows it as completed', async () => {
    await page.getByRole('button', { name: frame.menu, exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: say.profile }).click();
    const order = page.getByRole('main').getByRole('article');
    await expect(order).toHaveCount(1);
    await expect(order).toContainText(orderCode);
    await expect(order).toContainText(say.completed);
    await expect(order).toContainText(say.delivery);
  });

  await test.step('the bell tells of it, once', async () => {
    await page.getByRole('button', { name: say.oneNew }).click();
    await expect(page.getByRole('dialog').getByText(say.news.delivery)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: say.oneNew })).toHaveCount(0);
  });

  await test.step('and so does WhatsApp', async () => {
    await outbox.readWhatsApp(say, orderCode, 'delivery');
    const message = page.getByRole('article').filter({ hasText: say.byWhatsApp.delivery });
    await expect(message).toContainText(say.greeting);
    await expect(message).toContainText('Rania Haddad');
  });
});
