import type { HandoversDatabase } from '../database/handovers.ts';
import type { OrdersDatabase } from '../database/orders.ts';
import type { Ports } from '../ports.ts';
import type { Settlement } from './settlement.ts';

/**
 * Checks payments whose callback never came, expires overdue orders, reminds of pickups, marks the missed ones, lets old ratings go, and closes the statements of months that are over. Any number of servers may run this at once.
 */
export function createOrderMaintenance(
  orders: Pick<OrdersDatabase, 'claimPayments' | 'expire' | 'sweep' | 'sweepStatements'>,
  handovers: Pick<HandoversDatabase, 'sweep' | 'sweepRatings'>,
  settlement: Pick<Settlement, 'askProvider'>,
  log: Ports['log'],
) {
  const expireUnpaid = async (): Promise<void> => {
    for (const { external_id, order_id, overdue } of await orders.claimPayments()) {
      try {
        const status = await settlement.askProvider(external_id);
        // An order whose provider does not answer is held a little longer.
        if (overdue && (status === 'pending' || status === 'idNotKnown')) await orders.expire(order_id);
      } catch (error) {
        // The next pass claims it again, and the payments after it are not held up.
        log(`Payment ${external_id} could not be looked after`, error);
      }
    }
  };
  // A failed task does not hold up the others.
  const tasks = [expireUnpaid, orders.sweep, handovers.sweep, handovers.sweepRatings, orders.sweepStatements];
  return async (): Promise<void> => {
    for (const task of tasks) {
      try {
        await task();
      } catch (error) {
        log('The orders could not be looked after', error);
      }
    }
  };
}
