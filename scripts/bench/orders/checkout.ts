import type { BenchUser } from './benchReady.ts';

/** A pickup order of one bag; the address differs each time, because a repeated cart would be the same order. */
export const checkoutOf = ({ id }: BenchUser, bagId: string, address: string) => ({
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
