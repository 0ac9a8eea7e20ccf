/** POST orders/checkout: the cart, the customer and the choice as one body. */
import type { Cart } from '../cart/cart.ts';
import { addressLine, PICKUP_ADDRESS } from '../delivery/address.ts';
import { toDollars } from '../money/arithmetic.ts';
import { CURRENCY } from '../money/money.ts';
import type { Locale } from '../text/localText.ts';
import type { CheckoutBody } from '../wire/checkout.ts';
import type { Customer } from './customerForm.ts';
import { orderTotals } from './totals.ts';

export interface Buyer {
  id: string;
  email: string | null;
}

/** For buyers without an address; the top-level domain is reserved, so nothing can be sent to it. */
export const PLACEHOLDER_EMAIL = 'guest@zawadeh.invalid';

/** null for an empty cart. */
export function checkoutBody(
  cart: Cart,
  customer: Customer,
  buyer: Buyer,
  language: Locale,
): CheckoutBody | null {
  const [first] = cart;
  if (!first) return null;
  const { choice } = customer;
  const totals = orderTotals(
    cart.map(({ salePrice, quantity }) => ({ unitPrice: salePrice, quantity })),
    choice,
  );
  return {
    user_id: buyer.id,
    // The specification has one bag per order: the first line. All lines are in `details` and move stock.
    bag_id: first.bagId,
    qty: first.quantity,
    delivery_method: choice.method,
    customer_name: customer.name,
    customer_email: buyer.email ?? PLACEHOLDER_EMAIL,
    whatsapp_phone: customer.phone.e164,
    delivery_address: choice.method === 'delivery' ? addressLine(choice.address) : PICKUP_ADDRESS,
    delivery_fee: toDollars(totals.delivery),
    amount: toDollars(totals.total),
    currency: CURRENCY,
    details: cart.map(({ bagId, quantity, salePrice }) => ({
      bagId,
      quantity,
      unitPrice: toDollars(salePrice),
    })),
    ...(choice.method === 'delivery' && { delivery_area: choice.area.id }),
    ...(choice.method === 'pickup' && choice.isGift && { is_gift: true }),
    language,
  };
}
