import { findArea, toDollars, type Cents } from '@zawadeh/domain';
import { lineOf, userAt, type ShopBackend } from '../apps/server/src/testing/shopClient.ts';
import type { JourneyUser } from './userFixtures.ts';

interface DeliveryRequest {
  bag: { id: string; sale_price: number };
  buyer: JourneyUser;
  admin: JourneyUser;
  lang: 'en' | 'ar';
  customer?: string;
}

/** A paid order of one bag. A delivery can be cancelled for some minutes, whenever its window began. */
export async function payForDelivery(
  shop: ShopBackend,
  { bag, buyer, admin, lang, customer }: DeliveryRequest,
): Promise<{ code: string; total: Cents }> {
  const line = lineOf(bag);
  const area = findArea('mina')!;
  const total = line.unit_price_cents + area.fee;
  const { answer } = await userAt(shop, buyer).checkout([line], {
    ...(customer !== undefined && { customer_name: customer }),
    delivery_method: 'delivery',
    delivery_area: area.id,
    delivery_address: 'Street: Port Said',
    delivery_fee: toDollars(area.fee),
    amount: toDollars(total),
    language: lang,
  });
  const code = String(answer.order_code);
  await userAt(shop, admin).markPaid(code);
  return { code, total };
}
