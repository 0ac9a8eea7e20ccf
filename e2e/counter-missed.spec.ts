/** What nobody came for: on a server of its own, whose clock goes on. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  callSuccessfully,
  lineOf,
  signInAs,
  userAt,
  type ShopBackend,
} from '../apps/server/src/testing/shopClient.ts';
import { becomeCounter, counterTexts, handoversOf } from './counterSteps.ts';
import { expect } from './fixtures.ts';
import { startOwnServer, test as base } from './ownServer.ts';

const HOUR = 3_600_000;

const missedTexts = {
  en: 'Not collected, still possible until 4:00 AM',
  ar: 'لم تُستلم بعد، ويمكن تسليمها حتى 4:00 ص',
} as const;

interface MovableShop extends ShopBackend {
  now: () => number;
  goOn: (hours: number) => Promise<void>;
}

/** At six in the evening in Beirut, so that the windows end on the same day. */
const test = base.extend<{ shop: MovableShop }>({
  shop: async ({ folder }, provide) => {
    const file = join(folder, 'offset');
    let offset = Math.ceil(Date.now() / (24 * HOUR)) * 24 * HOUR + 16 * HOUR - Date.now();
    await writeFile(file, String(offset));
    const server = await startOwnServer({
      dataFolder: join(folder, 'data'),
      nodeArguments: ['--import', './scripts/jumpingClock.ts'],
      environment: { ZAWADEH_CLOCK_FILE: file },
    });
    await provide({
      ...server,
      now: () => Date.now() + offset,
      goOn: async (hours) => {
        offset += hours * HOUR;
        await writeFile(file, String(offset));
        server.signal('SIGUSR2');
      },
    });
    await server.stop();
  },
});

test('what nobody came for is shown as missed, and can still be handed over', async ({
  page,
  lang,
  shop,
}) => {
  const texts = counterTexts[lang];
  const [admin, buyer] = [await signInAs(shop, 'admin'), await signInAs(shop, 'user')];
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
  const again = await signInAs(shop, 'user');
  expect(await handoversOf(shop, again, code)).toMatchObject([{ state: 'done', how: 'list' }]);
  // Its stream would break when the server is stopped.
  await page.close();
});
