import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followPaidOrders, type ConnectionState } from './liveOrders.ts';

vi.mock('../authedPost.ts', () => ({ getSession: async () => ({ id: 'a', token: 'its-token' }) }));

/** A stream that the test writes into and cuts. */
interface Opened {
  lastEventId: string | null;
  tell: (...codes: string[]) => void;
  write: (text: string) => void;
  cut: () => void;
}

let opened: Opened[];
let told: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  opened = [];
  told = 0;
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
        tell: (...codes) =>
          write(
            codes
              .map((code) => `id: ${++told}\nevent: paid\ndata: ${JSON.stringify({ order_code: code })}\n\n`)
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
  const heard: string[] = [];
  const lines: ConnectionState[] = [];
  const stop = followPaidOrders({
    paid: ({ codes }) => heard.push(...codes),
    line: (line) => lines.push(line),
  });
  return { heard, lines, stop };
}

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

test('two hundred at once are heard, each once', async () => {
  const { heard, stop } = follow();
  await pass();
  const codes = Array.from({ length: 200 }, (_, place) => `ZWD-${place}`);
  opened[0]!.tell(...codes);
  await pass();
  expect(heard).toEqual(codes);
  stop();
});

test('an event that comes in pieces is one', async () => {
  const { heard, stop } = follow();
  await pass();
  for (const part of [': here\n', '\nid: 1\nev', 'ent: paid\nda', 'ta: {"order_code":"ZWD-1"}', '\n', '\n']) {
    opened[0]!.write(part);
    await pass();
  }
  expect(heard).toEqual(['ZWD-1']);
  stop();
});

test('after a line that was cut it goes on behind the last it heard', async () => {
  const { heard, lines, stop } = follow();
  await pass();
  opened[0]!.tell('ZWD-1', 'ZWD-2');
  await pass();
  opened[0]!.cut();
  await pass(2_000);
  expect(opened).toHaveLength(2);
  expect(opened[1]!.lastEventId).toBe('2');
  opened[1]!.tell('ZWD-3');
  await pass();
  expect(heard).toEqual(['ZWD-1', 'ZWD-2', 'ZWD-3']);
  expect(lines).toEqual(['connecting', 'live', 'lost', 'live']);
  stop();
});

test('a line on which nothing comes any more, not even that it is there, is opened anew', async () => {
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

test('left, it asks no more', async () => {
  const { stop } = follow();
  await pass();
  stop();
  await pass(120_000);
  expect(opened).toHaveLength(1);
});
