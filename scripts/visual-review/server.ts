/** Serves a review to this machine alone: at a secret address, and without accepting another site's requests. */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { reviewPage } from './page.ts';
import type { Decision, ReviewSession } from './session.ts';

export interface ReviewServer {
  address: string;
  /** Resolves when the review is finished on the page. */
  finished: Promise<void>;
  close: () => void;
}

const MAX_BODY = 1_000;

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

export async function serveReview(session: ReviewSession, port: number): Promise<ReviewServer> {
  const token = randomBytes(16).toString('hex');
  const page = await reviewPage();
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let host = '';
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) send(response, 500, 'Failed.');
    });
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    // Another name for this machine is a page elsewhere that points its own name here.
    if (request.headers.host !== host) return send(response, 403, 'Only for this machine.');
    if (!path.startsWith(`/${token}/`)) return send(response, 404, 'Not found.');
    const name = path.slice(token.length + 2);
    if (request.method === 'GET') return get(name, response);
    if (request.method !== 'POST') return send(response, 405, 'Not allowed.');
    if (request.headers.origin !== `http://${host}`)
      return send(response, 403, 'Only from the review itself.');
    if (Number(request.headers['content-length'] ?? MAX_BODY + 1) > MAX_BODY)
      return send(response, 413, 'Too long.');
    return post(name, await text(request), response);
  }
  function get(name: string, response: ServerResponse): void {
    const [, sha256] = /^picture\/([0-9a-f]{64})\.png$/.exec(name) ?? [];
    const [, index] = /^difference\/(\d+)$/.exec(name) ?? [];
    const png = sha256 === undefined ? undefined : session.picture(sha256);
    const difference = index === undefined ? undefined : session.difference(Number(index));
    if (name === '') send(response, 200, page(session.items()), 'text/html; charset=utf-8');
    else if (png) send(response, 200, png, 'image/png');
    else if (difference) send(response, 200, JSON.stringify(difference), 'application/json');
    else send(response, 404, 'Not found.');
  }
  function post(name: string, body: string, response: ServerResponse): void {
    if (name === 'finish') {
      send(response, 200, session.summary());
      finish();
      return;
    }
    const wanted = name === 'decision' ? readDecision(body) : undefined;
    const isKnown = wanted !== undefined && session.decide(wanted.index, wanted.decision);
    send(response, isKnown ? 200 : 400, isKnown ? 'Written.' : 'No such decision.');
  }
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const listening = server.address();
  host = `127.0.0.1:${typeof listening === 'object' ? listening?.port : port}`;
  return {
    address: `http://${host}/${token}/`,
    finished,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function readDecision(body: string): { index: number; decision: Decision | null } | undefined {
  let read: unknown;
  try {
    read = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (typeof read !== 'object' || read === null || !('index' in read) || !('decision' in read))
    return undefined;
  const { index, decision } = read;
  if (typeof index !== 'number') return undefined;
  return decision === null || decision === 'accepted' || decision === 'rejected'
    ? { index, decision }
    : undefined;
}

function send(
  response: ServerResponse,
  status: number,
  body: string | Uint8Array,
  type = 'text/plain',
): void {
  response.writeHead(status, { ...HEADERS, 'content-type': type });
  response.end(body);
}
