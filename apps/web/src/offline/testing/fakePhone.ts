/** A phone as far as the worker knows it: caches, a line that can be cut, pages that are open, and events. */
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
    /** What the line answers with; none where it is cut. */
    line: null as Answer | null,
    requests: [] as string[],
    messages: [] as object[],
    windows: 1,
    skipWaitingCalls: 0,
    /** Every path that is kept, whichever store it is in. */
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

  /** Another build takes the place of the one before. */
  function turnOn(build: BuildFiles) {
    const hears = new Map<string, (event: never) => void>();
    const scope: WorkerScope = {
      location: { origin: ORIGIN },
      registration: {},
      clients: {
        claim: async () => {},
        get: async () => ({ postMessage: (message) => void phone.messages.push(message) }),
        matchAll: async () => Array.from({ length: phone.windows }),
      },
      skipWaiting: async () => void (phone.skipWaitingCalls += 1),
      addEventListener: (name: string, hear: (event: never) => void) => void hears.set(name, hear),
    };
    startWorker(scope, { caches, fetch: fakeFetch, now: Date.now, build }, '');

    /** What is answered, if anything, and when all work is done. */
    const raise = (name: string, more: object): Raised => {
      const works: Promise<unknown>[] = [];
      const raised: Raised = { answer: null, done: Promise.resolve() };
      const event: Pick<FetchEvent, 'waitUntil' | 'respondWith'> = {
        waitUntil: (work) => void works.push(work),
        respondWith: (response) => {
          raised.answer = response;
        },
      };
      hears.get(name)?.({ ...event, ...more } as never);
      return { ...raised, done: Promise.allSettled(works) };
    };
    const begin = (path: string, { kind = '', ...init }: Asking = {}): Raised => {
      const request = new Request(new URL(path, ORIGIN), init);
      // Node makes no such requests of its own.
      if (kind === 'page') Object.defineProperty(request, 'mode', { value: 'navigate' });
      if (kind === 'picture') Object.defineProperty(request, 'destination', { value: 'image' });
      return raise('fetch', { request, clientId: 'c1', preloadResponse: Promise.resolve(undefined) });
    };
    const post = (data: object) => raise('message', { data }).done;
    return {
      begin,
      post,
      /** Null where the worker leaves it to the browser. */
      fetch: async (path: string, asking: Asking = {}): Promise<Response | null> => {
        const { answer, done } = begin(path, asking);
        await done;
        return answer;
      },
      requestPrecache: (data: Partial<PrecacheRequest> = {}) =>
        post({ keep: 'en', page: '/', isFrugal: false, isNew: true, ...data }),
    };
  }
  return phone;
}

interface Raised {
  answer: Promise<Response> | null;
  done: Promise<unknown>;
}

type Asking = RequestInit & { kind?: 'page' | 'picture' | '' };
