/** The number of rescued bags on the landing page of a server of its own, which is started twice. */
import { join } from 'node:path';
import { signInAs } from '../apps/server/src/testing/shopClient.ts';
import { expect } from './fixtures.ts';
import { buy, collect, impactBag } from './impactSteps.ts';
import { startOwnServer, test as base, type OwnServer } from './ownServer.ts';

/** A server of its own, whose data stays for its next start. */
const test = base.extend<{ startShop: () => Promise<OwnServer> }>({
  startShop: async ({ folder }, provide) => {
    let stop = async () => {};
    await provide(async () => {
      const server = await startOwnServer({ dataFolder: join(folder, 'data') });
      ({ stop } = server);
      return server;
    });
    await stop();
  },
});

const lines = {
  en: 'Together we have rescued 2 bags.',
  ar: 'أنقذنا معاً كيسين حتى اليوم.',
} as const;

test('the number of rescued bags is drawn with the landing page, and stays when scripts run', async ({
  page,
  browser,
  lang,
  startShop,
  texts: frame,
}) => {
  const first = await startShop();
  const [admin, buyer] = [await signInAs(first, 'admin'), await signInAs(first, 'user')];
  await page.goto(first.origin);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(lines[lang])).toHaveCount(0);
  await collect(first, buyer, await buy(first, await impactBag(first), buyer, admin, 2));
  // Its requests would fail while the server is stopped.
  await page.goto('about:blank');
  await first.stop();

  const second = await startShop();
  for (const locale of ['en', 'ar'] as const) {
    const withoutScripts = await browser.newContext({ javaScriptEnabled: false, locale });
    const plain = await withoutScripts.newPage();
    await plain.goto(second.origin);
    await expect(plain.getByText(lines[locale])).toBeVisible();
    await withoutScripts.close();
  }

  await page.goto(second.origin);
  const line = page.getByText(lines[lang]);
  await expect(line).toBeVisible();
  // The press is replayed by hydration, and the line is there in the other language too.
  const other = lang === 'ar' ? 'en' : 'ar';
  await page.getByRole('button', { name: frame.otherLanguage }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.getByText(lines[other])).toBeVisible();
  await expect(line).toBeHidden();
  await page.close();
});
