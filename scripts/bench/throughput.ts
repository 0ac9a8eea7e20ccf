import { startUntil, stop } from './children.ts';
import type { Effort } from './effort.ts';
import { requestsPerSecond } from './requestLoop.ts';
import { row, type Row } from './row.ts';
import { perSecond } from './values.ts';

const BAGS = '/api/surprise-bags';
const PAGE = '/our-bags';
const CONNECTIONS = 20;

interface Question {
  what: string;
  path: string;
  expect: 200 | 304;
}

const QUESTIONS: readonly Question[] = [
  { what: `GET ${BAGS}, 200`, path: BAGS, expect: 200 },
  { what: `GET ${BAGS}, 304`, path: BAGS, expect: 304 },
  { what: `GET ${PAGE}, 200`, path: PAGE, expect: 200 },
];

/** 20 connections that ask again and again, of our server and of one that does nothing but answer. */
export async function measureThroughput(origin: string, { loopSeconds }: Effort): Promise<Row[]> {
  const bare = await startUntil(
    ['scripts/bench/bareServer.ts', origin + BAGS, origin + PAGE],
    /^ready: (\S+)/,
  );
  try {
    const rows: Row[] = [];
    for (const { what, path, expect } of QUESTIONS) {
      console.error(`Requests: ${what} …`);
      const etag = expect === 304 ? await etagOf(origin + path) : undefined;
      const loop = (seconds: number, at: string) =>
        requestsPerSecond({
          origin: at,
          path,
          expect,
          connections: CONNECTIONS,
          seconds,
          ...(etag !== undefined && { headers: { 'if-none-match': etag } }),
        });
      for (const at of [origin, bare.answer]) await loop(0.5, at);
      const value = await loop(loopSeconds, origin);
      rows.push(row({ what, value, limit: await loop(loopSeconds, bare.answer), write: perSecond }));
    }
    return rows;
  } finally {
    await stop(bare.child);
  }
}

async function etagOf(url: string): Promise<string> {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.headers.get('etag') ?? '';
}
