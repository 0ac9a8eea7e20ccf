import { brand, EMAIL_REDIRECT_PATH } from '@zawadeh/domain';
import { PASSWORD } from '../apps/server/src/testing/shopClient.ts';
import { test } from './userFixtures.ts';
import { messagesIn } from './everyPage/messages.ts';
import { fillInSignIn, signInButton } from './signInSteps.ts';
import { bagCards, expect, ignoreErrors, FAILED_REQUEST } from './fixtures.ts';

const DAY = 86_400_000;

test(
  'bags stay open and the session stays valid on a device whose clock is a day ahead',
  { tag: '@all' },
  async ({ browser, lang, api }, { project }) => {
    const t = messagesIn(lang);
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
    await expect(page.getByText(t('web.clockBanner.off').split('{')[0]!)).toBeVisible();
    await fillInSignIn(page, lang, email, PASSWORD);
    await signInButton(page, lang).click();
    await expect(page.getByText(t('web.login.welcome').replace('{brand}', brand.name[lang]))).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: t('web.login.signIn') })).toHaveCount(0);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rania Haddad');
    await page.goto('/our-bags');
    await expect(page.getByText(t('web.clockBanner.off').split('{')[0]!)).toBeVisible();
    // Another journey may have sold the first one out.
    const soldOut = t('ui.availability.soldOut');
    await bagCards(page).filter({ hasNotText: soldOut }).first().getByRole('link').click();
    await expect(page.getByRole('button', { name: t('web.bag.add'), exact: true })).toBeEnabled();
    await page.clock.runFor(30_000);
    expect(refreshes).toEqual([]);
    await context.close();
  },
);

test('a tab that shows the sign-out can be closed at once: the browser has no session and no name left', async ({
  browser,
  pageErrors,
  lang,
  api,
}, { project }) => {
  const t = messagesIn(lang);
  const { storageState } = await api.signUp(`closed.${project.name}.${Date.now()}@example.com`);
  const context = await browser.newContext({ ...project.use, storageState });
  const page = await context.newPage();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rania Haddad');
  const signOut = page.getByRole('banner').getByRole('button', { name: t('ui.accountLinks.signOut') });
  const stored = await signOut.evaluate(
    (button, signedOut) =>
      new Promise<string>((resolve) => {
        new MutationObserver(() => {
          const { textContent } = document.querySelector('main h1, main h2') ?? {};
          if (textContent?.includes(signedOut)) resolve(JSON.stringify(Object.entries(localStorage)));
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
        (button as HTMLButtonElement).click();
      }),
    t('web.profile.signedOut'),
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
  const t = messagesIn(lang);
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
  await phone
    .getByRole('banner')
    .getByRole('button', { name: t('ui.accountLinks.signOut') })
    .click();
  await expect(phone.getByRole('heading', { name: t('web.profile.signedOut') })).toBeVisible();
  await computer.reload();
  await expect(computer.getByRole('heading', { level: 1 })).toHaveText('Rania Haddad');
  await computer
    .getByRole('main')
    .getByRole('button', { name: t('web.profile.everywhere') })
    .click();
  await computer
    .getByRole('alertdialog')
    .getByRole('button', { name: t('web.profile.everywhere') })
    .click();
  await expect(computer.getByRole('heading', { name: t('web.profile.signedOut') })).toBeVisible();
  await tablet.reload();
  await expect(tablet.getByRole('heading', { name: t('web.profile.signedOut') })).toBeVisible();
  const key = `${brand.storagePrefix}-session`;
  expect(await tablet.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  for (const page of [phone, computer, tablet]) await page.context().close();
  ignoreErrors(pageErrors, FAILED_REQUEST);
});

test(
  'a link with the session of another account is only used while no user is signed in',
  { tag: '@all' },
  async ({ browser, lang, api }, { project }) => {
    const t = messagesIn(lang);
    const email = `stranger.${project.name}.${Date.now()}@example.com`;
    const { token, refreshToken } = await api.signUp(email);
    const session = { access_token: token, refresh_token: refreshToken, expires_in: '3600' };
    const fragment = new URLSearchParams({ ...session, token_type: 'bearer', type: 'signup' }).toString();
    const mona = await api.signIn('mona@zawadeh.local', 'Zawadeh-mona-1');
    const context = await browser.newContext({ ...project.use, storageState: mona.storageState });
    const page = await context.newPage();
    const banner = page.getByRole('banner');
    const openLink = async (path: string) => {
      // From a page of the same path the browser would only change the hash.
      await page.goto('about:blank');
      await page.goto(`${path}#${fragment}`);
      await expect(page).not.toHaveURL(/access_token/);
    };

    await openLink('/our-bags');
    await expect(banner).toContainText('mona@zawadeh.local');
    await expect(page).toHaveURL(/\/our-bags$/);
    for (const path of ['/', EMAIL_REDIRECT_PATH]) {
      await openLink(path);
      await expect(page.getByText(t('web.login.otherAccount'))).toBeVisible();
      await expect(banner).toContainText('mona@zawadeh.local');
    }
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mona Kabbara');

    await openLink(EMAIL_REDIRECT_PATH);
    await banner.getByRole('button', { name: t('ui.accountLinks.signOut') }).click();
    await expect(page.getByText(t('web.login.linkOver'))).toBeVisible();
    await openLink('/our-bags');
    const key = `${brand.storagePrefix}-session`;
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
    await openLink(EMAIL_REDIRECT_PATH);
    await expect(banner).toContainText(email);
    await context.close();
  },
);
