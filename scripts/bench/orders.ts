/** Orders per second, and a thousand open streams, on PGlite and on PostgreSQL. */
import { backendAt, lineOf, userAt } from '../../apps/server/src/testing/shopClient.ts';
import { ENGINES, onEngine, type Engine } from '../engines.ts';
import { startUntil, stop } from './children.ts';
import type { OrdersReady } from './ordersServer.ts';
import type { BenchRow, Effort } from './report.ts';
import { residentBytes } from './residentBytes.ts';
import { measureStreams } from './streams.ts';
import { median, megabytes, perSecond } from './values.ts';

const MIN_EMBEDDED = 100;
const MIN_SHARE = 0.6;
/** In turns, because each order that a buyer has makes the next one slower. */
const TURNS = 5;

export async function measureOrders(effort: Effort): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const engine of ENGINES)
    rows.push(
      ...((await onEngine(engine, ({ databaseUrl }) => measureOn(engine, databaseUrl, effort))) ?? []),
    );
  return rows;
}

async function measureOn(
  engine: Engine,
  databaseUrl: string | null,
  { loopSeconds }: Effort,
): Promise<BenchRow[]> {
  console.error(`Orders on ${engine} …`);
  const database = databaseUrl === null ? [] : ['--database', databaseUrl];
  const { child, answer } = await startUntil(['scripts/bench/ordersServer.ts', ...database], /^ready: (.+)/);
  try {
    const ready = JSON.parse(answer) as OrdersReady;
    const idle = residentBytes(child.pid);
    await bareOrdersPerSecond(ready, 0.5);
    await ordersPerSecond(ready, 'warm', 0.5);
    const turns: { bare: number; orders: number }[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      const bare = await bareOrdersPerSecond(ready, loopSeconds);
      turns.push({ bare, orders: await ordersPerSecond(ready, `measured ${turn}`, loopSeconds) });
    }
    const orders = median(turns.map((turn) => turn.orders));
    const share = median(turns.map((turn) => turn.orders / turn.bare));
    const afterOrders = residentBytes(child.pid);
    const streams = await measureStreams(ready, engine, child.pid);
    return [
      {
        label: `Orders placed, ${engine} (limit: the bare function; medians of ${TURNS} turns)`,
        measured: perSecond(orders),
        limit: perSecond(median(turns.map((turn) => turn.bare))),
        ratio: share,
        aim:
          engine === 'PostgreSQL'
            ? { text: `≥ ${MIN_SHARE} of it`, met: share >= MIN_SHARE }
            : { text: `≥ ${MIN_EMBEDDED} /s`, met: orders >= MIN_EMBEDDED },
      },
      streams.row,
      {
        label: `Memory, ${engine}: idle; after the orders; with the streams`,
        measured: [idle, afterOrders, streams.memory].map(megabytes).join('; '),
      },
    ];
  } finally {
    await stop(child);
  }
}

async function bareOrdersPerSecond({ bareUrl }: OrdersReady, seconds: number): Promise<number> {
  const response = await fetch(`${bareUrl}?seconds=${seconds}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as number;
}

/** Each buyer sends the next order after the answer to the last one. */
async function ordersPerSecond(
  { origin, buyers, bags }: OrdersReady,
  run: string,
  seconds: number,
): Promise<number> {
  const backend = backendAt(origin);
  const began = performance.now();
  let placed = 0;
  await Promise.all(
    buyers.map(async (user, at) => {
      const buyer = userAt(backend, user);
      for (let turn = 0; performance.now() < began + seconds * 1000; turn += 1) {
        const id = bags[(turn * buyers.length + at) % bags.length]!;
        // A repeated cart would be the same order, so the address differs each time.
        const changed = { delivery_address: `${run} ${turn}` };
        const { status, answer } = await buyer.checkout([lineOf({ id, sale_price: 4.5 })], changed);
        if (status !== 200) throw new Error(JSON.stringify(answer));
        placed += 1;
      }
    }),
  );
  return placed / ((performance.now() - began) / 1000);
}
