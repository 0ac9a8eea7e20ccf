import type { Person } from './benchReady.ts';

/** One bag to collect. No two addresses are alike: the same cart twice would be the same order. */
export const checkoutOf = ({ id }: Person, bagId: string, address: string) => ({
  user_id: id,
  bag_id: bagId,
  qty: 1,
  delivery_method: 'pickup',
  customer_name: 'Rima',
  customer_email: 'rima@example.com',
  whatsapp_phone: '+96170123456',
  delivery_address: address,
  delivery_fee: 0,
  amount: 4.5,
  currency: 'USD',
  details: [{ bagId, quantity: 1, unitPrice: 4.5 }],
});
