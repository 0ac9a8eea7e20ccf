import { expect, test } from 'vitest';
import { createLocalWallet } from './localWallet.ts';
import { payment } from './testing/openWhish.ts';

const ORIGIN = 'http://127.0.0.1:4310';

async function openPayments() {
  const { payments, pages } = createLocalWallet(ORIGIN, async () => new Response());
  const paths = [];
  for (const externalId of [100_001, 100_002]) {
    const collect = await payments.createCollect({ ...payment, externalId });
    if (!collect.ok) throw new Error(`${externalId} was not opened`);
    paths.push(new URL(collect.value).pathname);
  }
  return { payments, pages, paths };
}

const decline = (path: string) =>
  [
    `${ORIGIN}${path}`,
    {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'do=decline',
    },
  ] as const;

test('a payment page is found by its own address alone, never by the number of the payment', async () => {
  const { payments, pages, paths } = await openPayments();
  expect(new Set(paths.map((path) => path.replace(/^\/wallet\/[0-9a-f]{32}$/, '')))).toEqual(new Set(['']));
  for (const path of ['/wallet/100001', '/wallet/100002', `${paths[0]}0`, '/wallet/']) {
    for (const response of [await pages.request(`${ORIGIN}${path}`), await pages.request(...decline(path))]) {
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain(payment.invoice);
    }
  }
  expect(await payments.askStatus(100_001)).toEqual({ ok: true, value: 'pending' });

  expect((await pages.request(...decline(paths[1]!))).status).toBe(303);
  expect(await payments.askStatus(100_001)).toEqual({ ok: true, value: 'pending' });
  expect(await payments.askStatus(100_002)).toEqual({ ok: true, value: 'failed' });
});

test.each([
  ['en-GB,en;q=0.9', 'lang="en" dir="ltr"', 'Pay', 'There is nothing to pay here any more.'],
  ['ar-LB,ar;q=0.9', 'lang="ar" dir="rtl"', 'دفع', 'لم يبقَ هنا ما يُدفع.'],
])('the payment page has the language of the request: %s', async (language, direction, button, over) => {
  const { pages, paths } = await openPayments();
  const page = async () =>
    (await pages.request(`${ORIGIN}${paths[0]}`, { headers: { 'accept-language': language } })).text();
  const opened = await page();
  for (const text of [direction, `>${button} <`, payment.invoice]) expect(opened).toContain(text);
  await pages.request(...decline(paths[0]!));
  expect(await page()).toContain(over);
});
