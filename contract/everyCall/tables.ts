/** The tables and the bucket, as the specification's seventh section lists them. */
import { expect } from 'vitest';
import type { Exchanges } from '../exchange.ts';
import { ordered } from '../payments.ts';
import { look } from '../payments.ts';
import { PEOPLE, signIn } from '../people.ts';
import { json, NUMBER, nothing, TEXT, TIME, UUID } from '../shapes.ts';
import { bagCalled } from '../shelf.ts';
import { answerTo, ask, type Shop } from '../shop.ts';

const BAGS = '/rest/v1/surprise_bags';
const ORDERS = '/rest/v1/orders';
const STORES = '/rest/v1/stores';
const USERS = '/rest/v1/users';

const rowsOf = async (shop: Shop, path: string, as?: { token: string }) => {
  const told = await ask(shop, { path, ...(as && { as }) });
  expect(told.status).toBe(200);
  return told.body as Record<string, unknown>[];
};

const falling = (rows: readonly Record<string, unknown>[]) =>
  expect(rows.map(({ created_at }) => Date.parse(String(created_at)))).toEqual(
    rows.map(({ created_at }) => Date.parse(String(created_at))).toSorted((one, other) => other - one),
  );

/** A paid order of Mona's, so that there is one. */
async function paidOrder(shop: Shop): Promise<string> {
  const { code } = await ordered(shop, await signIn(shop, 'mona'), 'Namoura & Sfouf Squares');
  await look(shop, await signIn(shop, 'admin'), code, {});
  return code;
}

