import type { OrdersDatabase } from '../database/orders.ts';
import type { Ports } from '../ports.ts';
import type { Settlement } from './settlement.ts';

/** What nobody calls for: payments whose callback never came, and orders whose time is over. Any number may run at once. */
export function createOrderMaintenance(orders: OrdersDatabase, settlement: Settlement, log: Ports['log']) {
  return async (): Promise<void> => {
    try {
      for (const { external_id, order_id, overdue } of await orders.claimPayments()) {
        const status = await settlement.askProvider(external_id);
        // Where the provider could not be asked, the hold outlives its time a little.
        if (overdue && (status === 'pending' || status === 'idNotKnown')) await orders.expire(order_id);
      }
      await orders.sweep();
    } catch (error) {
      log('The orders could not be looked after', error);
    }
  };
}
