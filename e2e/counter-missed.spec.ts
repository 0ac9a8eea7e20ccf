/** Missed handovers: on a server of its own, whose clock goes on. */
import { callSuccessfully, lineOf, signInAs, userAt } from '../apps/server/src/testing/shopClient.ts';
import { becomeCounter, counterTexts, handoversOf } from './counterSteps.ts';
import { messagesIn } from './everyPage/messages.ts';
import { expect } from './fixtures.ts';
import { startMovableServer, test as base, type MovableServer } from './ownServer.ts';

const HOUR = 3_600_000;

/** At six in the evening in Beirut, so that the windows end on the same day. */
const test = base.extend<{ shop: MovableServer }>({
  shop: async ({ folder }, provide) => {
    const server = await startMovableServer(
      folder,
      Math.ceil(Date.now() / (24 * HOUR)) * 24 * HOUR + 16 * HOUR,
    );
    await provide(server);
    await server.stop();
  },
});

test('a handover without a buyer is shown as missed, and can still be done', async ({ page, lang, shop }) => {
  const texts = counterTexts[lang];
  const t = messagesIn(lang);
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
  const missed = page.getByRole('heading', { name: t('web.counter.missed') });
  await expect(missed).toHaveCount(0);

  await shop.goOn(3.1);
  await expect(missed).toBeVisible();
  await row.click();
  await expect(page.getByText(t('web.handOverSheet.missed'))).toBeVisible();
  await page.getByRole('button', { name: texts.handedOver }).click();
  await expect(page.getByRole('button', { name: texts.nextTicket })).toBeVisible();
  const again = await signInAs(shop, 'user');
  expect(await handoversOf(shop, again, code)).toMatchObject([{ state: 'done', how: 'list' }]);
  // Its stream would break when the server is stopped.
  await page.close();
});
