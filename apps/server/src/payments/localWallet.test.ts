import { readOrder, type Order } from '@zawadeh/domain';
import { expect, test } from 'vitest';
import { createLocalWallet } from './localWallet.ts';
import { payment } from './testing/openWhish.ts';

const ORIGIN = 'http://127.0.0.1:4310';

async function openPayments(orderOf?: (code: string) => Promise<Order | null>) {
  const { payments, pages } = createLocalWallet(ORIGIN, async () => new Response(), orderOf);
  const paths = [];
  for (const externalId of [100_001, 100_002]) {
    const collect = await payments.createCollect({ ...payment, externalId });
    if (!collect.ok) throw new Error(`${externalId} was not opened`);
    paths.push(new URL(collect.value).pathname);
  }
  return { payments, pages, paths };
}

/** The text of a page, as a reader sees it. */
const textOf = async (response: Response) =>
  (await response.text())
    .replace(/<(style|title)[^]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ');

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
      expect(await textOf(response)).not.toContain(payment.invoice);
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
  const page = async (query = '') =>
    pages.request(`${ORIGIN}${paths[0]}${query}`, { headers: { 'accept-language': language } });
  const opened = await page();
  expect(await textOf(opened.clone())).toContain(payment.invoice);
  for (const text of [direction, `>${button} <`]) expect(await opened.clone().text()).toContain(text);
  const [link] = /\?language=(?:en|ar)/.exec(await opened.text()) ?? [];
  expect(await (await page(link)).text()).not.toContain(direction);
  await pages.request(...decline(paths[0]!));
  expect(await textOf(await page())).toContain(over);
});

const line = (store: string, title: string, quantity: number, unitPrice: number) => ({
  bagId: title,
  storeName: store,
  title,
  quantity,
  unitPrice,
});

test('the payment page shows the lines of the order by shop, its fee, and until when its bags are held', async () => {
  const order = readOrder({
    order_code: payment.invoice,
    whatsapp_phone: '+96170123456',
    delivery_fee: 1.7,
    expires_at: '2026-11-28T16:42:00Z',
    details: [
      line('Zahra Sweets', 'Knafeh', 2, 4.5),
      line('Juices', '<b>Pressed</b>', 1, 3.5),
      line('Zahra Sweets', 'Baklava', 1, 3),
    ],
  });
  const { pages, paths } = await openPayments(async (code) =>
    order.ok && code === order.value.code ? order.value : null,
  );
  const text = await textOf(await pages.request(`${ORIGIN}${paths[0]}`));
  expect(text).toContain(
    'Zahra SweetsKnafeh2 × $4.50$9.00Baklava$3.00Juices&#60;b&#62;Pressed&#60;/b&#62;$3.50 Delivery$1.70',
  );
  expect(text).toContain('Wallet+961 70 123 456');
  expect(text).toContain('held for you until 6:42 PM.');
});

test('an order whose lines cannot be read can still be paid', async () => {
  const { payments, pages, paths } = await openPayments(() => Promise.reject(new Error('no database')));
  expect(await textOf(await pages.request(`${ORIGIN}${paths[0]}`))).toContain('$12.50');
  const [address, request] = decline(paths[0]!);
  await pages.request(address, { ...request, body: 'do=pay' });
  expect(await payments.askStatus(100_001)).toEqual({ ok: true, value: 'success' });
});
