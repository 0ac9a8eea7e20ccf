import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ConnectionState } from '../../lib/followStream.ts';
import { followPaidOrders } from './liveOrders.ts';

vi.mock('../../lib/http/authedPost.ts', () => ({
  getSession: async () => ({ id: 'a', token: 'its-token' }),
}));

/** A stream that the test writes into and cuts. */
interface Opened {
  lastEventId: string | null;
  send: (...codes: string[]) => void;
  write: (text: string) => void;
  cut: () => void;
}

let opened: Opened[];
let lastId: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  opened = [];
  lastId = 0;
  vi.stubGlobal(
    'fetch',
    (_path: string, { headers, signal }: { headers: Record<string, string>; signal: AbortSignal }) => {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const writer = writable.getWriter();
      signal.addEventListener('abort', () => void writer.abort(signal.reason).catch(() => {}));
      const write = (text: string) => void writer.write(new TextEncoder().encode(text)).catch(() => {});
      opened.push({
        lastEventId: headers['Last-Event-ID'] ?? null,
        write,
        send: (...codes) =>
          write(
            codes
              .map(
                (code) => `id: ${++lastId}\nevent: paid\ndata: ${JSON.stringify({ order_code: code })}\n\n`,
              )
              .join(''),
          ),
        cut: () => void writer.abort(new Error('cut')).catch(() => {}),
      });
      return Promise.resolve(new Response(readable, { headers: { 'content-type': 'text/event-stream' } }));
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function follow() {
  const received: string[] = [];
  const states: ConnectionState[] = [];
  const stop = followPaidOrders({
    onPaid: ({ codes }) => received.push(...codes),
    onHandover: () => received.push('handover'),
    onConnectionChange: (state) => states.push(state),
  });
  return { received, states, stop };
}

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

test('two hundred events at once arrive, each once', async () => {
  const { received, stop } = follow();
  await pass();
  const codes = Array.from({ length: 200 }, (_, place) => `ZWD-${place}`);
  opened[0]!.send(...codes);
  await pass();
  expect(received).toEqual(codes);
  stop();
});

test('an event that comes in pieces arrives once', async () => {
  const { received, stop } = follow();
  await pass();
  for (const part of [': here\n', '\nid: 1\nev', 'ent: paid\nda', 'ta: {"order_code":"ZWD-1"}', '\n', '\n']) {
    opened[0]!.write(part);
    await pass();
  }
  expect(received).toEqual(['ZWD-1']);
  stop();
});

test('a handover is a hint without an id', async () => {
  const { received, stop } = follow();
  await pass();
  opened[0]!.send('ZWD-1');
  opened[0]!.write('event: handover\ndata: {}\n\n');
  await pass();
  expect(received).toEqual(['ZWD-1', 'handover']);
  opened[0]!.cut();
  await pass(2_000);
  expect(opened[1]!.lastEventId).toBe('1');
  stop();
});

test('the stream continues behind the last event after a lost connection', async () => {
  const { received, states, stop } = follow();
  await pass();
  opened[0]!.send('ZWD-1', 'ZWD-2');
  await pass();
  opened[0]!.cut();
  await pass(2_000);
  expect(opened).toHaveLength(2);
  expect(opened[1]!.lastEventId).toBe('2');
  opened[1]!.send('ZWD-3');
  await pass();
  expect(received).toEqual(['ZWD-1', 'ZWD-2', 'ZWD-3']);
  expect(states).toEqual(['connecting', 'live', 'lost', 'live']);
  stop();
});

test('a connection without events and heartbeats is opened again', async () => {
  const { stop } = follow();
  await pass();
  for (let times = 0; times < 4; times += 1) {
    opened[0]!.write(': still here\n\n');
    await pass(15_000);
  }
  expect(opened).toHaveLength(1);
  await pass(60_000);
  expect(opened.length).toBeGreaterThan(1);
  stop();
});

test('a stopped stream requests nothing', async () => {
  const { stop } = follow();
  await pass();
  stop();
  await pass(120_000);
  expect(opened).toHaveLength(1);
});
