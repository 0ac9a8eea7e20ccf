/** A slow 4G line to a server: also for the requests of a service worker, which a browser's own emulation leaves fast. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

const ROUND_TRIP_MS = 150;
const BYTES_PER_MS = 1_600_000 / 8 / 1_000;
/** Small parts, so that several connections share the line. */
const PART = 4_096;

export async function startSlowLine(origin: string) {
  const { hostname, port } = new URL(origin);
  const sockets = new Set<Socket>();
  const lines = [{ freeAt: 0 }, { freeAt: 0 }] as const;

  const pass = (from: Socket, to: Socket, line: { freeAt: number }, openAt: number) => {
    from.on('data', (bytes: Buffer) => {
      for (let start = 0; start < bytes.length; start += PART) {
        const part = bytes.subarray(start, start + PART);
        const now = performance.now();
        line.freeAt = Math.max(line.freeAt, now, openAt) + part.length / BYTES_PER_MS;
        setTimeout(() => to.write(part), line.freeAt - now + ROUND_TRIP_MS / 2);
      }
    });
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      setTimeout(() => to.end(), Math.max(0, line.freeAt - performance.now()) + ROUND_TRIP_MS);
    });
  };

  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    sockets.add(near).add(far);
    // A connection is open after one round trip.
    const openAt = performance.now() + ROUND_TRIP_MS;
    pass(near, far, lines[0], openAt);
    pass(far, near, lines[1], openAt);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
