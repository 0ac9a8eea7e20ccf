import { openService, type ServiceProject } from './functions.ts';

/** What bought bags were good for. Only the server may call this function. */
export function createImpactDatabase(project: ServiceProject) {
  const { call } = openService(project);
  return {
    /** Of everybody, ever. */
    rescuedBags: () => call<number>('rescued_bags'),
  };
}

export type ImpactDatabase = ReturnType<typeof createImpactDatabase>;
