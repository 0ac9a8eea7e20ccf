/** Counts responses on raw connections, because an HTTP client would cost more than the measured server. */
import { connect, type Socket } from 'node:net';

export interface LoopOptions {
  origin: string;
  /** The next request of a connection. */
  nextRequest: (connection: number, times: number) => RawRequest;
  expect: 200 | 304;
  connections: number;
  seconds: number;
}

interface RawRequest {
  path: string;
  headers?: Record<string, string>;
  /** Sent by POST. */
  body?: unknown;
}

const HEAD_END = '\r\n\r\n';

/** Responses per second. Each connection sends its next request after a complete response. */
export async function requestsPerSecond(options: LoopOptions): Promise<number> {
  const until = performance.now() + options.seconds * 1000;
  const began = performance.now();
  const counts = await Promise.all(
    Array.from({ length: options.connections }, (_, connection) => requestUntil(options, connection, until)),
  );
  const answers = counts.reduce((sum, count) => sum + count, 0);
  return answers / ((performance.now() - began) / 1000);
}

function requestText(host: string, { path, headers = {}, body }: RawRequest): string {
  const content = body === undefined ? '' : JSON.stringify(body);
  const posted =
    body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(content)) };
  const lines = Object.entries({ host, ...posted, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${content}`;
}

function requestUntil(
  { origin, nextRequest, expect }: LoopOptions,
  connection: number,
  until: number,
): Promise<number> {
  const { hostname, port, host } = new URL(origin);
  const next = (times: number): string => requestText(host, nextRequest(connection, times));
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(Number(port), hostname, () => socket.write(next(0)));
    let answers = 0;
    let received = Buffer.alloc(0);
    let missing: number | undefined;
    socket.setNoDelay(true);
    socket.once('error', reject);
    socket.once('close', () => reject(new Error(`${origin}: the connection was closed.`)));
    socket.on('data', (chunk) => {
      if (missing === undefined) {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const end = received.indexOf(HEAD_END);
        if (end < 0) return;
        const head = received.toString('latin1', 0, end);
        if (!head.startsWith(`HTTP/1.1 ${expect}`)) {
          socket.destroy(
            new Error(`${origin}: expected ${expect}, got ${received.toString('utf8').slice(0, 600)}`),
          );
          return;
        }
        missing = bodyLength(head, expect) - (received.length - end - HEAD_END.length);
      } else missing -= chunk.length;
      if (missing > 0) return;
      answers += 1;
      received = Buffer.alloc(0);
      missing = undefined;
      if (performance.now() < until) socket.write(next(answers));
      else {
        socket.removeAllListeners('close');
        socket.destroy();
        resolve(answers);
      }
    });
  });
}

function bodyLength(head: string, status: number): number {
  if (status === 304) return 0;
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length === undefined) throw new Error(`The answer does not say how long it is:\n${head}`);
  return Number(length);
}
