/** Orders per second, the list of a thousand bags, and a thousand open streams, on PGlite and PostgreSQL. */
import { CHECKOUT_PATH } from '@zawadeh/domain';
import { withOwnDatabase } from '../../ownDatabase.ts';
import { startUntil, stop } from '../children.ts';
import type { BenchEffort } from '../benchOptions.ts';
import { residentBytes } from '../residentBytes.ts';
import { requestsPerSecond } from '../requestLoop.ts';
import type { BenchRow } from '../row.ts';
import { BAGS, MIN_RESPONSES, measureThroughput, type MeasuredRequest } from '../throughput.ts';
import { median, megabytes, perSecond } from '../values.ts';
import { CLIENTS, type BenchServerReady } from './benchReady.ts';
import { checkoutOf, lineOf } from '../../../apps/server/src/testing/shopClient.ts';
import { measureStreams } from './streams.ts';

const THOUSAND_BAGS: readonly MeasuredRequest[] = [
  { label: 'GET /api/surprise-bags with 1,000 bags, 200, packed', path: BAGS, expect: 200, compressed: true },
  { label: 'GET /api/surprise-bags with 1,000 bags, 304', path: BAGS, expect: 304, atLeast: MIN_RESPONSES },
];
const MIN_EMBEDDED = 100;
const MIN_SHARE = 0.6;
/** In turns, because each order that a buyer has makes the next one slower. */
const TURNS = 5;

/** Without a PostgreSQL server its rows are missing; the launcher prints a message. */
export async function measureOrders(
  postgresUrl: string | undefined,
  effort: BenchEffort,
): Promise<BenchRow[]> {
  const rows = await measureOn('PGlite', [], effort);
  if (!postgresUrl) return rows;
  const onPostgres = (url: string) => measureOn('PostgreSQL', ['--database', url], effort);
  return [...rows, ...(await withOwnDatabase(postgresUrl, onPostgres))];
}

async function measureOn(engine: string, database: string[], effort: BenchEffort): Promise<BenchRow[]> {
  const { loopSeconds } = effort;
  console.error(`Orders on ${engine} …`);
  const { child, answer } = await startUntil(
    ['scripts/bench/orders/benchServer.ts', ...database],
    /^ready: (.+)/,
  );
  try {
    const ready = JSON.parse(answer) as BenchServerReady;
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
    const streams = await measureStreams(ready, child.pid);
    return [
      {
        label: `Orders placed, ${engine} (limit: the bare function; medians of ${TURNS} turns)`,
        measured: perSecond(orders),
        limit: perSecond(median(turns.map((turn) => turn.bare))),
        ratio: share,
        aim:
          database.length > 0
            ? { text: `≥ ${MIN_SHARE} of it`, met: share >= MIN_SHARE }
            : { text: `≥ ${MIN_EMBEDDED} /s`, met: orders >= MIN_EMBEDDED },
      },
      ...streams.rows(engine),
      // Served from memory, so the engine makes no difference.
      ...(database.length > 0 ? [] : await measureThroughput(ready.origin, effort, THOUSAND_BAGS)),
      {
        label: `Memory, ${engine}: idle; after the orders; with the streams`,
        measured: [idle, afterOrders, streams.memory].map(megabytes).join('; '),
      },
    ];
  } finally {
    await stop(child);
  }
}

async function bareOrdersPerSecond({ bareUrl }: BenchServerReady, seconds: number): Promise<number> {
  const response = await fetch(`${bareUrl}?seconds=${seconds}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as number;
}

function ordersPerSecond(
  { origin, buyers, bags }: BenchServerReady,
  run: string,
  seconds: number,
): Promise<number> {
  return requestsPerSecond({
    origin,
    expect: 200,
    connections: CLIENTS,
    seconds,
    nextRequest: (connection, times) => {
      const buyer = buyers[connection]!;
      const id = bags[(times * CLIENTS + connection) % bags.length]!;
      return {
        path: CHECKOUT_PATH,
        headers: { authorization: `Bearer ${buyer.token}` },
        // A repeated cart would be the same order, so the address differs each time.
        body: checkoutOf(buyer, [lineOf({ id, sale_price: 4.5 })], { delivery_address: `${run} ${times}` }),
      };
    },
  });
}
