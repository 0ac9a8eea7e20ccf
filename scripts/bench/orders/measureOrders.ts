/** Orders per second, the list of a thousand bags, and a thousand open streams, on PGlite and PostgreSQL. */
import { CHECKOUT_PATH } from '@zawadeh/domain';
import { withOwnDatabase } from '../../ownDatabase.ts';
import { startUntil, stop } from '../children.ts';
import type { BenchEffort } from '../benchOptions.ts';
import { residentBytes } from '../residentBytes.ts';
import { requestsPerSecond } from '../requestLoop.ts';
import { row, type BenchRow } from '../row.ts';
import { BAGS, MIN_RESPONSES, measureThroughput, type MeasuredRequest } from '../throughput.ts';
import { megabytes, perSecond } from '../values.ts';
import { CLIENTS, type BenchServerReady } from './benchReady.ts';
import { checkoutOf, lineOf } from '../../../apps/server/src/testing/shopClient.ts';
import { measureStreams } from './streams.ts';

const THOUSAND_BAGS: readonly MeasuredRequest[] = [
  { label: 'GET /api/surprise-bags with 1,000 bags, 200, packed', path: BAGS, expect: 200, compressed: true },
  { label: 'GET /api/surprise-bags with 1,000 bags, 304', path: BAGS, expect: 304, atLeast: MIN_RESPONSES },
];
const MIN_EMBEDDED = 100;
const MIN_SHARE = 0.5;

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
    ['scripts/bench/orders/benchServer.ts', ...database, '--bare-seconds', String(loopSeconds)],
    /^ready: (.+)/,
  );
  try {
    const ready = JSON.parse(answer) as BenchServerReady;
    const idle = residentBytes(child.pid);
    await ordersPerSecond(ready, 'warm', 0.5);
    const orders = await ordersPerSecond(ready, 'measured', loopSeconds);
    const afterOrders = residentBytes(child.pid);
    const streams = await measureStreams(ready, child.pid);
    return [
      row(
        {
          label: `Orders placed, ${engine} (limit: the bare function)`,
          value: orders,
          limit: ready.bare,
          write: perSecond,
        },
        (ratio) =>
          database.length > 0
            ? { text: `≥ ${MIN_SHARE} of it`, met: ratio >= MIN_SHARE }
            : { text: `≥ ${MIN_EMBEDDED} /s`, met: orders >= MIN_EMBEDDED },
      ),
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
