import { readdir, readFile } from 'node:fs/promises';
import { isErrorCode } from '@zawadeh/domain';
import { expect, test } from 'vitest';
import { resultOf } from '../database/callResult.ts';
import type { OrdersDatabase } from '../database/orders.ts';
import type { PeopleDatabase } from '../database/people.ts';
import { offlinePorts } from '../testing/offlinePorts.ts';
import { ask, called, order, validRequest, undocumentedParts, healthy } from './testing/requests.ts';
import { firstExample, named } from './testing/described.ts';

const folder = new URL('../../../../supabase/migrations/', import.meta.url);
const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
const sql = (await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')))).join('\n');

/** Functions that return errors on behalf of another function. */
const INSIDE: Readonly<Record<string, string>> = {
  place_order: 'place_order|try_place_order|limit_reached',
};

/** Every error code of a database function. */
const errorCodesOf = (name: string): string[] =>
  Array.from(
    sql.matchAll(new RegExp(`function \\w+\\.(?:${INSIDE[name] ?? name})\\([^]*?\\n\\$\\$;`, 'g')),
    ([text]) => text,
  )
    .flatMap((text) => Array.from(text.matchAll(/private\.error_json\('(\w+)'/g), ([, code = '']) => code))
    // A missing profile is created, and the call repeated.
    .filter((code) => code !== 'unknown_buyer');

const REQUESTS: ReadonlyArray<
  readonly [call: string, port: keyof OrdersDatabase | keyof PeopleDatabase, asks: string]
> = [
  ['placeOrder', 'place', 'place_order'],
  ['startPayment', 'startPayment', 'start_payment'],
  ['readOrder', 'state', 'order_state'],
  ['updateOrderStatus', 'state', 'order_state'],
  ['updateOrderStatus', 'markPaid', 'mark_paid'],
  ['cancelOrder', 'cancel', 'cancel_order'],
  ['saveProfile', 'saveProfile', 'save_profile'],
  ['inviteToStore', 'inviteToStore', 'invite_to_store'],
  ['applyForStore', 'applyForStore', 'apply_for_store'],
];
const errors = REQUESTS.flatMap(([call, port, asks]) =>
  errorCodesOf(asks).map((code) => [call, asks, code, port] as const),
);

test('every tested function can return an error', () => {
  expect(new Set(errors.map(([, asks]) => asks))).toEqual(new Set(REQUESTS.map(([, , asks]) => asks)));
});

test.each(errors)('%s documents its answer when %s returns %s', async (id, _asks, code, port) => {
  const described = called(id);
  const init = validRequest(described);
  const marksPaid = { order_code: order.order_code };
  const rejecting = { [port]: async () => resultOf({ refused: code }) };
  const answer = await ask(
    { ...healthy, orders: { ...healthy.orders, ...rejecting }, people: { ...healthy.people, ...rejecting } },
    described,
    port === 'markPaid' ? { ...init, body: JSON.stringify(marksPaid) } : init,
  );
  expect(isErrorCode(code)).toBe(true);
  expect(await answer.clone().json()).toMatchObject({ code: code });
  expect(await undocumentedParts(described.operation, answer)).toEqual([]);
});

const hasOwner = (body: unknown): boolean => /"(user_)?id":/.test(JSON.stringify(body ?? null));

test.each(named.filter(([, described]) => hasOwner(firstExample(described))))(
  '%s describes what it answers to the body of another user',
  async (_, described) => {
    const identify = async () => ({ id: '9e1c7c0a-52b4-4c0f-8a5d-0d6f6a1b2c3d', email: null });
    const answer = await ask({ ...healthy, identify }, described, validRequest(described));
    expect(await answer.clone().json()).toMatchObject({ code: 'not_yours' });
    expect(await undocumentedParts(described.operation, answer)).toEqual([]);
  },
);

test('startPayment documents its answer without the provider', async () => {
  const due = {
    external_id: 100_001,
    amount_cents: 1_070,
    collect_url: null,
    callback_token: 'a-token',
    order_code: order.order_code,
  };
  const described = called('startPayment');
  const answer = await ask(
    {
      ...healthy,
      orders: { ...offlinePorts.orders, startPayment: async () => resultOf(due) },
      payments: {
        ...offlinePorts.payments,
        createCollect: async () => ({ ok: false, error: { kind: 'unreachable', code: null } }),
      },
    },
    described,
    validRequest(described),
  );
  expect(await answer.clone().json()).toMatchObject({ code: 'payment_trouble' });
  expect(await undocumentedParts(described.operation, answer)).toEqual([]);
});
