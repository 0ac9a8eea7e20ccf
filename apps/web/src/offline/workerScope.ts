/** The used part of the worker's global scope: TypeScript's libraries for pages and workers exclude each other. */
interface WorkerEvent {
  waitUntil: (task: Promise<unknown>) => void;
}

export interface FetchEvent extends WorkerEvent {
  request: Request;
  clientId: string;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

interface WorkerMessageEvent extends WorkerEvent {
  data: unknown;
}

export interface WorkerScope {
  location: { origin: string };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  clients: {
    claim: () => Promise<void>;
    get: (id: string) => Promise<{ postMessage: (message: object) => void } | undefined>;
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly unknown[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
    (name: 'fetch', listener: (event: FetchEvent) => void): void;
    (name: 'message', listener: (event: WorkerMessageEvent) => void): void;
  };
}
