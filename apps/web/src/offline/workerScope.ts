/** As much of a worker's own world as ours needs: the types of pages and of workers do not go into one project. */
interface WorkerEvent {
  waitUntil: (work: Promise<unknown>) => void;
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
    matchAll: (which: { type: 'window'; includeUncontrolled: true }) => Promise<readonly unknown[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (name: 'install' | 'activate', hear: (event: WorkerEvent) => void): void;
    (name: 'fetch', hear: (event: FetchEvent) => void): void;
    (name: 'message', hear: (event: WorkerMessageEvent) => void): void;
  };
}
