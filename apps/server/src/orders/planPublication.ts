import type { PlansDatabase } from '../database/plans.ts';
import type { Ports } from '../ports.ts';

/** Each bag has its own transaction: with several, a payment could hold one bag and wait for another. */
const AT_ONCE = 1;

/** Publishes what plans put on sale. Any number of servers may run this at once. Returns true while there is more. */
export const createPlanPublication =
  (plans: PlansDatabase, log: Ports['log']) => async (): Promise<boolean> => {
    try {
      return (await plans.publish(AT_ONCE)) === AT_ONCE;
    } catch (error) {
      log('The plans could not be published', error);
      return false;
    }
  };
