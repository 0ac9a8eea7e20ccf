import { PLACES_PATH, readSalesReport, STREAM_PATH, type SalesReport } from '@zawadeh/domain';
import { expect } from 'vitest';
import { fetchResponse, call } from '../apps/server/src/testing/shopClient.ts';
import {
  type ContractTests,
  tableError,
  json,
  NOT_SIGNED_IN,
  NUMBER,
  apiError,
  TEXT,
  TIME,
  UUID,
} from './shapes.ts';
import { signIn } from './users.ts';
import { fetchStatus, openWallet, placedOrder, pressInWallet, statusResult, walletIn } from './payments.ts';
import { bagByTitle } from './bags.ts';

const USERS = '/rest/v1/users?select=email&order=email.asc';
const LIST = '/rest/v1/rpc/admin_orders';
const ANALYTICS = '/rest/v1/rpc/analytics';
const COUNTED = { prefer: 'count=exact' };

/** A row of the statement. */
const SHOP_SALES = {
  store_id: UUID,
  store_name: TEXT,
  store_name_ar: expect.toSatisfy((name: unknown) => name === null || typeof name === 'string') as
    | string
    | null,
  bags: NUMBER,
  sold_cents: NUMBER,
  refunds_cents: NUMBER,
  delivery_fees_cents: NUMBER,
  saved_cents: NUMBER,
};

