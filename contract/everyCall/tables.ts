/** The tables and the bucket of the specification's seventh section. */
import { expect } from 'vitest';
import { fetchResponse, call, type ShopBackend } from '../../apps/server/src/testing/shopClient.ts';
import { type ContractTests, json, NUMBER, emptyResult, TEXT, TIME, UUID } from '../shapes.ts';
import { placedOrder, fetchStatus } from '../payments.ts';
import { TEST_USERS, signIn } from '../users.ts';
import { bagByTitle } from '../bags.ts';

const BAGS = '/rest/v1/surprise_bags';
const ORDERS = '/rest/v1/orders';
const STORES = '/rest/v1/stores';
const USERS = '/rest/v1/users';

const rowsOf = async (backend: ShopBackend, path: string, as?: { token: string }) => {
  const result = await call(backend, { path, as });
  expect(result.status).toBe(200);
  return result.body as Record<string, unknown>[];
};

const expectNewestFirst = (rows: readonly Record<string, unknown>[]) =>
  expect(rows.map(({ created_at }) => Date.parse(String(created_at)))).toEqual(
    rows.map(({ created_at }) => Date.parse(String(created_at))).toSorted((one, other) => other - one),
  );

/** Places and pays an order of Mona's. */
async function paidOrder(backend: ShopBackend): Promise<string> {
  const { code } = await placedOrder(backend, await signIn(backend, 'mona'), 'Namoura & Sfouf Squares');
  await fetchStatus(backend, await signIn(backend, 'admin'), code, {});
  return code;
}

