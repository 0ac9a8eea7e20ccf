/** What nobody came for: on a server of its own, whose clock goes on. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_ACCOUNTS } from '@zawadeh/domain/demo';
import { listen } from '../apps/server/src/listen.ts';
import {
  backendAt,
  callSuccessfully,
  lineOf,
  signIn,
  userAt,
  type ShopBackend,
} from '../apps/server/src/testing/shopClient.ts';
import { root } from '../scripts/root.ts';
import { becomeCounter, counterTexts, handoversOf } from './counterSteps.ts';
import { expect, test as base } from './fixtures.ts';

const HOUR = 3_600_000;

const missedTexts = {
  en: 'Not collected, still possible until 4:00 AM',
  ar: 'لم تُستلم، ويمكن تسليمها حتى 4:00 ص',
} as const;

interface MovableShop extends ShopBackend {
  now: () => number;
  goOn: (hours: number) => Promise<void>;
}

/** At six in the evening in Beirut, so that the windows end on the same day. */
const test = base.extend<{ shop: MovableShop }>({
  // Playwright reads a fixture's dependencies from its first parameter.
  // eslint-disable-next-line no-empty-pattern
  shop: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'zawadeh-missed-'));
    const file = join(folder, 'offset');
    let offset = Math.ceil(Date.now() / (24 * HOUR)) * 24 * HOUR + 16 * HOUR - Date.now();
    await writeFile(file, String(offset));
    const free = await listen('127.0.0.1', 0);
    await free.stop();
    const { port } = free;
    const script = ['--import', './scripts/jumpingClock.ts', 'apps/server/src/main.ts'];
    const settings = ['--port', String(port), '--data', join(folder, 'data')];
    const child = spawn(process.execPath, [...script, ...settings], {
      cwd: root,
      env: { ...process.env, ZAWADEH_CLOCK_FILE: file },
      stdio: 'ignore',
    });
    const shop = backendAt(`http://127.0.0.1:${port}`);
    const isReady = async () => (await fetch(`${shop.origin}/readyz`)).ok;
    await expect.poll(() => isReady().catch(() => false), { timeout: 60_000 }).toBe(true);
    await provide({
      ...shop,
      now: () => Date.now() + offset,
      goOn: async (hours) => {
        offset += hours * HOUR;
        await writeFile(file, String(offset));
        child.kill('SIGUSR2');
      },
    });
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  },
});

// From the start of the server on.
test.describe.configure({ timeout: 120_000 });

test('what nobody came for is shown as missed, and can still be handed over', async ({
  page,
  lang,
  shop,
}) => {
  const texts = counterTexts[lang];
  const sessionOf = (role: string) =>
    signIn(
      shop,
      DEMO_ACCOUNTS.find((each) => each.role === role)!,
    );
  const [admin, buyer] = [await sessionOf('admin'), await sessionOf('user')];
  const [bag] = await callSuccessfully<{ id: string; sale_price: number; store_id: string }[]>(shop, {
    path: '/rest/v1/surprise_bags?select=id,sale_price,store_id&quantity=gt.0&limit=1',
  });
  const at = (hours: number) => new Date(shop.now() + hours * HOUR).toISOString();
  await callSuccessfully(shop, {
    method: 'PATCH',
    path: `/rest/v1/surprise_bags?id=eq.${bag!.id}`,
    as: admin,
    body: { pickup_start: at(-1), pickup_end: at(1), restock_time: null },
  });
  const { answer } = await userAt(shop, buyer).checkout([lineOf(bag!)], { customer_name: 'Salma Aoun' });
  const code = String(answer.order_code);
  await userAt(shop, admin).markPaid(code);
  await becomeCounter(page, texts, { shop, admin, storeId: bag!.store_id });
  const row = page.getByRole('button', { name: code.slice(-4) });
  await expect(row).toBeVisible();
  const missed = page.getByRole('heading', { name: missedTexts[lang] });
  await expect(missed).toHaveCount(0);

  await shop.goOn(3.1);
  await expect(missed).toBeVisible();
  await row.click();
  await expect(page.getByText(missedTexts[lang])).toBeVisible();
  await page.getByRole('button', { name: texts.handedOver }).click();
  await expect(page.getByRole('button', { name: texts.nextTicket })).toBeVisible();
  const again = await signIn(
    shop,
    DEMO_ACCOUNTS.find(({ role }) => role === 'user')!,
  );
  expect(await handoversOf(shop, again, code)).toMatchObject([{ state: 'done', how: 'list' }]);
  // Its stream would break when the server is stopped.
  await page.close();
});
