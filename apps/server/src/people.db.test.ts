/** Rights to profiles, orders and the audit log; rights to write bags, stores and pictures. */
import { describe, expect, test } from 'vitest';
import { openOrderDriver } from './testing/orderDriver.ts';
import { bootForFile } from './testing/bootEmbedded.ts';
import { join, joinAsAdmin } from './testing/users.ts';
import type { TestUser } from './testing/users.ts';
import { raceRounds } from './testing/testDatabase.ts';

const ZAHRA = '5a000000-0000-4000-8000-000000000001';
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.codePointAt(0) ?? 0,
);

const booted = await bootForFile();
const driver = openOrderDriver(booted);
const rima = await join(booted, 'rima@example.com', { name: 'Rima', phone: '+96170123456', role: 'admin' });
const omar = await join(booted, 'omar@example.com');
const admin = await joinAsAdmin(booted, 'admin@example.com');
const order = await driver.place(rima.id, await driver.bags([{ quantity: 3 }]), Date.now());

const profile = async (id: string) => {
  const { data } = await driver.service.from('users').select('*').eq('id', id).single();
  return data;
};

test('signing up makes a profile of the sign-up data, without the role', async () => {
  expect(await profile(rima.id)).toMatchObject({
    email: 'rima@example.com',
    name: 'Rima',
    phone: '+96170123456',
    role: 'user',
    deactivated_at: null,
  });
  expect(await profile(omar.id)).toMatchObject({ name: null, phone: null });
});

describe('a member', () => {
  test('a member changes only name and phone of the own profile, by update and by upsert', async () => {
    const { client, id } = omar;
    const changed = { id, name: 'Omar', phone: '+96171124455', email: 'boss@example.com', role: 'admin' };
    for (const { error } of [
      await client.from('users').upsert(changed),
      await client
        .from('users')
        .update({ name: 'Omar K', email: 'x@example.com', role: 'admin' })
        .eq('id', id),
    ]) {
      expect(error).toBeNull();
    }
    expect(await profile(id)).toMatchObject({ name: 'Omar K', email: 'omar@example.com', role: 'user' });
  });
});