export const tableCalls: ContractTests = {
  'users: one by its id': async (backend) => {
    const mona = await signIn(backend, 'mona');
    const rows = await rowsOf(backend, `${USERS}?select=id,name,email,role&id=eq.${mona.id}`, mona);
    expect(rows).toEqual([{ id: mona.id, name: TEXT, email: TEST_USERS.mona.email, role: 'user' }]);
  },

  'users: upsert, and name and phone changed': async (backend) => {
    const omar = await signIn(backend, 'omar');
    const row = {
      id: omar.id,
      email: TEST_USERS.omar.email,
      name: 'Omar',
      phone: '+96171124455',
      role: 'user',
    };
    const headers = { prefer: 'resolution=merge-duplicates,return=minimal' };
    expect(await call(backend, { path: USERS, as: omar, body: row, headers })).toEqual(emptyResult(200));
    const own = `${USERS}?id=eq.${omar.id}`;
    const body = { name: 'Omar Karam', phone: '+96171999888' };
    expect(await call(backend, { path: own, method: 'PATCH', as: omar, body })).toEqual(emptyResult(204));
    expect(await rowsOf(backend, `${own}&select=name,phone,role`, omar)).toEqual([{ ...body, role: 'user' }]);
  },

  'users: all, a role given, one deactivated, and restored': async (backend) => {
    const admin = await signIn(backend, 'admin');
    const email = encodeURIComponent(TEST_USERS.omar.email);
    const all = await rowsOf(backend, `${USERS}?select=id,email,name,phone,role`, admin);
    expect(all.map((row) => row.email)).toContain(TEST_USERS.omar.email);
    const { id } = await signIn(backend, 'omar');
    const role = (wanted: string) =>
      call(backend, { path: `${USERS}?id=eq.${id}`, method: 'PATCH', as: admin, body: { role: wanted } });
    expect(await role('admin')).toEqual(emptyResult(204));
    const remove = { path: `${USERS}?id=eq.${id}`, method: 'DELETE', as: admin } as const;
    expect(await call(backend, remove)).toEqual(emptyResult(204));
    expect(await rowsOf(backend, `${USERS}?select=id&email=eq.${email}`, admin)).toEqual([]);

    // Not in the specification: the view of deactivated users.
    const deactivated = `/rest/v1/deactivated_users?id=eq.${id}`;
    expect(await rowsOf(backend, `${deactivated}&select=email,deactivated_at`, admin)).toEqual([
      { email: TEST_USERS.omar.email, deactivated_at: TIME },
    ]);
    expect(await rowsOf(backend, `${deactivated}&select=email`, await signIn(backend, 'mona'))).toEqual([]);
    const restore = { path: deactivated, method: 'PATCH', body: { deactivated_at: null } } as const;
    expect(await call(backend, { ...restore, as: await signIn(backend, 'mona') })).toEqual(emptyResult(204));
    expect(await rowsOf(backend, `${deactivated}&select=email`, admin)).toHaveLength(1);
    expect(await call(backend, { ...restore, as: admin })).toEqual(emptyResult(204));
    expect(await rowsOf(backend, `${USERS}?select=role&email=eq.${email}`, admin)).toEqual([
      { role: 'user' },
    ]);
    expect(await rowsOf(backend, `${deactivated}&select=email`, admin)).toEqual([]);
  },

  'orders: all, newest first, and the paid ones alone': async (backend) => {
    const code = await paidOrder(backend);
    const admin = await signIn(backend, 'admin');
    const columns = [
      'id, order_code, user_id, customer_name, delivery_method, delivery_address, whatsapp_phone',
      'payment_status, status, qty, created_at, details, amount, currency, delivery_fee',
    ].join(', ');
    const all = `${ORDERS}?select=${columns.replaceAll(', ', '%2C')}&order=created_at.desc`;
    const rows = await rowsOf(backend, all, admin);
    expectNewestFirst(rows);
    expect(rows.find((row) => row.order_code === code)).toMatchObject({ status: 'paid', currency: 'USD' });
    const paid = await rowsOf(backend, `${all}&payment_status=eq.paid`, admin);
    expect(new Set(paid.map((row) => row.payment_status))).toEqual(new Set(['paid']));
  },

  'orders: amount and details of what is paid': async (backend) => {
    await paidOrder(backend);
    const path = `${ORDERS}?select=amount%2Cdetails&status=eq.paid`;
    for (const row of await rowsOf(backend, path, await signIn(backend, 'admin'))) {
      expect(row).toEqual({ amount: NUMBER, details: expect.any(Array) as unknown[] });
    }
  },

  'orders: a person’s own, and the latest of them': async (backend) => {
    const code = await paidOrder(backend);
    const mona = await signIn(backend, 'mona');
    const own = `user_id=eq.${mona.id}&order=created_at.desc`;
    const columns = 'id%2Corder_code%2Ccreated_at%2Cpayment_status%2Cdelivery_method%2Cqty';
    const rows = await rowsOf(backend, `${ORDERS}?select=${columns}&${own}`, mona);
    expectNewestFirst(rows);
    expect(rows.map((row) => row.order_code)).toContain(code);
    const latest = 'order_code%2Cdelivery_method%2Ccreated_at';
    expect(await rowsOf(backend, `${ORDERS}?select=${latest}&${own}&limit=1`, mona)).toEqual([
      { order_code: rows[0]?.order_code, delivery_method: 'pickup', created_at: TIME },
    ]);
  },

  'orders: one deleted by its id leaves the dashboard’s list, and those of a bag are counted': async (
    backend,
  ) => {
    const code = await paidOrder(backend);
    const admin = await signIn(backend, 'admin');
    const { id: bag } = await bagByTitle(backend, 'Namoura & Sfouf Squares');
    const part = encodeURIComponent(JSON.stringify([{ bagId: bag }]));
    const open = `${ORDERS}?select=id,order_code&details=cs.${part}&status=in.(pending,paid)&deleted_at=is.null`;
    const row = (await rowsOf(backend, open, admin)).find((each) => each.order_code === code);
    const result = await call(backend, {
      path: `${ORDERS}?id=eq.${String(row?.id)}`,
      method: 'DELETE',
      as: admin,
    });
    expect(result).toEqual(emptyResult(204));
    expect((await rowsOf(backend, open, admin)).map((each) => each.order_code)).not.toContain(code);
  },

  'bags: all, newest first; one by its id; titles of some; figures for the analytics': async (backend) => {
    const shown = `${BAGS}?select=id%2Ctitle%2Cquantity%2Csale_price%2Ccreated_at&order=created_at.desc`;
    const rows = await rowsOf(backend, shown);
    expectNewestFirst(rows);
    const [first, second] = rows;
    expect(first).toEqual({ id: UUID, title: TEXT, quantity: NUMBER, sale_price: NUMBER, created_at: TIME });
    expect(await rowsOf(backend, `${BAGS}?select=id&id=eq.${String(first?.id)}`)).toEqual([
      { id: first?.id },
    ]);
    const some = `id=in.(${String(first?.id)},${String(second?.id)})`;
    expect(await rowsOf(backend, `${BAGS}?select=id%2Ctitle&${some}`)).toHaveLength(2);
    const figures = `${BAGS}?select=id%2Ctitle%2Cquantity%2Csale_price`;
    expect(await rowsOf(backend, figures, await signIn(backend, 'admin'))).toHaveLength(rows.length);
  },

  'bags and stores: inserted, changed and deleted by an admin; stores by name': async (backend) => {
    const as = await signIn(backend, 'admin');
    const returnRows = { prefer: 'return=representation' };
    const made = await call(backend, {
      path: `${STORES}?select=id`,
      as,
      body: { name: 'A shop' },
      headers: returnRows,
    });
    expect(made).toEqual(json(201, [{ id: UUID }]));
    const [{ id: store_id }] = made.body as [{ id: string }];
    const bag = { store_id, title: 'A bag', sale_price: 3, price: 3, quantity: 1, category: 'Meals' };
    const added = await call(backend, { path: `${BAGS}?select=id`, as, body: bag, headers: returnRows });
    const [{ id }] = added.body as [{ id: string }];
    const change = { path: `${BAGS}?id=eq.${id}`, method: 'PATCH', as, body: { title: 'Another' } } as const;
    expect(await call(backend, change)).toEqual(emptyResult(204));
    const rename = {
      path: `${STORES}?id=eq.${store_id}`,
      method: 'PATCH',
      as,
      body: { name: 'A2' },
    } as const;
    expect(await call(backend, rename)).toEqual(emptyResult(204));
    const named = await rowsOf(backend, `${STORES}?select=id%2Cname&order=name`);
    expect(named.find((row) => row.id === store_id)).toEqual({ id: store_id, name: 'A2' });
    for (const path of [change.path, rename.path]) {
      expect(await call(backend, { path, method: 'DELETE', as })).toEqual(emptyResult(204));
    }
  },

  'pictures: uploaded to the bucket, and seen at their public address for an hour': async (backend) => {
    const name = `${Date.now()}.png`;
    const as = await signIn(backend, 'admin');
    const body = Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10]);
    const headers = { 'content-type': 'image/png', 'cache-control': 'max-age=3600', 'x-upsert': 'false' };
    const path = `/storage/v1/object/bags/${name}`;
    expect((await call(backend, { path, method: 'POST', as, body, headers })).status).toBe(200);
    const seen = await fetchResponse(backend, { path: `/storage/v1/object/public/bags/${name}` });
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([
      200,
      expect.stringContaining('max-age=3600') as string,
    ]);
  },
};
