import type { OrdersDatabase } from '../database/orders.ts';
import type { Ports } from '../ports.ts';
import type { Cashier } from './settlement.ts';

/** What nobody calls for: payments whose callback never came, and orders whose time is over. Any number may run at once. */
export function createUpkeep(orders: OrdersDatabase, cashier: Cashier, log: Ports['log']) {
  return async (): Promise<void> => {
    try {
      for (const { external_id, order_id, overdue } of await orders.claimPayments()) {
        const said = await cashier.ask(external_id);
        // Where the provider could not be asked, the hold outlives its time a little.
        if (overdue && (said === 'pending' || said === 'idNotKnown')) await orders.expire(order_id);
      }
      await orders.sweep();
    } catch (error) {
      log('The orders could not be looked after', error);
    }
  };
}
