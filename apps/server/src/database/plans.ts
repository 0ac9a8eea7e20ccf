import { openService, type ServiceProject } from './functions.ts';

/** Bags that come by themselves. Only the server may call these functions, and each is one transaction. */
export function createPlansDatabase(project: ServiceProject) {
  const { call } = openService(project);
  return {
    /** Returns how many bags were put on sale or ended; as many as `limit` may be a part. */
    publish: (limit: number) => call<number>('publish_plans', { p_limit: limit }),
  };
}

export type PlansDatabase = ReturnType<typeof createPlansDatabase>;
