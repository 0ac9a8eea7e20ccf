/** A proxy in front of several servers: each request goes to the next one that is ready. */
import { once } from 'node:events';
import { Agent, createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

const HEALTH_CHECK_MS = 250;

interface Upstream {
  origin: string;
  isReady: boolean;
}

export async function startProxy() {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const upstreams: Upstream[] = [];
  const stopping = new AbortController();
  let turn = 0;

  const inTurn = () => {
    turn += 1;
    const ordered = upstreams.map((_, place) => upstreams[(turn + place) % upstreams.length]!);
    return ordered.filter(({ isReady }) => isReady);
  };

  /** Left out from the refused connection until its health check succeeds. */
  const leaveOut = async (upstream: Upstream) => {
    upstream.isReady = false;
    while (!upstream.isReady && !stopping.signal.aborted) {
      await wait(HEALTH_CHECK_MS);
      const health = await fetch(`${upstream.origin}/readyz`).catch(() => null);
      upstream.isReady = health?.ok ?? false;
    }
  };

  const server = createServer((incoming, outgoing) => {
    // Buffered, so that another server can get the request when the first accepts no connection.
    void buffer(incoming)
      .then(async (body) => {
        for (const upstream of inTurn()) {
          const outcome = await forward(upstream.origin, incoming, body, outgoing, agent);
          if (outcome !== 'refused') return;
          void leaveOut(upstream);
        }
        outgoing.writeHead(502).end();
      })
      .catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    addUpstream: (origin: string): void => void upstreams.push({ origin, isReady: true }),
    async stop(): Promise<void> {
      stopping.abort();
      server.closeAllConnections();
      server.close();
      agent.destroy();
      await once(server, 'close');
    },
  };
}

/** A request that a server may have received is not sent again: its user decides. */
function forward(
  origin: string,
  incoming: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
  agent: Agent,
): Promise<'answered' | 'refused'> {
  return new Promise((resolve) => {
    const { method, url = '/', headers } = incoming;
    const outgoingRequest = send(new URL(url, origin), { method, headers, agent });
    outgoingRequest.on('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.on('error', () => outgoing.destroy());
      response.pipe(outgoing);
      resolve('answered');
    });
    outgoingRequest.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return resolve('refused');
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
      resolve('answered');
    });
    outgoing.on('close', () => outgoingRequest.destroy());
    outgoingRequest.end(body);
  });
}