describe('an admin', () => {
  test('an admin manages stores and bags, and the audit log has each change', async () => {
    const { client } = admin;
    const shop = await client.from('stores').insert({ name: 'New shop' }).select().single();
    expect(shop.error).toBeNull();
    const bag = await client
      .from('surprise_bags')
      .insert({ store_id: shop.data.id, title: 'New bag', sale_price: 3, price: 9, quantity: 2 })
      .select('id, price')
      .single();
    expect(bag.data).toMatchObject({ price: 3 });
    await client.from('surprise_bags').update({ quantity: 5 }).eq('id', bag.data?.id);
    // A store with bags cannot be deleted.
    expect((await client.from('stores').delete().eq('id', shop.data.id)).error?.code).toBe('23503');
    await client.from('surprise_bags').delete().eq('id', bag.data?.id);
    expect((await client.from('stores').delete().eq('id', shop.data.id)).error).toBeNull();
    const { data } = await client
      .from('audit_log')
      .select('actor, action, details')
      .eq('subject_id', bag.data?.id)
      .order('id');
    expect(data).toMatchObject([
      { actor: admin.id, action: 'insert' },
      { actor: admin.id, action: 'update', details: { quantity: [2, 5] } },
      { actor: admin.id, action: 'delete' },
    ]);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/x.png',
    '/\\evil.example',
    'https://x.example/"onload=',
    '/art/../../x',
  ])('an admin cannot give a bag the picture %s', async (image_url) => {
    const { error } = await admin.client
      .from('surprise_bags')
      .insert({ store_id: ZAHRA, title: 'x', sale_price: 1, image_url });
    expect(error?.code).toBe('23514');
  });

  test('an admin uploads pictures, which are public and cannot be overwritten', async () => {
    const bucket = admin.client.storage.from('bags');
    const first = await bucket.upload('1.png', PNG, { contentType: 'image/png' });
    expect(first.error).toBeNull();
    expect(
      (await bucket.upload('1.png', PNG, { contentType: 'image/png', upsert: true })).error,
    ).not.toBeNull();
    expect((await bucket.upload('2.svg', PNG, { contentType: 'image/svg+xml' })).error).not.toBeNull();
    const address = bucket.getPublicUrl('1.png').data.publicUrl;
    expect((await booted.app.request(address)).status).toBe(200);
  });

  test('an admin deletes an order from the lists, and from nothing else', async () => {
    const { error } = await admin.client.from('orders').delete().eq('id', order.id);
    expect(error).toBeNull();
    const { data } = await admin.client
      .from('orders')
      .select('status, deleted_at')
      .eq('id', order.id)
      .single();
    expect(data?.deleted_at).not.toBeNull();
    expect(await driver.historyOf(order.id)).toEqual(['placed', 'deleted']);
    expect((await rima.client.from('orders').select('id')).data).toHaveLength(1);
  });

  test('an admin promotes and demotes other users, but cannot demote or deactivate themselves', async () => {
    const { client } = admin;
    expect((await client.from('users').update({ role: 'admin' }).eq('id', omar.id)).error).toBeNull();
    expect(await profile(omar.id)).toMatchObject({ role: 'admin' });
    expect(
      (await client.from('users').update({ role: 'user', name: 'x' }).eq('id', omar.id)).error,
    ).toBeNull();
    expect(await profile(omar.id)).toMatchObject({ role: 'user', name: 'Omar K' });
    const demoted = await client.from('users').update({ role: 'user' }).eq('id', admin.id);
    const deactivated = await client.from('users').delete().eq('id', admin.id);
    expect([demoted.status, deactivated.status]).toEqual([409, 409]);
    expect(await profile(admin.id)).toMatchObject({ role: 'admin', deactivated_at: null });
  });

  test('an admin deactivates a member, who then cannot order or change anything and gets no new profile', async () => {
    const { client, id } = await join(booted, 'leaving@example.com');
    expect((await admin.client.from('users').delete().eq('id', id)).error).toBeNull();
    expect((await admin.client.from('users').select('id').eq('id', id)).data).toEqual([]);
    expect(
      (await client.from('users').select('deactivated_at').eq('id', id)).data?.[0]?.deactivated_at,
    ).not.toBeNull();
    await client.from('users').upsert({ id, name: 'Back again' });
    expect(await profile(id)).toMatchObject({ name: null });
    const refused = await driver.place(id, await driver.bags([{ quantity: 1 }]), Date.now());
    expect(refused.refused).toBe('deactivated');
    expect(
      await driver.call('save_profile', { p_user: id, p_email: 'leaving@example.com', p_name: 'Back' }),
    ).toEqual({
      refused: 'deactivated',
    });
  });
});

