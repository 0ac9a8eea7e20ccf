import type { AlertsDatabase } from '../database/alerts.ts';
import type { Ports } from '../ports.ts';

const AT_ONCE = 200;

/**
 * Keeps bags that have become available for people who wait, and passes on those whose time is over. Any number of servers
 * may run this at once. Returns true while there is more.
 */
export const createAlertRelease =
  (alerts: Pick<AlertsDatabase, 'release'>, canSend: () => boolean, log: Ports['log']) =>
  async (): Promise<boolean> => {
    try {
      return (await alerts.release(canSend(), AT_ONCE)) === AT_ONCE;
    } catch (error) {
      log('The alerts could not be looked after', error);
      return false;
    }
  };
