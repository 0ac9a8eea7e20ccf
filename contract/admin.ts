import { STREAM_PATH } from '@zawadeh/domain';
import { expect } from 'vitest';
import { type ContractTests, fetchResponse, call } from './backend.ts';
import { signIn } from './users.ts';
import { fetchStatus, openWallet, placedOrder, pressInWallet, statusResult, walletIn } from './payments.ts';
import { tableError, json, NOT_SIGNED_IN, NUMBER, apiError, TEXT, UUID } from './shapes.ts';
import { bagByTitle } from './bags.ts';

const USERS = '/rest/v1/users?select=email&order=email.asc';
const STATEMENT = '/rest/v1/rpc/shop_statement';
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

  'only admins read the sales per shop': async (backend) => {
    const path = STATEMENT;
    const everything = { p_from: null, p_until: null };
    expect(await call(backend, { path, body: everything })).toEqual(
      tableError(401, '42501', 'permission denied for function shop_statement'),
    );
    expect(await call(backend, { path, body: everything, as: await signIn(backend, 'mona') })).toEqual(
      tableError(403, '42501', 'Admins only!'),
    );
    const as = await signIn(backend, 'admin');
    const result = await call(backend, { path, body: everything, as });
    expect(result.status).toBe(200);
    for (const row of result.body as object[]) expect(row).toStrictEqual(SHOP_SALES);
    const emptyPeriod = { p_from: '2020-01-01', p_until: '2020-01-01' };
    expect(await call(backend, { path, body: emptyPeriod, as })).toEqual(json(200, []));
  },

  'sales stay with the shop when its bag is deleted': async (backend) => {
    const [admin, mona] = [await signIn(backend, 'admin'), await signIn(backend, 'mona')];
    const { store_id } = await bagByTitle(backend, 'Knafeh & Sweets Surprise');
    const salesOf = async () => {
      const result = await call(backend, {
        path: STATEMENT,
        body: { p_from: null, p_until: null },
        as: admin,
      });
      const rows = result.body as {
        store_id: string;
        bags: number;
        sold_cents: number;
        saved_cents: number;
      }[];
      const found = rows.find((row) => row.store_id === store_id);
      return found ?? { bags: 0, sold_cents: 0, saved_cents: 0 };
    };
    const before = await salesOf();
    const title = 'Sold and deleted';
    const added = { store_id, title, sale_price: 3, full_price: 10, quantity: 5 };
    await call(backend, { path: '/rest/v1/surprise_bags', body: added, as: admin });
    const { bag, code, due } = await placedOrder(backend, mona, title, 2);
    await pressInWallet(backend, walletIn(await openWallet(backend, mona, code, due)), 'pay');
    expect(await fetchStatus(backend, mona, code)).toEqual(statusResult(code, 'paid'));
    const sold = await salesOf();
    expect(sold).toMatchObject({
      bags: before.bags + 2,
      sold_cents: before.sold_cents + 600,
      saved_cents: before.saved_cents + 1_400,
    });
    await call(backend, { path: `/rest/v1/surprise_bags?id=eq.${bag.id}`, method: 'DELETE', as: admin });
    expect(await salesOf()).toEqual(sold);
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
