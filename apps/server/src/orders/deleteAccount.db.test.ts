/** A person takes a copy of their data and leaves: what is refused, what goes, and what stays. */
import { describe, expect, test } from 'vitest';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { openOrderDriver } from '../testing/orderDriver.ts';
import { join, joinAsAdmin, type TestUser } from '../testing/users.ts';

const HOUR = 3_600_000;
const iso = (at: number) => new Date(at).toISOString();

const booted = await bootForFile();
const driver = openOrderDriver(booted);
const rima = await join(booted, 'rima@example.com', { name: 'Rima Haddad', phone: '+9613123456' });
const omar = await join(booted, 'omar@example.com', { name: 'Omar Karami' });
const admin = await joinAsAdmin(booted, 'admin@example.com');
const { data } = await driver.service.from('stores').insert({ name: 'Oven' }).select('id').single();
const store = String(data!.id);

const RIMAS = /rima|haddad|3999888/i;

const buy = async (user: TestUser, customer: object) => {
  const at = Date.now();
  const open = { quantity: 9, store_id: store, pickup_start: iso(at - HOUR), pickup_end: iso(at + HOUR) };
  return driver.place(user.id, await driver.bags([open]), at, customer);
};
const leave = async ({ client }: TestUser, email: string) => {
  const { data, error } = await client.rpc('delete_account', { p_email: email });
  expect(error).toBeNull();
  return data as { deleted?: boolean; refused?: string };
};
const handOver = (order: string) =>
  driver.call('hand_over', {
    p_token: crypto.randomUUID(),
    p_order: order,
    p_store: store,
    p_kind: 'pickup',
    p_how: 'list',
  });

describe('deleting an account', () => {
  test('a copy has what is stored about its owner, and nothing of others', async () => {
    await buy(omar, { customer_name: 'Omar', customer_email: 'omar@example.com' });
    const order = await buy(rima, { customer_name: 'Rima Haddad', whatsapp_phone: '+9613999888' });
    await rima.client.from('favourites').insert({ user_id: rima.id, store_id: store });
    const copyOf = async ({ client }: TestUser): Promise<unknown> => (await client.rpc('own_data')).data;
    const copy = await copyOf(rima);
    expect(copy).toMatchObject({
      profile: { email: 'rima@example.com', name: 'Rima Haddad', phone: '+9613123456' },
      orders: [{ order_code: order.order_code, lines: [{ quantity: 1 }] }],
      ratings: [],
      favourites: [{ store: 'Oven' }],
      alerts: [],
    });
    expect(JSON.stringify(copy)).not.toMatch(/omar/i);
    // An admin may read all orders, but a copy has the admin's own.
    expect(await copyOf(admin)).toMatchObject({ orders: [], favourites: [] });
    expect((await booted.visitor().rpc('own_data')).error?.code).toBe('42501');
  });

  test('an account stays while a payment is open, a bag waits or money is owed, and that of an admin stays', async () => {
    expect(await leave(rima, 'omar@example.com')).toEqual({ refused: 'other_account' });
    expect(await leave(admin, 'admin@example.com')).toEqual({ refused: 'is_admin' });
    expect(await leave(rima, 'rima@example.com')).toEqual({ refused: 'payment_open' });
    const { data: pending } = await driver.service
      .from('orders')
      .select('id, order_code')
      .eq('user_id', rima.id)
      .single();
    await driver.markPaid(admin.id, String(pending!.order_code), Date.now());
    expect(await leave(rima, 'rima@example.com')).toEqual({ refused: 'order_open' });
    await handOver(String(pending!.id));
    const owed = { order_id: pending!.id, amount_cents: 100, reason: 'goodwill', note: 'Cold' };
    const { error } = await driver.service
      .from('refunds')
      .insert({ ...owed, goodwill_token: crypto.randomUUID() });
    expect(error).toBeNull();
    expect(await leave(rima, 'rima@example.com')).toEqual({ refused: 'money_owed' });
    await driver.service
      .from('refunds')
      .update({ done_at: iso(Date.now()) })
      .eq('order_id', pending!.id);
  });

  test('a deleted account is gone with its session; its orders stay without saying whose they were', async () => {
    expect(await leave(rima, 'rima@example.com')).toEqual({ deleted: true });
    const { data: profiles } = await driver.service.from('users').select('id').eq('id', rima.id);
    const { data: liked } = await driver.service.from('favourites').select('store_id');
    expect([profiles, liked]).toEqual([[], []]);
    expect((await rima.client.auth.getUser()).error).not.toBeNull();
    expect((await rima.client.auth.refreshSession()).error).not.toBeNull();
    expect((await rima.client.rpc('own_data')).data?.orders ?? []).toEqual([]);

    const kept = await driver.service.from('orders').select('*').is('user_id', null).single();
    expect(kept.data).toMatchObject({
      status: 'paid',
      amount: 4.5,
      customer_name: '',
      customer_email: '',
      whatsapp_phone: '',
      delivery_address: '',
    });
    for (const table of ['orders', 'messages', 'order_requests', 'refunds', 'audit_log', 'users']) {
      const { data } = await driver.service.from(table).select('*');
      expect(`${table} ${JSON.stringify(data)}`).not.toMatch(RIMAS);
    }
    const { data: log } = await driver.service
      .from('audit_log')
      .select('actor, subject_id')
      .eq('action', 'account_deleted');
    expect(log).toEqual([{ actor: rima.id, subject_id: rima.id }]);
    // A later refund finds nobody to write to.
    const { error } = await driver.service.from('messages').insert({
      kind: 'pickup_reminder',
      order_id: kept.data.id,
      language: 'en',
      recipient: kept.data.whatsapp_phone,
    });
    expect(error).toBeNull();
    const { data: waiting } = await driver.service
      .from('messages')
      .select('kind')
      .eq('order_id', kept.data.id)
      .eq('kind', 'pickup_reminder');
    expect(waiting).toEqual([]);
  });
});
