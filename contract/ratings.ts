import { expect } from 'vitest';
import { call, type ShopBackend, type UserSession } from '../apps/server/src/testing/shopClient.ts';
import { type ContractBackend, type ContractTests, json, tableError, TEXT, TIME } from './shapes.ts';
import { paidOrder, received, storeIn, ticket } from './tickets.ts';
import { signIn } from './users.ts';

const NOBODY = '00000000-0000-4000-8000-00000000dead';
const THREE_HOURS = 3 * 3_600_000;

const rpc = (backend: ShopBackend, as: UserSession | undefined, name: string, body: object) =>
  call(backend, { path: `/rest/v1/rpc/${name}`, as, body });

interface Bought {
  code: string;
  order: string;
  store: string;
}

const rate = (
  backend: ShopBackend,
  as: UserSession | undefined,
  { order, store }: Pick<Bought, 'order' | 'store'>,
  p_stars: number,
  p_reasons: string[] = [],
) => rpc(backend, as, 'rate_shop', { p_order: order, p_store: store, p_stars, p_reasons });

/** Paid three hours ago. */
async function bought(backend: ContractBackend, mona: UserSession): Promise<Bought> {
  const code = await paidOrder(backend, mona);
  await backend.movePayment(code, new Date(Date.now() - THREE_HOURS));
  const answer = await ticket(backend, mona, code);
  const { handovers } = answer.body as { handovers: { order_id: string }[] };
  return { code, order: handovers[0]?.order_id ?? '', store: storeIn(answer) };
}

const collect = (backend: ShopBackend, mona: UserSession, { code, store }: Bought, at?: number) =>
  received(backend, mona, {
    order_code: code,
    store_id: store,
    token: crypto.randomUUID(),
    ...(at !== undefined && { at: new Date(at).toISOString() }),
  });

const lately = async (backend: ShopBackend, as: UserSession, { order }: Bought) => {
  const { status, body } = await rpc(backend, as, 'collected_lately', {});
  expect(status).toBe(200);
  return (body as { order_id: string }[]).filter(({ order_id }) => order_id === order);
};

/** What a buyer says about a shop. */
export const ratingTests: ContractTests = {
  'what was collected two hours ago is rated once': async (backend) => {
    const mona = await signIn(backend, 'mona');
    const order = await bought(backend, mona);
    expect(await rate(backend, mona, order, 5)).toEqual(json(200, { refused: 'too_early' }));
    expect(await lately(backend, mona, order)).toEqual([]);
    await collect(backend, mona, order, Date.now() - THREE_HOURS);
    const row = {
      order_id: order.order,
      order_code: order.code,
      store_id: order.store,
      kind: 'pickup',
      done_at: TIME,
      store: TEXT,
      store_ar: TEXT,
      bags: 1,
    };
    expect(await lately(backend, mona, order)).toEqual([{ ...row, stars: null }]);
    const first = await rate(backend, mona, order, 2, ['waited']);
    expect(first).toEqual(json(200, { stars: 2, reasons: ['waited'], rated_at: TIME }));
    expect(await rate(backend, mona, order, 2, ['waited'])).toEqual(first);
    expect(await rate(backend, mona, order, 5)).toEqual(json(200, { refused: 'already_rated', stars: 2 }));
    expect(await lately(backend, mona, order)).toEqual([{ ...row, stars: 2 }]);
  },

  'not what was paid just now, whenever it is said to have been collected': async (backend) => {
    const mona = await signIn(backend, 'mona');
    const order = await bought(backend, mona);
    await backend.movePayment(order.code, new Date());
    await collect(backend, mona, order, Date.now() - THREE_HOURS);
    expect(await rate(backend, mona, order, 5)).toEqual(json(200, { refused: 'too_early' }));
  },

  'reasons fit the stars': async (backend) => {
    const mona = await signIn(backend, 'mona');
    const order = { order: NOBODY, store: NOBODY };
    const malformed = json(200, { refused: 'malformed' });
    expect(await rate(backend, mona, order, 0)).toEqual(malformed);
    expect(await rate(backend, mona, order, 2, ['taste'])).toEqual(malformed);
    expect(await rate(backend, mona, order, 5, ['taste', 'taste'])).toEqual(malformed);
    expect(await rate(backend, mona, order, 5, ['cheap'])).toEqual(malformed);
    expect(await rate(backend, mona, order, 5, ['taste'])).toEqual(
      json(200, { refused: 'unknown_handover' }),
    );
  },

  'nobody else rates it': async (backend) => {
    const [mona, omar] = [await signIn(backend, 'mona'), await signIn(backend, 'omar')];
    const order = await bought(backend, mona);
    await collect(backend, mona, order, Date.now() - THREE_HOURS);
    expect(await rate(backend, omar, order, 1)).toEqual(json(200, { refused: 'unknown_handover' }));
    expect(await lately(backend, omar, order)).toEqual([]);
    for (const name of ['rate_shop', 'collected_lately']) {
      const body = name === 'rate_shop' ? { p_order: order.order, p_store: order.store, p_stars: 1 } : {};
      expect(await rpc(backend, undefined, name, body)).toEqual(
        tableError(401, '42501', `permission denied for function ${name}`),
      );
    }
  },
};
