import { openService, type ServiceProject } from './functions.ts';

/** The impact of all bags. Only the server may call this function. */
export function createImpactDatabase(project: ServiceProject) {
  const { call } = openService(project);
  return {
    /** The sum of all buyers, since the beginning. */
    rescuedBags: () => call<number>('rescued_bags'),
  };
}

export type ImpactDatabase = ReturnType<typeof createImpactDatabase>;
