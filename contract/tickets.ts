import { RECEIVED_PATH, TICKETS_PATH } from '@zawadeh/domain';
import { expect } from 'vitest';
import { call, type ShopBackend, type UserSession } from '../apps/server/src/testing/shopClient.ts';
import {
  apiError,
  json,
  type ContractTests,
  NOT_SIGNED_IN,
  TEXT,
  TIME,
  UNKNOWN_ORDER,
  UUID,
  WAITING_HANDOVER,
} from './shapes.ts';
import { fetchStatus, placedOrder } from './payments.ts';
import { signIn } from './users.ts';

export const ticket = (backend: ShopBackend, as: UserSession | undefined, code: string) =>
  call(backend, { path: `${TICKETS_PATH}/${code}`, as });

export const received = (backend: ShopBackend, as: UserSession | undefined, body: object) =>
  call(backend, { path: RECEIVED_PATH, body, as });

export async function paidOrder(backend: ShopBackend, buyer: UserSession): Promise<string> {
  const { code } = await placedOrder(backend, buyer, 'Balila & Pickles');
  await fetchStatus(backend, await signIn(backend, 'admin'), code, {});
  return code;
}

export const storeIn = ({ body }: { body: unknown }): string => {
  const { handovers } = body as { handovers: { store_id: string }[] };
  return handovers[0]?.store_id ?? '';
};

const handoversIn = (backend: ShopBackend, as: UserSession, code: string) =>
  call(backend, { path: `/rest/v1/orders?select=own_handovers&order_code=eq.${code}`, as });

/** What an order hands over, and the buyer's own confirmation. */
export const ticketTests: ContractTests = {
  'a paid order has a handover at its shop, an unpaid one has none': async (backend) => {
    const mona = await signIn(backend, 'mona');
    const { code } = await placedOrder(backend, mona, 'Balila & Pickles');
    expect(await ticket(backend, mona, code)).toEqual(
      json(200, { order_code: code, handovers: [], refunds: [] }),
    );
    await fetchStatus(backend, await signIn(backend, 'admin'), code, {});
    const bags = [{ bag_id: UUID, title: 'Balila & Pickles', title_ar: TEXT, quantity: 1 }];
    const handovers = [
      { ...WAITING_HANDOVER, has_counter: false, number: null, bags, shop: expect.any(Object), qr: null },
    ];
    const answer = await ticket(backend, mona, code);
    expect(answer).toEqual(json(200, { order_code: code, handovers, refunds: [] }));
    const [row] = (answer.body as { handovers: { shop: object }[] }).handovers;
    expect(Object.keys(row?.shop ?? {}).toSorted()).toEqual([
      'address',
      'address_ar',
      'area',
      'id',
      'latitude',
      'longitude',
      'name',
      'name_ar',
      'phone',
      'rating',
      'rating_count',
    ]);
  },

  'only the buyer sees it': async (backend) => {
    const code = await paidOrder(backend, await signIn(backend, 'mona'));
    expect(await ticket(backend, await signIn(backend, 'omar'), code)).toEqual(UNKNOWN_ORDER);
    expect(await ticket(backend, await signIn(backend, 'admin'), code)).toEqual(UNKNOWN_ORDER);
    expect(await ticket(backend, undefined, code)).toEqual(NOT_SIGNED_IN);
    expect(await ticket(backend, await signIn(backend, 'mona'), 'ZWD-22222222')).toEqual(UNKNOWN_ORDER);
  },

  'a buyer confirms once, the same confirmation gets the same answer, and the list of orders has it': async (
    backend,
  ) => {
    const mona = await signIn(backend, 'mona');
    const code = await paidOrder(backend, mona);
    const { kind, state, due_start, due_end, done_at } = WAITING_HANDOVER;
    const listed = { kind, state, due_start, due_end, done_at, bags: [UUID] };
    expect(await handoversIn(backend, mona, code)).toEqual(json(200, [{ own_handovers: [listed] }]));
    const admin = await signIn(backend, 'admin');
    expect(await handoversIn(backend, admin, code)).toEqual(json(200, [{ own_handovers: null }]));
    const store_id = storeIn(await ticket(backend, mona, code));
    const body = { order_code: code, store_id, token: crypto.randomUUID() };
    const handover = { ...WAITING_HANDOVER, state: 'done', done_at: TIME, how: 'buyer' };
    const first = await received(backend, mona, body);
    expect(first).toEqual(json(200, { handover }));
    expect(await received(backend, mona, body)).toEqual(first);
    expect(await handoversIn(backend, mona, code)).toEqual(
      json(200, [{ own_handovers: [{ ...listed, state: 'done', done_at: TIME }] }]),
    );
    expect(await received(backend, mona, { ...body, token: crypto.randomUUID() })).toEqual(
      apiError(409, 'already_done', 'This was handed over before.', { handover }),
    );
    expect(await received(backend, await signIn(backend, 'omar'), body)).toEqual(UNKNOWN_ORDER);
    expect(await received(backend, undefined, body)).toEqual(NOT_SIGNED_IN);
    const elsewhere = { ...body, store_id: null, token: crypto.randomUUID() };
    expect(await received(backend, mona, elsewhere)).toEqual(
      apiError(404, 'unknown_handover', 'There is nothing to hand over.'),
    );
  },
};
