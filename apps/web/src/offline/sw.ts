import { backendUrl } from '../backend/config.ts';
import type { BuildFiles } from './build.ts';
import { startWorker } from './startWorker.ts';
import type { WorkerScope } from './workerScope.ts';

declare const OFFLINE_FILES: BuildFiles;

startWorker(
  self as unknown as WorkerScope,
  { caches, fetch: fetch.bind(self), now: Date.now, build: OFFLINE_FILES },
  backendUrl,
);
