/** A bag that is bought for what it is good for. */
import { expect } from '@playwright/test';
import { RECEIVED_PATH, TICKETS_PATH } from '@zawadeh/domain';
import { callSuccessfully, lineOf, userAt, type ShopBackend } from '../apps/server/src/testing/shopClient.ts';
import { BAG_FOR } from './seeded.ts';
import type { JourneyUser } from './userFixtures.ts';

interface PricedBag {
  id: string;
  sale_price: number;
  full_price: number;
}

type Account = Pick<JourneyUser, 'id' | 'token'>;

export async function impactBag(shop: ShopBackend): Promise<PricedBag> {
  const path = `/rest/v1/surprise_bags?select=id,sale_price,full_price&id=eq.${BAG_FOR.impact.id}`;
  const [bag] = await callSuccessfully<PricedBag[]>(shop, { path });
  return bag!;
}

/** Paid by the word of an admin. */
export async function buy(shop: ShopBackend, bag: PricedBag, buyer: Account, admin: Account, quantity = 1) {
  const { answer } = await userAt(shop, buyer).checkout([{ ...lineOf(bag), quantity }]);
  const paid = await userAt(shop, admin).markPaid(answer.order_code);
  expect(paid.answer).toMatchObject({ payment_status: 'paid' });
  return String(answer.order_code);
}

/** Collected at its shop, by the word of the buyer. */
export async function collect(shop: ShopBackend, buyer: Account, order_code: string) {
  const path = `${TICKETS_PATH}/${order_code}`;
  const { handovers } = await callSuccessfully<{ handovers: { store_id: string }[] }>(shop, {
    path,
    as: buyer,
  });
  const body = { order_code, store_id: handovers[0]!.store_id, token: crypto.randomUUID() };
  await callSuccessfully(shop, { path: RECEIVED_PATH, as: buyer, body });
}
