import { brand } from '@zawadeh/domain';
import { PASSWORD } from '../apps/server/src/testing/shopClient.ts';
import { test } from './userFixtures.ts';
import { messagesIn } from './everyPage/messages.ts';
import { bagCards, expect, ignoreErrors, FAILED_REQUEST } from './fixtures.ts';

const DAY = 86_400_000;

const textsByLang = {
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

test('on a device whose clock is a day ahead, bags stay open and the session stays valid', async ({
  browser,
  lang,
  api,
}, { project }) => {
  const texts = textsByLang[lang];
  const email = `ahead.${project.name}.${Date.now()}@example.com`;
  await api.signUp(email);
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
  await expect(page.getByText(texts.clock)).toBeVisible();
  await page.getByLabel(texts.email, { exact: true }).fill(email);
  await page.getByLabel(texts.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: texts.signIn, exact: true }).click();
  await expect(page.getByText(texts.welcome)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: texts.signIn })).toHaveCount(0);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rania Haddad');
  await page.goto('/our-bags');
  await expect(page.getByText(texts.clock)).toBeVisible();
  // Another journey may have sold the first one out.
  const soldOut = messagesIn(lang)('ui.availability.soldOut');
  await bagCards(page).filter({ hasNotText: soldOut }).first().getByRole('link').click();
  await expect(page.getByRole('button', { name: texts.add, exact: true })).toBeEnabled();
  await page.clock.runFor(30_000);
  expect(refreshes).toEqual([]);
  await context.close();
});

test('a tab that shows the sign-out can be closed at once: the browser has no session and no name left', async ({
  browser,
  pageErrors,
  lang,
  api,
}, { project }) => {
  const texts = textsByLang[lang];
  const { storageState } = await api.signUp(`closed.${project.name}.${Date.now()}@example.com`);
  const context = await browser.newContext({ ...project.use, storageState });
  const page = await context.newPage();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rania Haddad');
  const signOut = page.getByRole('banner').getByRole('button', { name: texts.signOut });
  const stored = await signOut.evaluate(
    (button, signedOut) =>
      new Promise<string>((resolve) => {
        new MutationObserver(() => {
          const { textContent } = document.querySelector('main h1, main h2') ?? {};
          if (textContent?.includes(signedOut)) resolve(JSON.stringify(Object.entries(localStorage)));
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
        (button as HTMLButtonElement).click();
      }),
    texts.signedOut,
  );
  expect(stored).not.toContain(`${brand.storagePrefix}-session`);
  expect(stored).not.toContain('Rania');
  await context.close();
  ignoreErrors(pageErrors, FAILED_REQUEST);
});

test('signing out ends the session of one device, and signing out everywhere ends all sessions', async ({
  browser,
  pageErrors,
  lang,
  api,
}, { project }) => {
  const texts = textsByLang[lang];
  const email = `devices.${project.name}.${Date.now()}@example.com`;
  const first = await api.signUp(email);
  const open = async (storageState: (typeof first)['storageState']) => {
    const context = await browser.newContext({ ...project.use, storageState });
    const page = await context.newPage();
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rania Haddad');
    return page;
  };
  const [phone, computer, tablet] = [
    await open(first.storageState),
    await open((await api.signIn(email, PASSWORD)).storageState),
    await open((await api.signIn(email, PASSWORD)).storageState),
  ];
  await phone.getByRole('banner').getByRole('button', { name: texts.signOut }).click();
  await expect(phone.getByRole('heading', { name: texts.signedOut })).toBeVisible();
  await computer.reload();
  await expect(computer.getByRole('heading', { level: 1 })).toHaveText('Rania Haddad');
  await computer.getByRole('main').getByRole('button', { name: texts.everywhere }).click();
  await computer.getByRole('alertdialog').getByRole('button', { name: texts.everywhere }).click();
  await expect(computer.getByRole('heading', { name: texts.signedOut })).toBeVisible();
  await tablet.reload();
  await expect(tablet.getByRole('heading', { name: texts.signedOut })).toBeVisible();
  const key = `${brand.storagePrefix}-session`;
  expect(await tablet.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  for (const page of [phone, computer, tablet]) await page.context().close();
  ignoreErrors(pageErrors, FAILED_REQUEST);
});
