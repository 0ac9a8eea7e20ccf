/** The time until a paid order reaches the last of a thousand admin streams. */
import { connect, type Socket } from 'node:net';
import { backendAt, lineOf, userAt } from '../../apps/server/src/testing/shopClient.ts';
import type { OrdersReady } from './ordersServer.ts';
import { atMost, type BenchRow } from './report.ts';
import { residentBytes } from './residentBytes.ts';
import { milliseconds } from './values.ts';

const LISTENERS = 1_000;
const EVENTS = 5;
const MAX_MS = 1_000;
const TIMEOUT_MS = 30_000;

/** When each stream received an order, by its code. */
type Received = Map<string, number[]>;

export async function measureStreams(
  ready: OrdersReady,
  engine: string,
  pid: number | undefined,
): Promise<{ memory: number; row: BenchRow }> {
  const received: Received = new Map();
  const sockets = await Promise.all(Array.from({ length: LISTENERS }, () => openStream(ready, received)));
  const memory = residentBytes(pid);
  let slowest = 0;
  for (let turn = 0; turn < EVENTS; turn += 1)
    slowest = Math.max(slowest, await lastDelivery(ready, received, turn));
  for (const socket of sockets) socket.destroy();
  return {
    memory,
    row: {
      label: `A paid order reaches the last of ${LISTENERS.toLocaleString('en')} live streams, ${engine} (slowest of ${EVENTS})`,
      measured: milliseconds(slowest),
      aim: atMost(slowest, MAX_MS, '≤ 1 s'),
    },
  };
}

function openStream({ origin, admin }: OrdersReady, received: Received): Promise<Socket> {
  const { hostname, port, host } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        `GET /api/orders/stream HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${admin.token}\r\n\r\n`,
      ),
    );
    socket.once('error', reject);
    socket.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes(': here')) resolve(socket);
      const code = /"order_code":"([^"]+)"/.exec(text)?.[1];
      if (code) received.set(code, [...(received.get(code) ?? []), performance.now()]);
    });
  });
}

async function lastDelivery(ready: OrdersReady, received: Received, turn: number): Promise<number> {
  const [buyer, admin] = [ready.buyers[0]!, ready.admin].map((user) => userAt(backendAt(ready.origin), user));
  const line = lineOf({ id: ready.bags[0]!, sale_price: 4.5 });
  const placed = await buyer!.checkout([line], { delivery_address: `Stream ${turn}` });
  const code = String(placed.answer.order_code);
  const { status } = await admin!.markPaid(code);
  if (status !== 200) throw new Error(`The order ${code} was not paid: ${status}`);
  const paid = performance.now();
  while ((received.get(code)?.length ?? 0) < LISTENERS) {
    if (performance.now() - paid > TIMEOUT_MS) return Number.POSITIVE_INFINITY;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  // Some streams may receive the order before the response of the request.
  return Math.max(0, Math.max(...(received.get(code) ?? [])) - paid);
}
