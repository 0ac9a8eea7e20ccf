import type { ImpactDatabase } from '../database/impact.ts';
import type { Ports } from '../ports.ts';

/**
 * The number of bags that all buyers rescued, for the landing page: read now and then, and never for a visitor. Null
 * until it is known, and while it cannot be read.
 */
export function createRescuedBags({ rescuedBags }: ImpactDatabase, log: Ports['log']) {
  let latest: number | null = null;
  return {
    latest: () => latest,
    refresh: async (): Promise<void> => {
      try {
        latest = await rescuedBags();
      } catch (error) {
        latest = null;
        log('The rescued bags could not be counted', error);
      }
    },
  };
}
