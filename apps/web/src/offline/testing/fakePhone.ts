/** The worker's environment: caches, a network that can be cut, open pages and events. */
import type { BuildFiles } from '../build.ts';
import type { PrecacheRequest } from '../../lib/workerMessages.ts';
import { startWorker } from '../startWorker.ts';
import type { FetchEvent, WorkerScope } from '../workerScope.ts';

const ORIGIN = 'https://zawadeh.example';

const hrefOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : String(request), ORIGIN).href;

class FakeCache {
  readonly entries = new Map<string, Response>();
  async match(request: RequestInfo | URL) {
    return this.entries.get(hrefOf(request))?.clone();
  }
  async put(request: RequestInfo | URL, response: Response) {
    this.entries.delete(hrefOf(request));
    this.entries.set(hrefOf(request), response);
  }
  async delete(request: RequestInfo | URL) {
    return this.entries.delete(hrefOf(request));
  }
  async keys() {
    return Array.from(this.entries.keys(), (url) => new Request(url));
  }
}

type Answer = (request: Request) => Response | Promise<Response>;

export function fakePhone() {
  const stores = new Map<string, FakeCache>();
  const caches = {
    open: async (name: string) => {
      const cache = stores.get(name) ?? new FakeCache();
      stores.set(name, cache);
      return cache;
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  } as unknown as CacheStorage;

  const phone = {
    /** The network's answers; null while it is cut. */
    line: null as Answer | null,
    requests: [] as string[],
    messages: [] as object[],
    windows: 1,
    skipWaitingCalls: 0,
    /** The paths in all caches. */
    cachedPaths: () =>
      [...stores.values()].flatMap(({ entries }) =>
        Array.from(entries.keys(), (url) => url.replace(ORIGIN, '')),
      ),
    stores: () => [...stores.keys()],
    turnOn,
  };

  const fakeFetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(hrefOf(input), init);
    phone.requests.push(request.url.replace(ORIGIN, ''));
    if (!phone.line) throw new TypeError('Failed to fetch');
    return phone.line(request);
  };

  /** Starts the worker of a build in place of the earlier one. */
  function turnOn(build: BuildFiles) {
    const listeners = new Map<string, (event: never) => void>();
    const scope: WorkerScope = {
      location: { origin: ORIGIN },
      registration: {},
      clients: {
        claim: async () => {},
        get: async () => ({ postMessage: (message) => void phone.messages.push(message) }),
        matchAll: async () => Array.from({ length: phone.windows }),
      },
      skipWaiting: async () => void (phone.skipWaitingCalls += 1),
      addEventListener: (name: string, listener: (event: never) => void) =>
        void listeners.set(name, listener),
    };
    startWorker(scope, { caches, fetch: fakeFetch, now: Date.now, build }, '');

    /** Dispatches an event and returns its response, if any, and the end of its tasks. */
    const dispatch = (name: string, more: object): Dispatched => {
      const tasks: Promise<unknown>[] = [];
      const result: Dispatched = { answer: null, done: Promise.resolve() };
      const event: Pick<FetchEvent, 'waitUntil' | 'respondWith'> = {
        waitUntil: (task) => void tasks.push(task),
        respondWith: (response) => {
          result.answer = response;
        },
      };
      listeners.get(name)?.({ ...event, ...more } as never);
      return { ...result, done: Promise.allSettled(tasks) };
    };
    const begin = (path: string, { kind = '', preload, ...init }: FetchOptions = {}): Dispatched => {
      const request = new Request(new URL(path, ORIGIN), init);
      // Node cannot create such requests.
      if (kind === 'page') Object.defineProperty(request, 'mode', { value: 'navigate' });
      if (kind === 'picture') Object.defineProperty(request, 'destination', { value: 'image' });
      return dispatch('fetch', { request, clientId: 'c1', preloadResponse: Promise.resolve(preload) });
    };
    const post = (data: object) => dispatch('message', { data }).done;
    return {
      begin,
      post,
      /** Null where the worker ignores the request. */
      fetch: async (path: string, options: FetchOptions = {}): Promise<Response | null> => {
        const { answer, done } = begin(path, options);
        await done;
        return answer;
      },
      requestPrecache: (data: Partial<PrecacheRequest> = {}) =>
        post({ keep: 'en', page: '/', isFrugal: false, isNew: true, ...data }),
    };
  }
  return phone;
}

interface Dispatched {
  answer: Promise<Response> | null;
  done: Promise<unknown>;
}

type FetchOptions = RequestInit & { kind?: 'page' | 'picture' | ''; preload?: Response };
