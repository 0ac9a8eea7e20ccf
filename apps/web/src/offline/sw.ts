import { backendUrl } from '../lib/http/config.ts';
import type { BuildFiles } from './build.ts';
import { startWorker } from './startWorker.ts';
import type { WorkerScope } from './workerScope.ts';

declare const OFFLINE_FILES: BuildFiles;

startWorker(
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the global of a service worker, which this project's DOM types do not have
  self as unknown as WorkerScope,
  { caches, fetch: fetch.bind(self), now: Date.now, build: OFFLINE_FILES },
  backendUrl,
);
