/** Users who try to gain rights or to read the data of others. */
import { IMAGES_PATH, ORDER_STATUS_PATH, PROFILE_PATH, STREAM_PATH } from '@zawadeh/domain';
import { describe, expect, test } from 'vitest';
import { openOrderDriver } from '../testing/orderDriver.ts';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { join, joinAsAdmin } from '../testing/users.ts';
import type { TestUser } from '../testing/users.ts';
import { openAttack } from './testing/attacker.ts';

const PHONE = '+96170555777';

const booted = await bootForFile();
const attack = await openAttack(booted);
const driver = openOrderDriver(booted);
const rima = await join(booted, 'rima@example.com', { name: 'Rima Haddad', phone: PHONE });
const omar = await join(booted, 'omar@example.com');
const admin = await joinAsAdmin(booted, 'admin@example.com');
const order = await driver.place(rima.id, await driver.bags([{ quantity: 3 }]), Date.now(), {
  customer_name: 'Rima Haddad',
  customer_email: rima.email,
  whatsapp_phone: PHONE,
});

const profileOf = async ({ id }: TestUser) =>
  (await driver.service.from('users').select('role, email, deactivated_at').eq('id', id).single()).data;

describe('becoming an admin', () => {
  const asAdmin = { role: 'admin', app_metadata: { role: 'admin' }, user_metadata: { role: 'admin' } };

  test.each<[string, () => PromiseLike<unknown>]>([
    [
      'by deleting the own profile and making it anew',
      async () => {
        await omar.client.from('users').delete().eq('id', omar.id);
        await omar.client.from('users').insert({ id: omar.id, role: 'admin' });
        await omar.client.from('users').upsert({ id: omar.id, role: 'admin' });
      },
    ],
    [
      'by an upsert that overwrites one column',
      () => omar.client.from('users').upsert({ id: omar.id, role: 'admin' }, { onConflict: 'id' }),
    ],
    ['by the data of the own account', () => omar.client.auth.updateUser({ data: asAdmin })],
    [
      'by the fields of an account that only the engine writes',
      () => attack.send('/auth/v1/user', { method: 'PUT', as: omar, body: { ...asAdmin, data: asAdmin } }),
    ],
    [
      'by the call that saves a profile',
      () =>
        attack.send(PROFILE_PATH, {
          as: omar,
          body: { id: omar.id, email: admin.email, name: 'O', phone: '', role: 'admin' },
        }),
    ],
    [
      'by taking an admin’s address',
      () => omar.client.from('users').update({ email: admin.email }).eq('id', omar.id),
    ],
  ])('no user becomes an admin %s', async (_way, attempt) => {
    await attempt();
    const { data } = await omar.client.auth.refreshSession();
    const promoted = { ...omar, token: data.session?.access_token ?? '' };
    omar.token = promoted.token;
    expect(await profileOf(omar)).toEqual({ role: 'user', email: omar.email, deactivated_at: null });
    expect((await attack.send(STREAM_PATH, { as: promoted })).status).toBe(403);
    expect((await attack.send(IMAGES_PATH, { as: promoted, body: {} })).status).toBe(403);
    const marked = await attack.send(ORDER_STATUS_PATH, {
      as: promoted,
      body: { order_code: order.order_code },
    });
    expect(marked.status).toBe(404);
    expect((await omar.client.from('stores').insert({ name: 'Mine' })).error?.code).toBe('42501');
  });
});

describe('rows of other users', () => {
  const or = (filter: string) => `orders?select=order_code&or=(${filter})`;
  const attempts = (): string[] => [
    `users?select=*,orders(order_code,customer_name)`,
    `users?select=email&id=eq.${rima.id}`,
    `users?select=email&email=like.rima*`,
    `users?select=email&or=(role.eq.user,id.neq.${omar.id})`,
    `orders?select=*`,
    `orders?select=order_code,users(*)`,
    `orders?select=order_code,users(email,phone)`,
    `orders?select=order_code,payment_attempts(callback_token)`,
    `orders?select=order_code&id=eq.${order.id}`,
    `orders?select=customer_name&order_code=eq.${order.order_code}`,
    `orders?select=order_code&user_id=eq.${rima.id}`,
    `orders?select=order_code&user_id=not.eq.${omar.id}`,
    or(`user_id.eq.${rima.id},user_id.eq.${omar.id}`),
    or(`id.not.is.null,and(qty.gt.0,qty.lt.9)`),
    `orders?select=order_code&users.email=eq.${rima.email}`,
    `order_lines?select=*,orders(order_code)`,
    `surprise_bags?select=id,order_lines(order_id,orders(order_code))`,
    `surprise_bags?select=id,order_lines(order_id)`,
    `delivery_areas?select=id,orders(order_code,customer_name)`,
    `messages?select=recipient,orders!inner(order_code)`,
    `audit_log?select=*`,
    `audit_log?select=*&subject_id=eq.${order.id}`,
  ];
  const PUBLIC = /^(?:surprise_bags|delivery_areas)/;
  const secretsOfRima = () => [order.order_code, order.id, rima.id, rima.email, PHONE, 'Rima Haddad'];

  test.each(['another member', 'a visitor'])(
    '%s finds no rows of other users with any query',
    async (attacker) => {
      for (const attempt of attempts()) {
        const { text, headers } = await attack.send(`/rest/v1/${attempt}`, {
          as: attacker === 'a visitor' ? null : omar,
          headers: { prefer: 'count=exact' },
        });
        // Errors repeat the request.
        const found = secretsOfRima().filter((secret) => !attempt.includes(secret) && text.includes(secret));
        expect([attempt, found]).toEqual([attempt, []]);
        // The count must not reveal them either; the user's own profile counts.
        const count = attempt.startsWith('users') ? 1 : 0;
        expect(Number((headers.get('content-range') ?? '*/0').split('/')[1])).toBeLessThanOrEqual(
          PUBLIC.test(attempt) ? Infinity : count,
        );
      }
    },
  );

  test('an admin finds the rows of other users with the same queries', async () => {
    const { text } = await attack.send('/rest/v1/orders?select=order_code,users(email)', { as: admin });
    expect(text).toContain(order.order_code);
    expect(text).toContain(rima.email);
  });
});

test('no answer contained a secret or internals of the server', () => {
  expect(attack.leaks).toEqual([]);
});
