import { startUntil, stop } from './children.ts';
import type { BenchEffort } from './benchOptions.ts';
import { requestsPerSecond } from './requestLoop.ts';
import { row, type BenchRow } from './row.ts';
import { perSecond } from './values.ts';

export const BAGS = '/api/surprise-bags';
const PAGE = '/our-bags';
const CONNECTIONS = 20;
export const MIN_RESPONSES = 2_000;

export interface MeasuredRequest {
  label: string;
  path: string;
  expect: 200 | 304;
  compressed?: boolean;
  atLeast?: number;
}

export const SHOP: readonly MeasuredRequest[] = [
  { label: `GET ${BAGS}, 200`, path: BAGS, expect: 200 },
  { label: `GET ${BAGS}, 200, packed`, path: BAGS, expect: 200, compressed: true, atLeast: MIN_RESPONSES },
  { label: `GET ${BAGS}, 304`, path: BAGS, expect: 304, atLeast: MIN_RESPONSES },
  { label: `GET ${PAGE}, 200`, path: PAGE, expect: 200 },
];

/** 20 connections in a request loop, to the real server and to one that only responds. */
export async function measureThroughput(
  origin: string,
  { loopSeconds }: BenchEffort,
  requests: readonly MeasuredRequest[],
): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const { label, path, expect, compressed, atLeast } of requests) {
    console.error(`Requests: ${label} …`);
    const accepted = compressed ? 'gzip' : 'identity';
    const bare = await startUntil(['scripts/bench/bareServer.ts', accepted, origin + path], /^ready: (\S+)/);
    try {
      const headers = {
        'accept-encoding': accepted,
        ...(expect === 304 && { 'if-none-match': await etagOf(origin + path) }),
      };
      const loop = (seconds: number, at: string) =>
        requestsPerSecond({
          origin: at,
          nextRequest: () => ({ path, headers }),
          expect,
          connections: CONNECTIONS,
          seconds,
        });
      for (const at of [origin, bare.answer]) await loop(0.5, at);
      const value = await loop(loopSeconds, origin);
      const limit = await loop(loopSeconds, bare.answer);
      rows.push(
        row(
          { label, value, limit, write: perSecond },
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
