/** A line to the shop that can go dead, and a shop whose build can be another one: what a worker fetches passes no route. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Line {
  origin: string;
  /** Every question is taken and none is answered, as at the edge of a cell. */
  die: () => void;
  revive: () => void;
  /** What has left the server with a later build. */
  isGone: (path: string) => boolean;
  changeWorker: (script: string) => string;
  close: () => Promise<void>;
}

export async function openLine(shop: string): Promise<Line> {
  const server = createServer((asked, answer) => pass(asked, answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  let isDead = false;
  const line: Line = {
    origin: `http://127.0.0.1:${port}`,
    die: () => {
      isDead = true;
    },
    revive: () => {
      isDead = false;
      // What hangs would take the place of what is asked next.
      server.closeAllConnections();
    },
    isGone: () => false,
    changeWorker: (script) => script,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  function pass(asked: IncomingMessage, answer: ServerResponse): void {
    const path = asked.url ?? '/';
    if (isDead) return;
    if (line.isGone(path)) return void answer.writeHead(404).end();
    const isWorker = path === '/sw.js';
    const headers = { ...asked.headers, host: new URL(shop).host };
    if (isWorker) headers['accept-encoding'] = 'identity';
    const onward = request(new URL(path, shop), { method: asked.method, headers }, (given) => {
      if (!isWorker) return void given.pipe(answer.writeHead(given.statusCode ?? 502, given.headers));
      const parts: Buffer[] = [];
      given.on('data', (part: Buffer) => parts.push(part));
      given.on('end', () => {
        const { 'content-length': _length, etag: _etag, ...others } = given.headers;
        answer.writeHead(200, others).end(line.changeWorker(Buffer.concat(parts).toString()));
      });
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  }

  return line;
}