export const tableCalls: Exchanges = {
  'users: one by its id': async (shop) => {
    const mona = await signIn(shop, 'mona');
    const rows = await rowsOf(shop, `${USERS}?select=id,name,email,role&id=eq.${mona.id}`, mona);
    expect(rows).toEqual([{ id: mona.id, name: TEXT, email: PEOPLE.mona.email, role: 'user' }]);
  },

  'users: upsert, and name and phone changed': async (shop) => {
    const omar = await signIn(shop, 'omar');
    const row = { id: omar.id, email: PEOPLE.omar.email, name: 'Omar', phone: '+96171124455', role: 'user' };
    const headers = { prefer: 'resolution=merge-duplicates,return=minimal' };
    expect(await ask(shop, { path: USERS, as: omar, body: row, headers })).toEqual(nothing(200));
    const own = `${USERS}?id=eq.${omar.id}`;
    const body = { name: 'Omar Karam', phone: '+96171999888' };
    expect(await ask(shop, { path: own, method: 'PATCH', as: omar, body })).toEqual(nothing(204));
    expect(await rowsOf(shop, `${own}&select=name,phone,role`, omar)).toEqual([{ ...body, role: 'user' }]);
  },

  'users: all, a role given, one deactivated, and restored': async (shop) => {
    const admin = await signIn(shop, 'admin');
    const email = encodeURIComponent(PEOPLE.omar.email);
    const all = await rowsOf(shop, `${USERS}?select=id,email,name,phone,role`, admin);
    expect(all.map((row) => row.email)).toContain(PEOPLE.omar.email);
    const { id } = await signIn(shop, 'omar');
    const role = (wanted: string) =>
      ask(shop, { path: `${USERS}?id=eq.${id}`, method: 'PATCH', as: admin, body: { role: wanted } });
    expect(await role('admin')).toEqual(nothing(204));
    const remove = { path: `${USERS}?id=eq.${id}`, method: 'DELETE', as: admin } as const;
    expect(await ask(shop, remove)).toEqual(nothing(204));
    expect(await rowsOf(shop, `${USERS}?select=id&email=eq.${email}`, admin)).toEqual([]);

    // Ours: where they are found again.
    const gone = `/rest/v1/deactivated_users?id=eq.${id}`;
    expect(await rowsOf(shop, `${gone}&select=email,deactivated_at`, admin)).toEqual([
      { email: PEOPLE.omar.email, deactivated_at: TIME },
    ]);
    expect(await rowsOf(shop, `${gone}&select=email`, await signIn(shop, 'mona'))).toEqual([]);
    const restore = { path: gone, method: 'PATCH', body: { deactivated_at: null } } as const;
    expect(await ask(shop, { ...restore, as: await signIn(shop, 'mona') })).toEqual(nothing(204));
    expect(await rowsOf(shop, `${gone}&select=email`, admin)).toHaveLength(1);
    expect(await ask(shop, { ...restore, as: admin })).toEqual(nothing(204));
    expect(await rowsOf(shop, `${USERS}?select=role&email=eq.${email}`, admin)).toEqual([{ role: 'user' }]);
    expect(await rowsOf(shop, `${gone}&select=email`, admin)).toEqual([]);
  },

  'orders: all, newest first, and the paid ones alone': async (shop) => {
    const code = await paidOrder(shop);
    const admin = await signIn(shop, 'admin');
    const columns = [
      'id, order_code, user_id, customer_name, delivery_method, delivery_address, whatsapp_phone',
      'payment_status, status, qty, created_at, details, amount, currency, delivery_fee',
    ].join(', ');
    const all = `${ORDERS}?select=${columns.replaceAll(', ', '%2C')}&order=created_at.desc`;
    const rows = await rowsOf(shop, all, admin);
    falling(rows);
    expect(rows.find((row) => row.order_code === code)).toMatchObject({ status: 'paid', currency: 'USD' });
    const paid = await rowsOf(shop, `${all}&payment_status=eq.paid`, admin);
    expect(new Set(paid.map((row) => row.payment_status))).toEqual(new Set(['paid']));
  },

  'orders: amount and details of what is paid': async (shop) => {
    await paidOrder(shop);
    const path = `${ORDERS}?select=amount%2Cdetails&status=eq.paid`;
    for (const row of await rowsOf(shop, path, await signIn(shop, 'admin'))) {
      expect(row).toEqual({ amount: NUMBER, details: expect.any(Array) as unknown[] });
    }
  },

  'orders: a person’s own, and the latest of them': async (shop) => {
    const code = await paidOrder(shop);
    const mona = await signIn(shop, 'mona');
    const own = `user_id=eq.${mona.id}&order=created_at.desc`;
    const columns = 'id%2Corder_code%2Ccreated_at%2Cpayment_status%2Cdelivery_method%2Cqty';
    const rows = await rowsOf(shop, `${ORDERS}?select=${columns}&${own}`, mona);
    falling(rows);
    expect(rows.map((row) => row.order_code)).toContain(code);
    const latest = 'order_code%2Cdelivery_method%2Ccreated_at';
    expect(await rowsOf(shop, `${ORDERS}?select=${latest}&${own}&limit=1`, mona)).toEqual([
      { order_code: rows[0]?.order_code, delivery_method: 'pickup', created_at: TIME },
    ]);
  },

  'orders: one deleted by its id leaves the dashboard’s list, and those of a bag are counted': async (
    shop,
  ) => {
    const code = await paidOrder(shop);
    const admin = await signIn(shop, 'admin');
    const { id: bag } = await bagCalled(shop, 'Namoura & Sfouf Squares');
    const part = encodeURIComponent(JSON.stringify([{ bagId: bag }]));
    const open = `${ORDERS}?select=id,order_code&details=cs.${part}&status=in.(pending,paid)&deleted_at=is.null`;
    const row = (await rowsOf(shop, open, admin)).find((each) => each.order_code === code);
    const told = await ask(shop, { path: `${ORDERS}?id=eq.${String(row?.id)}`, method: 'DELETE', as: admin });
    expect(told).toEqual(nothing(204));
    expect((await rowsOf(shop, open, admin)).map((each) => each.order_code)).not.toContain(code);
  },

  'bags: all, newest first; one by its id; titles of some; figures for the analytics': async (shop) => {
    const shown = `${BAGS}?select=id%2Ctitle%2Cquantity%2Csale_price%2Ccreated_at&order=created_at.desc`;
    const rows = await rowsOf(shop, shown);
    falling(rows);
    const [first, second] = rows;
    expect(first).toEqual({ id: UUID, title: TEXT, quantity: NUMBER, sale_price: NUMBER, created_at: TIME });
    expect(await rowsOf(shop, `${BAGS}?select=id&id=eq.${String(first?.id)}`)).toEqual([{ id: first?.id }]);
    const some = `id=in.(${String(first?.id)},${String(second?.id)})`;
    expect(await rowsOf(shop, `${BAGS}?select=id%2Ctitle&${some}`)).toHaveLength(2);
    const figures = `${BAGS}?select=id%2Ctitle%2Cquantity%2Csale_price`;
    expect(await rowsOf(shop, figures, await signIn(shop, 'admin'))).toHaveLength(rows.length);
  },

  'bags and stores: inserted, changed and deleted by an admin; stores by name': async (shop) => {
    const as = await signIn(shop, 'admin');
    const back = { prefer: 'return=representation' };
    const made = await ask(shop, {
      path: `${STORES}?select=id`,
      as,
      body: { name: 'A shop' },
      headers: back,
    });
    expect(made).toEqual(json(201, [{ id: UUID }]));
    const [{ id: store_id }] = made.body as [{ id: string }];
    const bag = { store_id, title: 'A bag', sale_price: 3, price: 3, quantity: 1, category: 'Meals' };
    const added = await ask(shop, { path: `${BAGS}?select=id`, as, body: bag, headers: back });
    const [{ id }] = added.body as [{ id: string }];
    const change = { path: `${BAGS}?id=eq.${id}`, method: 'PATCH', as, body: { title: 'Another' } } as const;
    expect(await ask(shop, change)).toEqual(nothing(204));
    const rename = {
      path: `${STORES}?id=eq.${store_id}`,
      method: 'PATCH',
      as,
      body: { name: 'A2' },
    } as const;
    expect(await ask(shop, rename)).toEqual(nothing(204));
    const named = await rowsOf(shop, `${STORES}?select=id%2Cname&order=name`);
    expect(named.find((row) => row.id === store_id)).toEqual({ id: store_id, name: 'A2' });
    for (const path of [change.path, rename.path]) {
      expect(await ask(shop, { path, method: 'DELETE', as })).toEqual(nothing(204));
    }
  },

  'pictures: uploaded to the bucket, and seen at their public address for an hour': async (shop) => {
    const name = `${Date.now()}.png`;
    const as = await signIn(shop, 'admin');
    const body = Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10]);
    const headers = { 'content-type': 'image/png', 'cache-control': 'max-age=3600', 'x-upsert': 'false' };
    const path = `/storage/v1/object/bags/${name}`;
    expect((await ask(shop, { path, method: 'POST', as, body, headers })).status).toBe(200);
    const seen = await answerTo(shop, { path: `/storage/v1/object/public/bags/${name}` });
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([
      200,
      expect.stringContaining('max-age=3600') as string,
    ]);
  },
};
