import { startUntil, stop } from './children.ts';
import type { Effort } from './benchOptions.ts';
import { requestsPerSecond } from './requestLoop.ts';
import { row, type Row } from './row.ts';
import { perSecond } from './values.ts';

export const BAGS = '/api/surprise-bags';
const PAGE = '/our-bags';
const CONNECTIONS = 20;
export const LEAST_ANSWERS = 2_000;

export interface Question {
  what: string;
  path: string;
  expect: 200 | 304;
  /** As browsers ask. */
  packed?: boolean;
  atLeast?: number;
}

export const SHOP: readonly Question[] = [
  { what: `GET ${BAGS}, 200`, path: BAGS, expect: 200 },
  { what: `GET ${BAGS}, 200, packed`, path: BAGS, expect: 200, packed: true, atLeast: LEAST_ANSWERS },
  { what: `GET ${BAGS}, 304`, path: BAGS, expect: 304, atLeast: LEAST_ANSWERS },
  { what: `GET ${PAGE}, 200`, path: PAGE, expect: 200 },
];

/** 20 connections that ask again and again, of our server and of one that does nothing but answer. */
export async function measureThroughput(
  origin: string,
  { loopSeconds }: Effort,
  questions: readonly Question[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, path, expect, packed, atLeast } of questions) {
    console.error(`Requests: ${what} …`);
    const accepted = packed ? 'gzip' : 'identity';
    const bare = await startUntil(['scripts/bench/bareServer.ts', accepted, origin + path], /^ready: (\S+)/);
    try {
      const headers = {
        'accept-encoding': accepted,
        ...(expect === 304 && { 'if-none-match': await etagOf(origin + path) }),
      };
      const loop = (seconds: number, at: string) =>
        requestsPerSecond({
          origin: at,
          ask: () => ({ path, headers }),
          expect,
          connections: CONNECTIONS,
          seconds,
        });
      for (const at of [origin, bare.answer]) await loop(0.5, at);
      const value = await loop(loopSeconds, origin);
      const limit = await loop(loopSeconds, bare.answer);
      rows.push(
        row(
          { what, value, limit, write: perSecond },
          atLeast === undefined ? undefined : () => atLeastOf(value, atLeast),
        ),
      );
    } finally {
      await stop(bare.child);
    }
  }
  return rows;
}

const atLeastOf = (value: number, least: number) => ({ text: `≥ ${perSecond(least)}`, met: value >= least });

async function etagOf(url: string): Promise<string> {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.headers.get('etag') ?? '';
}
