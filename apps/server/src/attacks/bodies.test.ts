/** Bodies that are too large, on every route of the app and over reused connections. */
import http from 'node:http';
import { IMAGES_PATH, LARGEST_IMAGE_BYTES } from '@zawadeh/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../listen.ts';
import type { Listener } from '../listen.ts';
import { outboxCalls } from '../outbox/outboxCalls.ts';
import { createLocalWallet } from '../payments/localWallet.ts';
import { offlinePorts } from '../testing/offlinePorts.ts';
import { serverWith } from '../testing/serverWith.ts';

const ORIGIN = 'http://localhost:4310';
const MIB = 1024 ** 2;
/** More than any route accepts, and less than the server discards before it closes the connection. */
const TOO_LARGE = 4 * MIB;
const CHUNK = new Uint8Array(512 * 1024).fill(120);
const WHOLE = new Uint8Array(TOO_LARGE).fill(120);

const unlimited = new Proxy({}, { get: () => Infinity });
let mostReceived = 0;

/** All optional ports, so that the app has every route. */
const app = serverWith({
  identify: async () => ({ id: 'x', email: null }),
  people: { ...offlinePorts.people, isAdmin: async () => true },
  storeImage: async () => ({ path: '1.png', url: `${ORIGIN}/1.png` }),
  walletPages: createLocalWallet(ORIGIN, async () => new Response('OK')).pages,
  outboxPages: outboxCalls({ letters: () => [] }, ORIGIN),
  onAnswered: () => {},
  pages: async (request) => {
    mostReceived = Math.max(mostReceived, (await request.arrayBuffer()).byteLength);
    return new Response('a page');
  },
  supabase: async (request) => {
    mostReceived = Math.max(mostReceived, (await request.arrayBuffer()).byteLength);
    return Response.json({});
  },
  authCallsPerMinute: unlimited,
  apiCallsPerMinute: unlimited,
  userCallsPerMinute: unlimited,
});

/** Read from the router, so that new routes are covered too. */
const routes = [...new Set(app.routes.map(({ path }) => path))].map((path) => ({
  path,
  address: path
    .replace(/:\w+\{[^}]*\}/g, '1')
    .replace(/:\w+/g, 'x')
    .replace(/\*/g, 'x'),
}));

function endless() {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += CHUNK.byteLength;
      if (sent > TOO_LARGE) controller.close();
      else controller.enqueue(CHUNK.slice());
    },
  });
  return body;
}

describe('four megabytes', () => {
  const authorization = 'Bearer x';
  const METHODS = ['POST', 'PUT', 'REPORT'];

  test('the routes were found', () => {
    expect(routes.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/wallet/:token', '/outbox', '/api/orders/checkout', IMAGES_PATH, '/*']),
    );
  });

  // The limit is that of the address, so the other methods go round over the routes.
  test.each(
    routes.flatMap((route, place) =>
      ['POST', METHODS[1 + (place % 2)]!].map((method) => ({ ...route, method })),
    ),
  )('$method $path is rejected without being buffered', async ({ address, method }) => {
    mostReceived = 0;
    for (const type of ['image/png', 'multipart/form-data; boundary=x']) {
      const headers = { authorization, 'content-type': type };
      const streamed = await app.request(address, {
        method,
        headers,
        body: endless(),
        duplex: 'half',
      } as RequestInit);
      const declared = await app.request(address, {
        method,
        headers: { ...headers, 'content-length': String(TOO_LARGE) },
        body: WHOLE,
      });
      for (const answer of [streamed, declared]) {
        const text = await answer.text();
        expect([address, type, answer.status, text]).toEqual([
          address,
          type,
          413,
          expect.stringMatching(/"code":"(?:picture_)?too_large"/),
        ]);
      }
    }
    expect(mostReceived).toBe(0);
  });
});

describe('keep-alive connections', () => {
  let listener: Listener;
  beforeAll(async () => {
    listener = await listen('127.0.0.1', 0);
    listener.answerWith((request, peer) => app.fetch(request, peer));
  });
  afterAll(() => listener.stop());

  interface Answered {
    status: number;
    connection: string | undefined;
    port: number;
  }

  const send = (
    agent: http.Agent,
    path: string,
    { bytes = 0, headers = {}, method = 'POST' }: { bytes?: number; headers?: object; method?: string } = {},
  ) =>
    new Promise<Answered>((resolve, reject) => {
      let port = 0;
      const request = http.request(
        {
          agent,
          method,
          path,
          port: listener.port,
          host: '127.0.0.1',
          headers: { 'content-type': 'application/json', ...headers },
        },
        (response) => {
          response.resume();
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, connection: response.headers.connection, port }),
          );
          response.on('error', reject);
        },
      );
      request.on('socket', (socket) => {
        const note = () => {
          port = socket.localPort ?? 0;
        };
        if (socket.connecting) socket.once('connect', note);
        else note();
      });
      request.on('error', reject);
      request.end(bytes > 0 ? Buffer.alloc(bytes, 'x') : undefined);
    });

  const isAlive = { status: 200, connection: 'keep-alive' };
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  const connectionStillWorks = async (agent: http.Agent) => {
    for (const ms of [0, 100, 600]) {
      await pause(ms);
      expect(await send(agent, '/healthz', { method: 'GET' })).toMatchObject(isAlive);
    }
    agent.destroy();
  };

  test.each<[string, string, number, object]>([
    ['a declared length', '/api/orders/checkout', 3 * MIB, {}],
    ['chunks', '/api/orders/checkout', 3 * MIB, { 'transfer-encoding': 'chunked' }],
    ['the wallet', '/wallet/1', 3 * MIB, {}],
    ['the Data API', '/rest/v1/stores', 3 * MIB, {}],
    [
      'a picture',
      IMAGES_PATH,
      LARGEST_IMAGE_BYTES + 1,
      { authorization: 'Bearer x', 'content-type': 'image/png' },
    ],
  ])(
    '%s: the refusal arrives, says that it is the last answer, and the next request succeeds',
    async (_name, path, bytes, headers) => {
      const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
      expect(await send(agent, '/healthz', { method: 'GET' })).toMatchObject(isAlive);
      expect(await send(agent, path, { bytes, headers })).toMatchObject({ status: 413, connection: 'close' });
      await connectionStillWorks(agent);
    },
  );

  test('after a body beyond the discard limit, the next request succeeds too', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const refused = await send(agent, '/api/orders/checkout', { bytes: 40 * MIB }).catch(() => null);
    expect(refused?.status ?? 413).toBe(413);
    await connectionStillWorks(agent);
  });

  test('the body of a request rejected for another reason is read to its end, and the connection stays open', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const first = await send(agent, '/healthz', { method: 'GET' });
    // No user is signed in, so the picture is not read.
    const refused = await send(agent, IMAGES_PATH, { bytes: MIB, headers: { 'content-type': 'image/png' } });
    expect(refused).toEqual({ status: 401, connection: 'keep-alive', port: first.port });
    await pause(700);
    expect(await send(agent, '/healthz', { method: 'GET' })).toEqual(first);
    agent.destroy();
  });
});