/** Paging, search and statistics of the dashboard. */
export const dashboardTests: ContractTests = {
  'the place of a short link is for admins, and other links have none': async (backend) => {
    const find = async (link: string, name: 'mona' | 'admin') =>
      call(backend, { path: PLACES_PATH, body: { link }, as: await signIn(backend, name) });
    expect(await find('https://maps.app.goo.gl/Ab3dE', 'mona')).toEqual(
      apiError(403, 'not_an_admin', 'Admins only!'),
    );
    for (const link of ['https://goo.gl/Ab3dE', 'https://127.0.0.1/', 'https://maps.app.goo.gl.example/x'])
      expect(await find(link, 'admin')).toEqual(json(200, { latitude: null, longitude: null }));
  },

  'a page has its range and the total in content-range': async (backend) => {
    const as = await signIn(backend, 'admin');
    const result = await fetchResponse(backend, { path: `${USERS}&offset=1&limit=1`, as, headers: COUNTED });
    expect(result.status).toBe(206);
    expect(result.headers.get('content-range')).toMatch(/^1-1\/\d+$/);
    const all = await fetchResponse(backend, { path: `${USERS}&offset=0&limit=1000`, as, headers: COUNTED });
    expect(all.status).toBe(200);
    const rows = (await all.json()) as unknown[];
    expect(all.headers.get('content-range')).toBe(`0-${rows.length - 1}/${rows.length}`);
    const none = `${USERS}&email=eq.unknown%40example.com&offset=0&limit=10`;
    const empty = await fetchResponse(backend, { path: none, as, headers: COUNTED });
    expect([empty.status, empty.headers.get('content-range')]).toEqual([200, '*/0']);
  },

  'search ignores case, and escapes wildcards': async (backend) => {
    const as = await signIn(backend, 'admin');
    const search = (pattern: string) =>
      call(backend, { path: `${USERS}&found_by=ilike.${encodeURIComponent(pattern)}`, as });
    const found = (await search('%MONA%')).body as { email: string }[];
    expect(found.map(({ email }) => email)).toContainEqual(expect.stringContaining('mona'));
    expect((await search('%no-such-name%')).body).toEqual([]);
    // Wildcards and quotes can be searched for literally.
    expect(await search('%mona\\_%')).toEqual(json(200, []));
    expect(await search('%"mona%')).toEqual(json(200, []));
  },

  'only admins list the orders': async (backend) => {
    const body = { p_filter: {} };
    expect(await call(backend, { path: LIST, body })).toEqual(
      tableError(401, '42501', 'permission denied for function admin_orders'),
    );
    expect(await call(backend, { path: LIST, body, as: await signIn(backend, 'mona') })).toEqual(
      tableError(403, '42501', 'Admins only!'),
    );
  },

  'orders are listed newest first, filtered and searched': async (backend) => {
    const [admin, mona] = [await signIn(backend, 'admin'), await signIn(backend, 'mona')];
    const { code } = await placedOrder(backend, mona, 'Namoura & Sfouf Squares');
    const list = async (filter: object, more: object = {}) => {
      const { status, body } = await call(backend, {
        path: LIST,
        body: { p_filter: filter, ...more },
        as: admin,
      });
      expect(status).toBe(200);
      return body as { orders: Record<string, unknown>[]; total: number | null; next: object | null };
    };
    const all = await list({ words: [], status: null, method: null, from: null, until: null });
    expect(all).toEqual({
      orders: expect.any(Array),
      total: all.orders.length,
      is_capped: false,
      next: null,
    });
    expect(all.orders[0]).toEqual({
      id: UUID,
      order_code: code,
      user_id: mona.id,
      customer_name: TEXT,
      whatsapp_phone: TEXT,
      delivery_method: 'pickup',
      is_gift: false,
      delivery_area: null,
      delivery_address: TEXT,
      details: expect.any(Array),
      qty: NUMBER,
      amount: NUMBER,
      delivery_fee: 0,
      status: 'pending',
      payment_status: 'pending',
      created_at: TIME,
      paid_at: null,
      handover: null,
      door: null,
      deleted_at: null,
      refunds: null,
    });
    const codes = (orders: readonly Record<string, unknown>[]) =>
      orders.map(({ order_code }) => String(order_code));
    const found = await list({ words: [code.slice(-5).toLowerCase()], status: 'pending', method: 'pickup' });
    expect([codes(found.orders), found.total]).toEqual([[code], 1]);
    // Wildcards of a pattern are letters like any other.
    for (const word of ['%', '_', '\\', '"']) expect((await list({ words: [word] })).total).toBe(0);
    expect((await list({ status: 'paid', words: [code.toLowerCase()] })).orders).toEqual([]);
    expect((await list({ until: all.orders[0]!.created_at })).total).toBe(all.orders.length - 1);
    await fetchStatus(backend, admin, code, {});
    expect((await list({ handover: 'waiting', words: [code.toLowerCase()] })).orders).toMatchObject([
      { order_code: code, handover: 'waiting' },
    ]);
    expect((await list({ code })).orders).toMatchObject([{ order_code: code, deleted_at: null }]);
    expect((await list({ code, deleted: true })).orders).toHaveLength(1);
    expect((await list({ deleted: true, words: [code.toLowerCase()] })).orders).toEqual([]);
    expect((await list({ store: 'no id' })).orders).toEqual([]);
    for (const handover of ['on_its_way', 'done', 'missed', 'stolen']) {
      expect((await list({ handover, words: [code.toLowerCase()] })).orders).toEqual([]);
    }
    const byCode = await list({ sort: 'order_code', ascending: true });
    expect(codes(byCode.orders)).toEqual(codes(all.orders).toSorted((one, other) => (one < other ? -1 : 1)));
    expect(codes((await list({}, { p_start: 1, p_limit: 1 })).orders)).toEqual(codes(all.orders).slice(1, 2));
    expect(await list({}, { p_start: 10_000 })).toMatchObject({ orders: [], total: all.total });
  },

  'an export goes on after the last order of each part': async (backend) => {
    const [admin, mona] = [await signIn(backend, 'admin'), await signIn(backend, 'mona')];
    await placedOrder(backend, mona, 'Namoura & Sfouf Squares', 2);
    for (const sort of ['created_at', 'amount', 'customer_name', 'order_code']) {
      const part = async (p_limit: number, p_after?: object) => {
        const body = { p_filter: { sort, words: ['zwd-'] }, p_limit, ...(p_after && { p_after }) };
        const answer = await call(backend, { path: LIST, body, as: admin });
        return answer.body as { orders: { id: string }[]; next: object | null };
      };
      const ids: string[] = [];
      let after: object | null = {};
      while (after) {
        const { orders, next }: Awaited<ReturnType<typeof part>> = await part(1, after);
        ids.push(...orders.map(({ id }) => id));
        after = next;
      }
      expect(ids).toEqual((await part(1_000)).orders.map(({ id }) => id));
    }
  },

  'only admins read the analytics': async (backend) => {
    const path = ANALYTICS;
    const everything = { p_from: null, p_until: null };
    expect(await call(backend, { path, body: everything })).toEqual(
      tableError(401, '42501', 'permission denied for function analytics'),
    );
    expect(await call(backend, { path, body: everything, as: await signIn(backend, 'mona') })).toEqual(
      tableError(403, '42501', 'Admins only!'),
    );
    const as = await signIn(backend, 'admin');
    const result = await call(backend, { path, body: everything, as });
    expect(result.status).toBe(200);
    expect(readSalesReport(result.body)).not.toBeNull();
    for (const row of (result.body as { shops: object[] }).shops) expect(row).toStrictEqual(SHOP_SALES);
    const emptyPeriod = { p_from: '2020-01-01', p_until: '2020-01-01' };
    expect((await call(backend, { path, body: emptyPeriod, as })).body).toMatchObject({
      revenue_cents: 0,
      items: 0,
      delivery: 0,
      pickup: 0,
      days: [],
      bags: [],
      shops: [],
    });
  },

  'only admins read the sell-through': async (backend) => {
    const [admin, mona] = [await signIn(backend, 'admin'), await signIn(backend, 'mona')];
    const future = { p_from: '2099-01-01', p_to: '2099-01-31' };
    const nothing = { planned: 0, sold: 0, left: 0 };
    for (const [name, empty] of [
      ['sales_of_bag_days', []],
      [
        'sell_through',
        { shops: [], total: { ...nothing, missed: 0 }, weekdays: Array.from({ length: 7 }, () => nothing) },
      ],
    ] as const) {
      const path = `/rest/v1/rpc/${name}`;
      expect(await call(backend, { path, body: future })).toEqual(
        tableError(401, '42501', `permission denied for function ${name}`),
      );
      expect(await call(backend, { path, body: future, as: mona })).toEqual(
        tableError(403, '42501', 'Admins only!'),
      );
      expect(await call(backend, { path, body: future, as: admin })).toEqual(json(200, empty));
    }
  },

  'sales stay when their bag is deleted': async (backend) => {
    const [admin, mona] = [await signIn(backend, 'admin'), await signIn(backend, 'mona')];
    const { store_id } = await bagByTitle(backend, 'Knafeh & Sweets Surprise');
    const salesOf = async () => {
      const body = { p_from: null, p_until: null };
      const report = readSalesReport((await call(backend, { path: ANALYTICS, body, as: admin })).body);
      if (report === null) throw new Error('The analytics cannot be read.');
      const { stock: _stock, low: _low, ...sales } = report;
      return sales;
    };
    const shopIn = ({ shops }: Pick<SalesReport, 'shops'>) =>
      shops.find(({ storeId }) => storeId === store_id) ?? { bags: 0, sold: 0, saved: 0 };
    const before = await salesOf();
    const title = 'Sold and deleted';
    const added = { store_id, title, sale_price: 3, full_price: 10, quantity: 5 };
    await call(backend, { path: '/rest/v1/surprise_bags', body: added, as: admin });
    const { bag, code, due } = await placedOrder(backend, mona, title, 2);
    await pressInWallet(backend, walletIn(await openWallet(backend, mona, code, due)), 'pay');
    expect(await fetchStatus(backend, mona, code)).toEqual(statusResult(code, 'paid'));
    const sold = await salesOf();
    expect(sold).toMatchObject({ revenue: before.revenue + 600, items: before.items + 2 });
    expect(sold.methods.pickup + sold.methods.delivery).toBe(
      before.methods.pickup + before.methods.delivery + 1,
    );
    expect(sold.bags.find(({ bagId }) => bagId === bag.id)).toMatchObject({
      title: { en: title },
      sold: 2,
      revenue: 600,
    });
    expect(shopIn(sold)).toMatchObject({
      bags: shopIn(before).bags + 2,
      sold: shopIn(before).sold + 600,
      saved: shopIn(before).saved + 1_400,
    });
    await call(backend, { path: `/rest/v1/surprise_bags?id=eq.${bag.id}`, method: 'DELETE', as: admin });
    const withoutPicture = sold.bags.map((each) =>
      each.bagId === bag.id ? { ...each, category: null, imageUrl: null } : each,
    );
    expect(await salesOf()).toEqual({ ...sold, bags: withoutPicture });
  },

  'only admins read the audit log': async (backend) => {
    const path = '/rest/v1/audit_log?select=action&subject=eq.order&subject_id=eq.nothing';
    expect(await call(backend, { path, as: await signIn(backend, 'admin') })).toEqual(json(200, []));
    expect(await call(backend, { path, as: await signIn(backend, 'mona') })).toEqual(json(200, []));
    expect((await call(backend, { path })).status).toBe(401);
  },

  'only admins read the stream of paid orders': async (backend) => {
    expect(await call(backend, { path: STREAM_PATH })).toEqual(NOT_SIGNED_IN);
    expect(await call(backend, { path: STREAM_PATH, as: await signIn(backend, 'mona') })).toEqual(
      apiError(403, 'not_an_admin', 'Admins only!'),
    );
    const result = await fetchResponse(backend, { path: STREAM_PATH, as: await signIn(backend, 'admin') });
    expect(result.headers.get('content-type')).toContain('text/event-stream');
    const reader = result.body!.getReader();
    const { value } = await reader.read();
    expect(new TextDecoder().decode(value)).toBe(': here\n\n');
    await reader.cancel();
  },
};
