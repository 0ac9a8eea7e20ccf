/** A thousand admins listen; how long until the last of them has heard of an order that was paid? */
import { connect, type Socket } from 'node:net';
import { residentBytes } from '../residentBytes.ts';
import { atMost, type Row } from '../row.ts';
import { milliseconds, percentile } from '../values.ts';
import type { Benched } from './benchReady.ts';
import { checkoutOf } from './checkout.ts';

const LISTENERS = 1_000;
const EVENTS = 5;
const LONGEST_MS = 1_000;
const GIVE_UP_MS = 30_000;

export async function measureStreams(benched: Benched, pid: number | undefined) {
  const heard = new Map<string, number[]>();
  const sockets = await Promise.all(Array.from({ length: LISTENERS }, () => openStream(benched, heard)));
  const memory = residentBytes(pid);
  const last: number[] = [];
  for (let turn = 0; turn < EVENTS; turn += 1) last.push(await lastHears(benched, heard, turn));
  for (const socket of sockets) socket.destroy();
  return {
    memory,
    rows: (engine: string): Row[] => [
      {
        what: `A paid order reaches the last of ${LISTENERS.toLocaleString('en')} live streams, ${engine} (slowest of ${EVENTS})`,
        measured: milliseconds(percentile(last, 100)),
        aim: atMost(percentile(last, 100), LONGEST_MS, '≤ 1 s'),
      },
    ],
  };
}

function openStream({ origin, admin }: Benched, heard: Map<string, number[]>): Promise<Socket> {
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
      if (code) heard.set(code, [...(heard.get(code) ?? []), performance.now()]);
    });
  });
}

async function lastHears(benched: Benched, heard: Map<string, number[]>, turn: number): Promise<number> {
  const [buyer, bag] = [benched.buyers[0]!, benched.bags[0]!];
  const { order_code } = await post(
    benched.origin,
    '/api/orders/checkout',
    buyer.token,
    checkoutOf(buyer, bag, `Stream ${turn}`),
  );
  await post(benched.origin, '/api/orders/update-status', benched.admin.token, { order_code });
  const paid = performance.now();
  while ((heard.get(order_code ?? '')?.length ?? 0) < LISTENERS) {
    if (performance.now() - paid > GIVE_UP_MS) return Number.POSITIVE_INFINITY;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  // The answer may reach the admin after some of the streams.
  return Math.max(0, Math.max(...(heard.get(order_code ?? '') ?? [])) - paid);
}

async function post(
  origin: string,
  path: string,
  token: string,
  body: object,
): Promise<Record<string, string>> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, string>;
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer;
}
