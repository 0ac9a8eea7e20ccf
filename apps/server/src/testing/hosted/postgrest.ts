/** Real PostgREST on a database, behind a double of a hosted project's gateway, which turns keys into roles. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { setUpOf } from '../../embedded/postgresDatabase.ts';
import { secretsInDatabase, signToken, type Secrets } from '../../embedded/secrets.ts';
import { temporaryFolder } from '../place.ts';
import { withUser } from './hostedDatabase.ts';

const PREFIX = '/rest/v1';
const LONGEST_START_MS = 30_000;
const TOKEN_SECONDS = 3_600;
const NOT_READY = 503;

export interface Postgrest {
  fetch: (request: Request) => Promise<Response>;
  close: () => Promise<void>;
}

export const isForPostgrest = ({ url }: Request): boolean => new URL(url).pathname.startsWith(`${PREFIX}/`);

export async function openPostgrest(program: string, databaseUrl: string): Promise<Postgrest> {
  const secrets = await secretsOf(databaseUrl);
  const folder = await temporaryFolder();
  const socketPath = path.join(folder, 'postgrest');
  const child = spawn(program, {
    stdio: 'ignore',
    env: {
      PGRST_DB_URI: withUser(databaseUrl, 'authenticator'),
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_EXTRA_SEARCH_PATH: 'public,extensions',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_DB_MAX_ROWS: '1000',
      PGRST_JWT_SECRET: secrets.jwtSecret,
      PGRST_SERVER_UNIX_SOCKET: socketPath,
    },
  });
  const exited = once(child, 'exit');
  const agent = new http.Agent({ keepAlive: true });
  const send = (request: Request) => forward(request, { socketPath, agent });
  const close = async () => {
    agent.destroy();
    child.kill();
    await exited;
    await fs.rm(folder, { recursive: true, force: true });
  };
  try {
    await ready(send);
  } catch (error) {
    await close();
    throw error;
  }
  return { fetch: withRoles(send, secrets), close };
}

/** The secrets of the embedded engine, whose auth server signs the tokens. */
export async function secretsOf(databaseUrl: string): Promise<Secrets> {
  const session = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    return await secretsInDatabase(setUpOf(session));
  } finally {
    await session.end();
  }
}

async function ready(send: Postgrest['fetch']): Promise<void> {
  const isReady = async () => {
    try {
      return (await send(new Request('http://postgrest/rest/v1/'))).status !== NOT_READY;
    } catch {
      return false;
    }
  };
  for (const latest = Date.now() + LONGEST_START_MS; !(await isReady());) {
    if (Date.now() > latest) throw new Error('PostgREST does not start.');
    await wait(20);
  }
}

function withRoles(
  send: Postgrest['fetch'],
  { jwtSecret, publishableKey, secretKey }: Secrets,
): Postgrest['fetch'] {
  const exp = Math.floor(Date.now() / 1000) + TOKEN_SECONDS;
  const tokens = new Map([
    [publishableKey, signToken(jwtSecret, { role: 'anon', exp })],
    [secretKey, signToken(jwtSecret, { role: 'service_role', exp })],
  ]);
  return async (request) => {
    const byKey = tokens.get(request.headers.get('apikey') ?? '');
    if (byKey === undefined) return Response.json({ message: 'Invalid API key' }, { status: 401 });
    const given = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    const headers = new Headers(request.headers);
    headers.delete('apikey');
    headers.set('authorization', `Bearer ${given === undefined ? byKey : (tokens.get(given) ?? given)}`);
    return send(new Request(request, { headers }));
  };
}

async function forward(request: Request, to: http.RequestOptions): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const body = Buffer.from(await request.arrayBuffer());
  const headers: Record<string, string | number> = Object.fromEntries(request.headers);
  if (body.length > 0) headers['content-length'] = body.length;
  const outgoing = http.request({
    ...to,
    method: request.method,
    path: (pathname.slice(PREFIX.length) || '/') + search,
    headers,
  });
  const answered = once(outgoing, 'response');
  outgoing.end(body);
  const [incoming] = (await answered) as [http.IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { statusCode = 502, rawHeaders } = incoming;
  const answerHeaders = new Headers();
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const name = rawHeaders[place]!;
    if (!/^(?:transfer-encoding|connection|date|server)$/i.test(name))
      answerHeaders.append(name, rawHeaders[place + 1]!);
  }
  const isEmpty = [204, 304].includes(statusCode);
  return new Response(isEmpty ? null : Buffer.concat(chunks), { status: statusCode, headers: answerHeaders });
}
