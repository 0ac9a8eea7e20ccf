import { expect } from 'vitest';
import { call, type ShopBackend, type UserSession } from '../apps/server/src/testing/shopClient.ts';
import { bagByTitle } from './bags.ts';
import { fetchStatus, placedOrder } from './payments.ts';
import { json, tableError, type ContractTests } from './shapes.ts';
import { received, storeIn, ticket } from './tickets.ts';
import { signIn } from './users.ts';

const TITLE = 'Balila & Pickles';

const impact = (backend: ShopBackend, as: UserSession | undefined) =>
  call(backend, { path: '/rest/v1/rpc/impact', as, body: {} });

/** What a user's bags were good for. */
export const impactTests: ContractTests = {
  'bags count once they were handed over, with what they saved, for their buyer alone': async (backend) => {
    const [mona, omar, admin] = [
      await signIn(backend, 'mona'),
      await signIn(backend, 'omar'),
      await signIn(backend, 'admin'),
    ];
    const before = (await impact(backend, mona)).body as { bags: number; saved_cents: number };
    const others = await impact(backend, omar);
    const { id } = await bagByTitle(backend, TITLE);
    const path = `/rest/v1/surprise_bags?id=eq.${id}`;
    await call(backend, { path, method: 'PATCH', as: admin, body: { full_price: 11.01 } });
    const { code, bag } = await placedOrder(backend, mona, TITLE, 2);
    expect(await impact(backend, mona)).toEqual(json(200, before));
    await fetchStatus(backend, admin, code, {});
    expect(await impact(backend, mona)).toEqual(json(200, before));
    const store_id = storeIn(await ticket(backend, mona, code));
    await received(backend, mona, { order_code: code, store_id, token: crypto.randomUUID() });
    const saved_cents = before.saved_cents + 2 * (1_101 - Math.round(bag.sale_price * 100));
    expect(await impact(backend, mona)).toEqual(json(200, { bags: before.bags + 2, saved_cents }));
    expect(await impact(backend, omar)).toEqual(others);
  },

  'a visitor has none': async (backend) => {
    expect(await impact(backend, undefined)).toEqual(
      tableError(401, '42501', 'permission denied for function impact'),
    );
  },
};
