import { STREAM_PATH } from '@zawadeh/domain';
import { expect } from 'vitest';
import type { Exchanges } from './exchange.ts';
import { signIn } from './people.ts';
import { look, openWallet, ordered, press, standing, walletIn } from './payments.ts';
import { denied, json, NOT_SIGNED_IN, NUMBER, problem, TEXT, UUID } from './shapes.ts';
import { bagCalled } from './shelf.ts';
import { answerTo, ask } from './shop.ts';

const USERS = '/rest/v1/users?select=email&order=email.asc';
const STATEMENT = '/rest/v1/rpc/shop_statement';
const COUNTED = { prefer: 'count=exact' };

/** A shop's row of the statement. */
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

/** How the dashboard leafs through what there is thousands of. */
export const adminExchanges: Exchanges = {
  'a page says which of how many its rows are': async (shop) => {
    const as = await signIn(shop, 'admin');
    const told = await answerTo(shop, { path: `${USERS}&offset=1&limit=1`, as, headers: COUNTED });
    expect(told.status).toBe(206);
    expect(told.headers.get('content-range')).toMatch(/^1-1\/\d+$/);
    const all = await answerTo(shop, { path: `${USERS}&offset=0&limit=1000`, as, headers: COUNTED });
    expect(all.status).toBe(200);
    const rows = (await all.json()) as unknown[];
    expect(all.headers.get('content-range')).toBe(`0-${rows.length - 1}/${rows.length}`);
    const none = `${USERS}&email=eq.nobody%40example.com&offset=0&limit=10`;
    const nobody = await answerTo(shop, { path: none, as, headers: COUNTED });
    expect([nobody.status, nobody.headers.get('content-range')]).toEqual([200, '*/0']);
  },

  'words are looked for however they are spelled': async (shop) => {
    const as = await signIn(shop, 'admin');
    const search = (pattern: string) =>
      ask(shop, { path: `${USERS}&found_by=ilike.${encodeURIComponent(pattern)}`, as });
    const found = (await search('%MONA%')).body as { email: string }[];
    expect(found.map(({ email }) => email)).toContainEqual(expect.stringContaining('mona'));
    expect((await search('%nobody-is-called-so%')).body).toEqual([]);
    // What stands for other letters can be looked for too.
    expect(await search('%mona\\_%')).toEqual(json(200, []));
    expect(await search('%"mona%')).toEqual(json(200, []));
  },

  'what was sold for each shop is told to admins alone': async (shop) => {
    const path = STATEMENT;
    const everything = { p_from: null, p_until: null };
    expect(await ask(shop, { path, body: everything })).toEqual(
      denied(401, '42501', 'permission denied for function shop_statement'),
    );
    expect(await ask(shop, { path, body: everything, as: await signIn(shop, 'mona') })).toEqual(
      denied(403, '42501', 'Admins only!'),
    );
    const as = await signIn(shop, 'admin');
    const told = await ask(shop, { path, body: everything, as });
    expect(told.status).toBe(200);
    for (const row of told.body as object[]) expect(row).toStrictEqual(SHOP_SALES);
    const nothing = { p_from: '2020-01-01', p_until: '2020-01-01' };
    expect(await ask(shop, { path, body: nothing, as })).toEqual(json(200, []));
  },

  'what was sold stays the shop’s when its bag is deleted': async (shop) => {
    const [admin, mona] = [await signIn(shop, 'admin'), await signIn(shop, 'mona')];
    const { store_id } = await bagCalled(shop, 'Knafeh & Sweets Surprise');
    const salesOf = async () => {
      const told = await ask(shop, { path: STATEMENT, body: { p_from: null, p_until: null }, as: admin });
      const rows = told.body as { store_id: string; bags: number; sold_cents: number; saved_cents: number }[];
      const found = rows.find((row) => row.store_id === store_id);
      return found ?? { bags: 0, sold_cents: 0, saved_cents: 0 };
    };
    const before = await salesOf();
    const title = 'Sold and deleted';
    const added = { store_id, title, sale_price: 3, full_price: 10, quantity: 5 };
    await ask(shop, { path: '/rest/v1/surprise_bags', body: added, as: admin });
    const { bag, code, due } = await ordered(shop, mona, title, 2);
    await press(shop, walletIn(await openWallet(shop, mona, code, due)), 'pay');
    expect(await look(shop, mona, code)).toEqual(standing(code, 'paid'));
    const sold = await salesOf();
    expect(sold).toMatchObject({
      bags: before.bags + 2,
      sold_cents: before.sold_cents + 600,
      saved_cents: before.saved_cents + 1_400,
    });
    await ask(shop, { path: `/rest/v1/surprise_bags?id=eq.${bag.id}`, method: 'DELETE', as: admin });
    expect(await salesOf()).toEqual(sold);
  },

  'the log is read by admins alone': async (shop) => {
    const path = '/rest/v1/audit_log?select=action&subject=eq.order&subject_id=eq.nothing';
    expect(await ask(shop, { path, as: await signIn(shop, 'admin') })).toEqual(json(200, []));
    expect(await ask(shop, { path, as: await signIn(shop, 'mona') })).toEqual(json(200, []));
    expect((await ask(shop, { path })).status).toBe(401);
  },

  'paid orders are told as they come to admins alone': async (shop) => {
    expect(await ask(shop, { path: STREAM_PATH })).toEqual(NOT_SIGNED_IN);
    expect(await ask(shop, { path: STREAM_PATH, as: await signIn(shop, 'mona') })).toEqual(
      problem(403, 'not_an_admin', 'Admins only!'),
    );
    const told = await answerTo(shop, { path: STREAM_PATH, as: await signIn(shop, 'admin') });
    expect(told.headers.get('content-type')).toContain('text/event-stream');
    const reader = told.body!.getReader();
    const { value } = await reader.read();
    expect(new TextDecoder().decode(value)).toBe(': here\n\n');
    await reader.cancel();
  },
};
