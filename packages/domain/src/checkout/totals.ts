/** The cost of a cart: subtotal plus the area's delivery fee. A database test compares the SQL with it. */
import { addCents, multiplyCents } from '../money/arithmetic.ts';
import type { Cents } from '../money/money.ts';
import { deliveryFee, type DeliveryChoice } from '../delivery/deliveryMethod.ts';

export interface Totals {
  subtotal: Cents;
  delivery: Cents;
  total: Cents;
}

export interface PricedLine {
  unitPrice: Cents;
  quantity: number;
}

export function orderTotals(lines: readonly PricedLine[], choice: DeliveryChoice): Totals {
  const subtotal = addCents(...lines.map((line) => multiplyCents(line.unitPrice, line.quantity)));
  const delivery = deliveryFee(choice);
  return { subtotal, delivery, total: addCents(subtotal, delivery) };
}
