import { brand } from '@zawadeh/domain';
import { test } from './people.ts';
import { bagCards, expect, forgive, LOST_REQUEST } from './words.ts';

const PASSWORD = 'Bread-and-salt';
const DAY = 86_400_000;

const words = {
  en: {
    add: 'Add to cart',
    clock: "This device's clock is wrong.",
    email: 'Email',
    password: 'Password',
    signIn: 'Sign In',
    welcome: 'Welcome back to Zawadeh!',
    signOut: 'Sign Out',
    everywhere: 'Sign out everywhere',
    signedOut: 'Please sign in to view your profile.',
  },
  ar: {
    add: 'أضف إلى السلة',
    clock: 'ساعة هذا الجهاز غير مضبوطة.',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    signIn: 'تسجيل الدخول',
    welcome: 'أهلاً بعودتك إلى زوّادة!',
    signOut: 'تسجيل الخروج',
    everywhere: 'الخروج من كل الأجهزة',
    signedOut: 'يرجى تسجيل الدخول لعرض حسابك.',
  },
} as const;

const ONE_CROSS = { tag: ['@one-cross', '@server'] };

test(
  'on a phone whose clock is a day ahead, bags and the session last as on any other',
  ONE_CROSS,
  async ({ browser, lang, shop }, { project }) => {
    const say = words[lang];
    const email = `ahead.${project.name}.${Date.now()}@example.com`;
    await shop.signUp(email);
    const context = await browser.newContext({
      ...project.use,
      storageState: { cookies: [], origins: [] },
    });
    const page = await context.newPage();
    const refreshes: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('grant_type=refresh_token')) refreshes.push(request.url());
    });
    await page.clock.install({ time: Date.now() + DAY });
    await page.goto('/login');
    await expect(page.getByText(say.clock)).toBeVisible();
    await page.getByLabel(say.email, { exact: true }).fill(email);
    await page.getByLabel(say.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: say.signIn, exact: true }).click();
    await expect(page.getByText(say.welcome)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: say.signIn })).toHaveCount(0);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rania Haddad');
    await page.goto('/our-bags');
    await expect(page.getByText(say.clock)).toBeVisible();
    await bagCards(page).first().getByRole('link').click();
    await expect(page.getByRole('button', { name: say.add, exact: true })).toBeEnabled();
    await page.clock.runFor(30_000);
    expect(refreshes).toEqual([]);
    await context.close();
  },
);

test(
  'signing out ends this device alone, and everywhere every one',
  ONE_CROSS,
  async ({ browser, complaints, lang, shop }, { project }) => {
    const say = words[lang];
    const email = `devices.${project.name}.${Date.now()}@example.com`;
    const first = await shop.signUp(email);
    const open = async (storageState: (typeof first)['kept']) => {
      const context = await browser.newContext({ ...project.use, storageState });
      const page = await context.newPage();
      await page.goto('/profile');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rania Haddad');
      return page;
    };
    const [phone, computer, tablet] = [
      await open(first.kept),
      await open((await shop.signIn(email, PASSWORD)).kept),
      await open((await shop.signIn(email, PASSWORD)).kept),
    ];
    await phone.getByRole('banner').getByRole('button', { name: say.signOut }).click();
    await expect(phone.getByRole('heading', { name: say.signedOut })).toBeVisible();
    await computer.reload();
    await expect(computer.getByRole('heading', { level: 1 })).toHaveText('Rania Haddad');
    await computer.getByRole('main').getByRole('button', { name: say.everywhere }).click();
    await computer.getByRole('alertdialog').getByRole('button', { name: say.everywhere }).click();
    await expect(computer.getByRole('heading', { name: say.signedOut })).toBeVisible();
    await tablet.reload();
    await expect(tablet.getByRole('heading', { name: say.signedOut })).toBeVisible();
    const kept = () => tablet.evaluate((key) => localStorage.getItem(key), `${brand.storagePrefix}-session`);
    expect(await kept()).toBeNull();
    for (const page of [phone, computer, tablet]) await page.context().close();
    forgive(complaints, LOST_REQUEST);
  },
);
