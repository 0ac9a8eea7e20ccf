import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { StartError } from './startError.ts';
import { clientAddress } from './http/clientAddress.ts';
import { discardBody } from './http/discardBody.ts';
import { starting } from './pages/starting.ts';
import type { Peer } from './ports.ts';

export type Handler = (request: Request, peer: Peer) => Response | Promise<Response>;

export interface Listener {
  port: number;
  /** Until this is called, every request is answered with 503 "starting". */
  answerWith: (handler: Handler) => void;
  stop: () => Promise<void>;
}

const UNFINISHED_REQUESTS_MS = 3_000;

function listenSentence(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop what is using it, or choose another with --port.`;
  }
  if (error.code === 'EACCES') return `Port ${port} may not be opened by this user. Choose one above 1023.`;
  return `Cannot listen on ${host}: it is not an address of this machine.`;
}

/** Opens the port before anything slow happens, so that a taken port is reported at once. */
export function listen(host: string, port: number, trustedProxies = 0): Promise<Listener> {
  let handler: Handler = starting;
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        hostname: host,
        port,
        fetch: async (request, env) => {
          const answer = await handler(request, {
            peerAddress: clientAddress(
              env.incoming.socket.remoteAddress ?? null,
              request.headers.get('x-forwarded-for'),
              trustedProxies,
            ),
          });
          return request.method === 'GET' || request.method === 'HEAD'
            ? answer
            : discardBody(request, answer);
        },
      },
      (address: AddressInfo) =>
        resolve({
          port: address.port,
          answerWith: (next) => {
            handler = next;
          },
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- created without HTTP/2
          stop: () => stop(server as Server),
        }),
    );
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartError(listenSentence(error, host, port), { cause: error })),
    );
  });
}

/** Lets requests finish, but not for ever, because a live stream would keep the server from stopping. */
function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), UNFINISHED_REQUESTS_MS);
    server.close(() => {
      clearTimeout(cutOff);
      resolve();
    });
    server.closeIdleConnections();
  });
}