describe('a deactivated member', () => {
  test('a deactivated member adds no favourite, and may still remove one', async () => {
    const { client, id } = await join(booted, 'leaving-with-favourites@example.com');
    const { data } = await admin.client
      .from('stores')
      .insert([{ name: 'Oven' }, { name: 'Sweets' }])
      .select('id');
    const [liked, other] = data!.map((store) => ({ user_id: id, store_id: String(store.id) }));
    expect((await client.from('favourites').insert(liked!)).error).toBeNull();
    await admin.client.from('users').delete().eq('id', id);
    expect((await client.from('favourites').insert(other!)).status).toBe(403);
    expect((await client.from('favourites').delete().eq('user_id', id)).error).toBeNull();
    expect((await client.from('favourites').select('store_id')).data).toEqual([]);
  });

  const gone = (user: TestUser, id: string) =>
    user.client.from('deactivated_users').select('id, email, role').eq('id', id);
  const restore = (user: TestUser, id: string, change: object = { deactivated_at: null }) =>
    user.client.from('deactivated_users').update(change).eq('id', id).select('id');
  const auditEntries = async (id: string) => {
    const { data } = await admin.client
      .from('audit_log')
      .select('actor, action')
      .eq('subject', 'user')
      .eq('subject_id', id)
      .order('id');
    return data;
  };

  test('a deactivated member is listed for admins only, and restored by them only, as a member', async () => {
    const lost = await joinAsAdmin(booted, 'lost@example.com');
    expect((await gone(admin, lost.id)).data).toEqual([]);
    await admin.client.from('users').delete().eq('id', lost.id);
    expect((await gone(admin, lost.id)).data).toEqual([
      { id: lost.id, email: 'lost@example.com', role: 'admin' },
    ]);
    for (const user of [rima, lost]) {
      expect((await gone(user, lost.id)).data).toEqual([]);
      expect((await restore(user, lost.id)).data).toEqual([]);
      await user.client.from('users').update({ deactivated_at: null }).eq('id', lost.id);
    }
    expect((await profile(lost.id)).deactivated_at).not.toBeNull();

    expect((await restore(admin, lost.id)).error).toBeNull();
    expect(await profile(lost.id)).toMatchObject({
      email: 'lost@example.com',
      role: 'user',
      deactivated_at: null,
    });
    expect((await gone(admin, lost.id)).data).toEqual([]);
    expect(await auditEntries(lost.id)).toEqual([
      // The test's own change made them an admin.
      { actor: null, action: 'role_changed' },
      { actor: admin.id, action: 'deactivated' },
      { actor: admin.id, action: 'restored' },
      { actor: admin.id, action: 'role_changed' },
    ]);
    await lost.client.from('users').update({ name: 'Back' }).eq('id', lost.id);
    expect(await profile(lost.id)).toMatchObject({ name: 'Back' });
  });

  test('a deactivated member cannot be changed otherwise', async () => {
    const { id } = await join(booted, 'still@example.com');
    await admin.client.from('users').delete().eq('id', id);
    const before = await profile(id);
    const refusals = await Promise.all([
      restore(admin, id, { deactivated_at: null, role: 'admin' }),
      restore(admin, id, { email: 'other@example.com' }),
      admin.client.from('deactivated_users').delete().eq('id', id),
      booted.visitor().from('deactivated_users').select('id'),
    ]);
    expect(refusals.map(({ error }) => error?.code)).toEqual(['42501', '42501', '42501', '42501']);
    await restore(admin, id, { deactivated_at: '2030-01-01T00:00:00Z' });
    await admin.client.from('users').update({ role: 'admin' }).eq('id', id);
    expect(await profile(id)).toEqual(before);
  });
});

test('one of two admins who demote each other at the same moment stays an admin', async () => {
  const pair = [await joinAsAdmin(booted, 'one@example.com'), await joinAsAdmin(booted, 'two@example.com')];
  const roles = driver.service.from('users');
  await roles.update({ role: 'user' }).eq('id', admin.id);
  for (let round = 0; round < raceRounds; round += 1) {
    await Promise.all(
      pair.map(({ client }, place) =>
        client
          .from('users')
          .update({ role: 'user' })
          .eq('id', pair[1 - place]!.id),
      ),
    );
    const { data: left } = await roles.select('id').eq('role', 'admin').is('deactivated_at', null);
    expect(left).toHaveLength(1);
    for (const { id } of pair) await roles.update({ role: 'admin' }).eq('id', id);
  }
  await roles.update({ role: 'admin' }).eq('id', admin.id);
});

describe('calls counted over all servers', () => {
  const minute = () => Math.floor(Date.now() / 60_000);
  const count = (at: number, calls: object) => driver.call('count_calls', { p_minute: at, p_calls: calls });

  test('simultaneous servers lose no call, whatever the order of their keys', async () => {
    const at = minute();
    await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        count(at, turn % 2 ? { pay: 1, cancel: 2 } : { cancel: 2, pay: 1 }),
      ),
    );
    expect(await count(at, { pay: 1, status: 3 })).toEqual({ pay: 21, status: 3 });
    expect(await count(at, { cancel: 1 })).toEqual({ cancel: 41 });
  });

  test('each minute is counted by itself, and a past hour is forgotten', async () => {
    const old = minute() - 100;
    expect(await count(old, { pay: 5 })).toEqual({ pay: 5 });
    expect(await count(minute() + 1, { pay: 1 })).toEqual({ pay: 1 });
    expect(await count(old, { pay: 1 })).toEqual({ pay: 1 });
    expect(await count(minute(), {})).toEqual({});
  });
});
