/** A proxy in front of the shop that can stall, and can serve a later build: requests of a service worker bypass page.route. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ShopProxy {
  origin: string;
  /** Accepts every request and answers none, as a network without reception does. */
  stall: () => void;
  /** Paths that a later build no longer has. */
  isRemoved: (path: string) => boolean;
  changeWorker: (script: string) => string;
  close: () => Promise<void>;
}

export async function startShopProxy(shop: string): Promise<ShopProxy> {
  const server = createServer((incoming, outgoing) => forward(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  let isStalled = false;
  const proxy: ShopProxy = {
    origin: `http://127.0.0.1:${port}`,
    stall: () => {
      isStalled = true;
    },
    isRemoved: () => false,
    changeWorker: (script) => script,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const path = incoming.url ?? '/';
    if (isStalled) return;
    if (proxy.isRemoved(path)) return void outgoing.writeHead(404).end();
    const isWorker = path === '/sw.js';
    const headers = { ...incoming.headers, host: new URL(shop).host };
    if (isWorker) headers['accept-encoding'] = 'identity';
    const upstream = request(new URL(path, shop), { method: incoming.method, headers }, (response) => {
      if (!isWorker)
        return void response.pipe(outgoing.writeHead(response.statusCode ?? 502, response.headers));
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { 'content-length': _length, etag: _etag, ...others } = response.headers;
        outgoing.writeHead(200, others).end(proxy.changeWorker(Buffer.concat(parts).toString()));
      });
    });
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  }

  return proxy;
}
