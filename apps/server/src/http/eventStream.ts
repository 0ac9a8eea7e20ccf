import type { Context } from 'hono';
import { streamSSE, type SSEStreamingApi } from 'hono/streaming';

/** Proxies close connections that are silent for 30 to 60 seconds. */
const HEARTBEAT_MS = 15_000;
/** A client that still has the right reconnects by itself with a fresh token. */
const LONGEST_MS = 30 * 60_000;

/** Server-sent events until either side closes the connection. `start` returns what stops them. */
export function eventStream(
  context: Context,
  start: (stream: SSEStreamingApi, close: () => void) => Promise<() => void>,
): Response {
  context.header('cache-control', 'no-store, no-transform');
  context.header('x-accel-buffering', 'no');
  return streamSSE(context, async (stream) => {
    const left = new Promise<void>((resolve) => stream.onAbort(resolve));
    let close = () => {};
    const closed = new Promise<void>((resolve) => {
      close = resolve;
    });
    const stop = await start(stream, close);
    const heartbeat = setInterval(() => void stream.write(': still here\n\n'), HEARTBEAT_MS);
    await stream.write(': here\n\n');
    await Promise.race([left, closed, stream.sleep(LONGEST_MS)]);
    clearInterval(heartbeat);
    stop();
  });
}
