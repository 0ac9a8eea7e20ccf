/** Sends arbitrary requests and checks every answer for leaked secrets. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Booted } from '../../testing/bootEmbedded.ts';
import type { TestUser } from '../../testing/users.ts';

export interface Answered {
  status: number;
  headers: Headers;
  text: string;
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | object;
  /** The user whose token is sent. */
  as?: TestUser | null;
  /** The address that the request comes from. */
  from?: string;
}

/** Internals that must not reach a stranger: files, stack traces, statements. */
const INTERNALS = /node_modules|\.[jt]s:\d+|\bat \w+ \(|\/home\/|\/tmp\/|insert into "|select .* from "/i;

async function secretsOf({ embedded, dataDir, databaseUrl }: Booted): Promise<string[]> {
  const stored = databaseUrl
    ? (
        await sql<{ secrets: string }>`select contents as secrets from embedded.secrets`.execute(
          embedded.database,
        )
      ).rows[0]?.secrets
    : await fs.readFile(path.join(dataDir, 'secrets.json'), 'utf8');
  const { jwtSecret, secretKey } = JSON.parse(stored ?? '') as Record<string, string>;
  if (!jwtSecret || !secretKey) throw new Error('There are no secrets to look for.');
  return [jwtSecret, secretKey];
}

export async function openAttack(booted: Booted) {
  const [jwtSecret = '', secretKey = ''] = await secretsOf(booted);
  const leaks: string[] = [];
  let answers = 0;

  async function send(address: string, { as, from, body, method, headers }: Sent = {}): Promise<Answered> {
    const response = await booted.app.request(
      address,
      {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          apikey: booted.embedded.publishableKey,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(as && { authorization: `Bearer ${as.token}` }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      },
      // A new address for each request, so that requests do not share a rate limit unless a test asks for it.
      { peerAddress: from ?? `198.51.100.${(answers += 1) % 250}:${answers}` },
    );
    const text = await response.text();
    const exposed = `${JSON.stringify([...response.headers])} ${text}`;
    if ([jwtSecret, secretKey].some((secret) => exposed.includes(secret)) || INTERNALS.test(exposed)) {
      leaks.push(`${address.slice(0, 80)}: ${exposed.slice(0, 500)}`);
    }
    return { status: response.status, headers: response.headers, text };
  }

  return { send, leaks, jwtSecret };
}
