/** Orders a second, the listing of a thousand bags, and a thousand open live streams: on PGlite and on PostgreSQL. */
import { withOwnDatabase } from '../../ownDatabase.ts';
import { startUntil, stop } from '../children.ts';
import type { Effort } from '../benchOptions.ts';
import { residentBytes } from '../residentBytes.ts';
import { requestsPerSecond } from '../requestLoop.ts';
import { row, type Row } from '../row.ts';
import { BAGS, LEAST_ANSWERS, measureThroughput, type Question } from '../throughput.ts';
import { megabytes, perSecond } from '../values.ts';
import { CLIENTS, type Benched } from './benchReady.ts';
import { checkoutOf } from './checkout.ts';
import { measureStreams } from './streams.ts';

const THOUSAND_BAGS: readonly Question[] = [
  { what: 'GET /api/surprise-bags with 1,000 bags, 200, packed', path: BAGS, expect: 200, packed: true },
  { what: 'GET /api/surprise-bags with 1,000 bags, 304', path: BAGS, expect: 304, atLeast: LEAST_ANSWERS },
];
const LEAST_EMBEDDED = 100;
const LEAST_SHARE = 0.5;

/** Without a PostgreSQL server its rows are left out, which whoever starts the benchmark says. */
export async function measureOrders(postgresUrl: string | undefined, effort: Effort): Promise<Row[]> {
  const rows = await measureOn('PGlite', [], effort);
  if (!postgresUrl) return rows;
  const onPostgres = (url: string) => measureOn('PostgreSQL', ['--database', url], effort);
  return [...rows, ...(await withOwnDatabase(postgresUrl, onPostgres))];
}

async function measureOn(engine: string, database: string[], effort: Effort): Promise<Row[]> {
  const { loopSeconds } = effort;
  console.error(`Orders on ${engine} …`);
  const { child, answer } = await startUntil(
    ['scripts/bench/orders/benchServer.ts', ...database, '--bare-seconds', String(loopSeconds)],
    /^ready: (.+)/,
  );
  try {
    const benched = JSON.parse(answer) as Benched;
    const idle = residentBytes(child.pid);
    await ordersPerSecond(benched, 'warm', 0.5);
    const orders = await ordersPerSecond(benched, 'measured', loopSeconds);
    const afterOrders = residentBytes(child.pid);
    const streams = await measureStreams(benched, child.pid);
    return [
      row(
        {
          what: `Orders placed, ${engine} (limit: the bare function)`,
          value: orders,
          limit: benched.bare,
          write: perSecond,
        },
        (ratio) =>
          database.length > 0
            ? { text: `≥ ${LEAST_SHARE} of it`, met: ratio >= LEAST_SHARE }
            : { text: `≥ ${LEAST_EMBEDDED} /s`, met: orders >= LEAST_EMBEDDED },
      ),
      ...streams.rows(engine),
      // Answered from memory, so one engine says it for both.
      ...(database.length > 0 ? [] : await measureThroughput(benched.origin, effort, THOUSAND_BAGS)),
      {
        what: `Memory, ${engine}: idle; after the orders; with the streams`,
        measured: [idle, afterOrders, streams.memory].map(megabytes).join('; '),
      },
    ];
  } finally {
    await stop(child);
  }
}

function ordersPerSecond({ origin, buyers, bags }: Benched, run: string, seconds: number): Promise<number> {
  return requestsPerSecond({
    origin,
    expect: 200,
    connections: CLIENTS,
    seconds,
    ask: (connection, times) => {
      const buyer = buyers[connection]!;
      const bagId = bags[(times * CLIENTS + connection) % bags.length]!;
      return {
        path: '/api/orders/checkout',
        headers: { authorization: `Bearer ${buyer.token}` },
        body: checkoutOf(buyer, bagId, `${run} ${times}`),
      };
    },
  });
}
