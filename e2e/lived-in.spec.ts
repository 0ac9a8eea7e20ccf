/** A new installation as `npm start` makes it: every page has something to show, and an order goes from hand to hand. */
import { join } from 'node:path';
import { DEMO_ACCOUNTS } from '@zawadeh/domain/demo';
import { run } from '../apps/server/src/testing/runMain.ts';
import type { Page } from '@playwright/test';
import { counterTexts, pairWith } from './counterSteps.ts';
import { expect } from './fixtures.ts';
import { expectIntact } from './intactPage.ts';
import { test as base } from './ownServer.ts';

interface Links {
  origin: string;
  counter: string;
  courier: string;
}

/** What the terminal says. */
const test = base.extend<{ links: Links }>({
  links: async ({ folder }, provide) => {
    const server = run(['--port', '0', '--data', join(folder, 'data')], { DEMO_HISTORY: 'true' });
    const origin = await server.ready;
    const linkOf = (kind: string) =>
      new RegExp(`${origin}/${kind}#pair=\\S+`).exec(server.output.out)?.[0] ?? '';
    await provide({ origin, counter: linkOf('counter'), courier: linkOf('courier') });
    server.child.kill('SIGTERM');
    await server.ended;
  },
});

const textsByLang = {
  en: {
    dir: 'ltr',
    email: 'Email',
    password: 'Password',
    signIn: 'Sign In',
    collected: /^Collected at/,
    deliveries: 'To deliver now',
    gifts: 'For somebody who needs it',
  },
  ar: {
    dir: 'rtl',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    signIn: 'تسجيل الدخول',
    collected: /^تمّ الاستلام عند/,
    deliveries: 'للتوصيل الآن',
    gifts: 'لمن يحتاج',
  },
} as const;

type Texts = (typeof textsByLang)['en' | 'ar'];

async function signIn(page: Page, { origin }: Links, place: 0 | 1, texts: Texts): Promise<void> {
  const { email, password } = DEMO_ACCOUNTS[place];
  await page.goto(`${origin}/login`);
  await page.getByLabel(texts.email, { exact: true }).fill(email);
  await page.getByLabel(texts.password, { exact: true }).fill(password);
  const button = page.getByRole('main').getByRole('button', { name: texts.signIn });
  await expect(async () => {
    if (page.url().endsWith('/login')) await button.click({ timeout: 1_000 });
    await expect(page).not.toHaveURL(/\/login$/, { timeout: 3_000 });
  }).toPass();
}

test('the first minute shows a customer, a counter, a courier and an admin something real', async ({
  page,
  browser,
  lang,
  links,
}) => {
  const texts = textsByLang[lang];
  const other = async () => (await browser.newContext()).newPage();
  const [counter, courier, admin] = [await other(), await other(), await other()];

  await signIn(page, links, 1, texts);
  await page.goto(`${links.origin}/profile`);
  const tickets = page.locator('main a[href^="/ticket/"]');
  await expect.poll(() => tickets.count()).toBeGreaterThan(4);
  await expectIntact(page, texts.dir);
  const address = String(await tickets.first().getAttribute('href'));
  const code = address.slice('/ticket/'.length);
  await page.goto(links.origin + address);
  await expect(page.getByRole('img', { name: code })).toBeVisible();

  await test.step('the shop hands over what the customer bought', async () => {
    await pairWith(counter, counterTexts[lang], links.counter);
    await expect(counter.getByText(texts.gifts).first()).toBeVisible();
    await expectIntact(counter, texts.dir);
    await counter.getByRole('button', { name: new RegExp(code.slice(-4)) }).click();
    await counter.getByRole('button', { name: counterTexts[lang].handedOver }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.collected })).toBeVisible();
    await expectIntact(page, texts.dir);
  });

  await test.step('a courier has deliveries', async () => {
    await pairWith(courier, counterTexts[lang], links.courier);
    await expect(courier.getByText(texts.deliveries)).toBeVisible();
    await expectIntact(courier, texts.dir);
  });

  await test.step('the dashboard has a day, a month, plans and money to send back', async () => {
    await signIn(admin, links, 0, texts);
    for (const [section, least] of [
      ['today', 5],
      ['orders', 10],
      ['refunds', 1],
      ['bags', 10],
      ['week', 20],
      ['analytics', 20],
      ['users', 1],
      ['stores', 10],
    ] as const) {
      await admin.goto(`${links.origin}/admin?section=${section}`);
      // On a phone the week is one day: a list of its bags.
      const rows = admin.getByRole('main').locator('tr, [role="row"], li');
      await expect.poll(() => rows.count(), section).toBeGreaterThan(least);
      await expectIntact(admin, texts.dir);
    }
  });
});
