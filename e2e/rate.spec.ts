import { join } from 'node:path';
import { RECEIVED_PATH } from '@zawadeh/domain';
import { secretsInFolder } from '../apps/server/src/embedded/secrets.ts';
import {
  call,
  callSuccessfully,
  lineOf,
  userAt,
  type ShopBackend,
} from '../apps/server/src/testing/shopClient.ts';
import { handoversOf } from './counterSteps.ts';
import { messagesIn } from './everyPage/messages.ts';
import { expect } from './fixtures.ts';
import { test, type JourneyUser } from './userFixtures.ts';

/** On sale for hours, of no other journey, and of a shop without a phone. */
const BAG = 'ba600000-0000-4000-8000-000000000013';
const HOUR = 3_600_000;
/** Of the server that `playwright.config.ts` starts. */
const DATA = join(import.meta.dirname, '../.reports/journeys-data');

interface Received {
  code: string;
  order: string;
  store: string;
}

/** Writes as the operator can: no other role writes when an order was paid. */
async function movePayment(shop: ShopBackend, code: string, ago: number): Promise<void> {
  const { secretKey } = await secretsInFolder(DATA);
  await callSuccessfully(shop, {
    method: 'PATCH',
    path: `/rest/v1/orders?order_code=eq.${code}`,
    as: { token: secretKey },
    headers: { apikey: secretKey },
    body: { paid_at: new Date(Date.now() - ago).toISOString() },
  });
}

/** An order that was paid so long ago, and whose bag the buyer says to have had since. */
async function collect(
  shop: ShopBackend,
  { buyer, admin, ago }: { buyer: JourneyUser; admin: JourneyUser; ago: number },
): Promise<Received> {
  const [bag] = await callSuccessfully<[{ id: string; sale_price: number }]>(shop, {
    path: `/rest/v1/surprise_bags?id=eq.${BAG}&select=id,sale_price`,
  });
  const { answer } = await userAt(shop, buyer).checkout([lineOf(bag)]);
  const code = String(answer.order_code);
  await userAt(shop, admin).markPaid(code);
  await movePayment(shop, code, ago);
  const [handover] = await handoversOf(shop, buyer, code);
  const { order_id: order, store_id: store } = handover!;
  const body = {
    order_code: code,
    store_id: store,
    token: crypto.randomUUID(),
    at: new Date(Date.now() - ago).toISOString(),
  };
  await callSuccessfully(shop, { path: RECEIVED_PATH, as: buyer, body });
  return { code, order, store };
}

test('a buyer rates a shop two hours after the handover, once', async ({
  page,
  lang,
  admin,
  buyer,
  baseURL,
}) => {
  const t = messagesIn(lang);
  const shop: ShopBackend = { origin: baseURL!, send: (request) => fetch(request) };
  const { code, order, store } = await collect(shop, { buyer, admin, ago: 3 * HOUR });
  const [{ name, name_ar }] = await callSuccessfully<[{ name: string; name_ar: string }]>(shop, {
    path: `/rest/v1/stores?id=eq.${store}&select=name,name_ar`,
  });
  const shopName = lang === 'ar' ? name_ar : name;
  const rate = page.getByRole('button', { name: t('web.rating.rateShop').replace('{shop}', shopName) });

  // Put off on the order's page, it stays in its row of the profile.
  await page.goto(`/ticket/${code}`);
  await expect(rate).toBeVisible();
  await page.getByRole('button', { name: t('web.rating.later') }).click();
  await expect(rate).toBeHidden();
  await page.goto('/profile');
  await expect(rate).toHaveCount(1);
  await expect(page.getByText(t('web.rating.title'))).toBeHidden();

  await rate.click();
  const sheet = page.getByRole('dialog', { name: t('web.rating.title') });
  await expect(sheet.getByRole('button', { name: t('web.rating.send') })).toBeDisabled();
  // By keyboard, as in any group of choices.
  await sheet.getByRole('radio', { name: t('web.starRating.one') }).focus();
  await page.keyboard.press('Space');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown');
  await expect(sheet.getByText(t('web.starRating.four'))).toBeVisible();
  await sheet.getByRole('button', { name: t('web.rating.taste') }).click();
  await sheet.getByRole('button', { name: t('web.rating.send') }).click();
  await sheet.getByRole('button', { name: t('web.rating.done') }).click();
  const own = page.getByText(t('web.rating.own').replace('{shop}', shopName).replace('{stars}', '4'));
  await expect(own).toBeVisible();
  await expect(rate).toBeHidden();
  await page.goto(`/ticket/${code}`);
  await expect(own).toBeVisible();

  // Neither a second rating nor one of another user is taken, and one rating is no average yet.
  const rating = { p_order: order, p_store: store, p_stars: 1 };
  const again = await call(shop, { path: '/rest/v1/rpc/rate_shop', as: buyer, body: rating });
  expect(again.body).toEqual({ refused: 'already_rated', stars: 4 });
  const others = await call(shop, { path: '/rest/v1/rpc/rate_shop', as: admin, body: rating });
  expect(others.body).toEqual({ refused: 'unknown_handover' });
  await page.goto(`/shop/${store}`);
  await expect(page.getByRole('heading', { level: 1, name: shopName })).toBeVisible();
  await expect(page.getByText(lang === 'ar' ? /من 5/ : /of 5/)).toHaveCount(0);
});
