import { resultOf } from '../../database/callResult.ts';
import type { OrderResult } from '../../database/orders.ts';
import type { Ports } from '../../ports.ts';
import { offlinePorts } from '../../testing/offlinePorts.ts';
import { deviceExample, handoverExample } from '../calls/handovers.ts';
import { BUYER_ID, ORDER_CODE } from '../calls/orders.ts';
import type { DocumentedOperation } from '../shape.ts';
import { serverWith } from '../../testing/serverWith.ts';
import { addressOf, firstExample, operations, schemas, type Described } from './described.ts';
import { schemaMismatches } from './schemaMismatches.ts';

const buyer = { id: BUYER_ID, email: 'rima@example.com' };
export const order: OrderResult = {
  id: 'a1f5c0de-2b7e-4c6d-8f90-1e2d3c4b5a69',
  order_code: ORDER_CODE,
  status: 'pending',
  amount_cents: 1_070,
  fee_cents: 170,
  expires_at: '2026-11-21T15:55:12.5+00:00',
};

/** A database whose calls all succeed. */
export const healthy = {
  followMapsLink: async () => ({ latitude: 34.4367, longitude: 35.8497 }),
  identify: async () => buyer,
  isSessionOpen: async () => true,
  storeImage: async () => ({ path: '1.png', url: 'http://localhost/1.png' }),
  orders: {
    ...offlinePorts.orders,
    place: async () => resultOf(order),
    startPayment: async () => resultOf({ paid: true, order_code: ORDER_CODE }),
    state: async () => resultOf(order),
    cancel: async () => resultOf({ ...order, status: 'cancelled' }),
    cancelPaid: async () => resultOf({ ...order, status: 'refund_due' }),
    refund: async () => resultOf({ ...order, status: 'refund_due' }),
    refundDone: async () => resultOf({ id: order.id, done_at: order.expires_at, reference: 'W-1' }),
    takeBack: async () => resultOf({ orders: 0, pieces: 0, for_sale: 0 }),
    openPayments: async () => [],
    isPayment: async () => false,
    lastPaidEvent: async () => 0,
    notifySupport: async () => true,
  },
  handovers: {
    ...offlinePorts.handovers,
    ofOrder: async () => ({ order_id: order.id, order_code: ORDER_CODE, handovers: [], refunds: [] }),
    received: async () => resultOf(handoverExample),
    pairing: async () =>
      resultOf({
        kind: 'counter',
        store_id: null,
        store: null,
        store_ar: null,
        expires_at: order.expires_at,
      }),
    pair: async () => resultOf(deviceExample),
    device: async () => resultOf(deviceExample),
    counter: async () => ({ now: order.expires_at, handovers: [], gifts: [], bags: [] }),
    lastEvent: async () => 0,
    eventsAfter: async () => [],
    courier: async () => ({ now: order.expires_at, deliveries: [] }),
    handOver: async () => resultOf(handoverExample),
    ticketKeys: async () => ({ private_key: 'none', public_keys: ['04'] }),
  },
  alerts: {
    ...offlinePorts.alerts,
    byLink: async () => ({ title: { en: 'A bag', ar: null }, isOpen: true }),
  },
  people: {
    isAdmin: async () => true,
    runsStore: async () => false,
    worksFor: async () => true,
    saveProfile: async (id) => resultOf({ id, role: 'user' }),
    invitationState: async () => ({ state: 'over', from: null }),
    inviteToStore: async () =>
      resultOf({
        store: 'Al-Tell Oven',
        store_ar: null,
        from: null,
        email: 'rima@example.com',
        expires_at: order.expires_at,
      }),
    applyForStore: async () => resultOf({ applied_at: order.expires_at }),
  },
} satisfies Partial<Ports>;

export const TOKEN = { authorization: 'Bearer x' };
export const JSON_TYPE = { 'content-type': 'application/json' };

const unavailable = <Database extends object>(database: Database) =>
  Object.fromEntries(
    Object.keys(database).map((name) => [name, () => Promise.reject(new Error('nobody is there'))]),
  ) as unknown as Database;

/** A database that cannot be reached. */
export const offline = {
  orders: unavailable(offlinePorts.orders),
  handovers: unavailable(offlinePorts.handovers),
  people: unavailable(offlinePorts.people),
};

export const picture = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
);

const DEVICE_TOKEN = { authorization: `Device ${'x'.repeat(43)}` };

const isForDevices = ({ operation }: Described): boolean => operation.security.some((way) => 'device' in way);

export const tokenFor = (described: Described) => (isForDevices(described) ? DEVICE_TOKEN : TOKEN);

/** A valid request with the documented example. */
export function validRequest(described: Described): RequestInit {
  const token = tokenFor(described);
  if (described.method === 'get') return { headers: token };
  const example = firstExample(described);
  return example === undefined
    ? { headers: { ...token, 'content-type': 'image/png' }, body: picture }
    : { headers: { ...token, ...JSON_TYPE }, body: JSON.stringify(example) };
}

export async function ask(ports: Partial<Ports>, described: Described, init: RequestInit = {}) {
  const method = described.method.toUpperCase();
  return serverWith(ports).request(addressOf(described), { ...init, method });
}

/** The parts of a response that the document does not describe. */
export async function undocumentedParts(
  { responses }: DocumentedOperation,
  answer: Response,
): Promise<string[]> {
  const type = answer.headers.get('content-type')?.replace(/;.*/, '') ?? '';
  const media = responses[answer.status]?.content?.[type];
  if (!media) return [`${answer.status} ${type}`];
  if (type !== 'application/json') {
    await answer.body?.cancel();
    return [];
  }
  return schemaMismatches(media.schema ?? {}, await answer.json(), schemas);
}

export const called = (id: string): Described => {
  const found = operations.find(({ operation }) => operation.operationId === id);
  if (!found) throw new Error(`There is no ${id}`);
  return found;
};
