/** The server is killed at the worst moments and restarted on the same data; no money and no bag is lost. */
import { findArea, toDollars, type CounterActionBody } from '@zawadeh/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BOOT_MS } from '../../testing/place.ts';
import { type LineRequest, totalOf, type ServerAnswer } from '../../testing/shopClient.ts';
import { openKillableShop, type KillableShop } from '../testing/killableShop.ts';

/** The first check comes after 15 seconds, the next 15 later, and maintenance runs every 5. */
const RESOLVED_WITHIN_MS = 25_000;
/** Half a minute until a payment page that never came is given up, and some time for the start. */
const PAYABLE_AGAIN_WITHIN_MS = 45_000;
/** Longer than the lease of a message on a killed server. */
const WRITTEN_WITHIN_MS = 75_000;
const TEST_MS = 120_000;

interface Order {
  line: LineRequest;
  code: string;
  collectUrl: unknown;
}

let shop: KillableShop;
/** The states of three orders when the server was killed. */
let opened: Order;
let unsettled: Order;
let underway: Order[];
/** The actions that a counter was sending. */
let actions: CounterActionBody[];
/** Deliveries that the counter was handing to a courier, and pickups that end soon. */
let deliveries: string[];
let endingSoon: string[];
let sendActions: Awaited<ReturnType<KillableShop['pairCounter']>>;

/** The provider does what the request says, but its answer is lost. */
function holdNextAnswer(): Promise<void> {
  return new Promise((reached) => {
    shop.provider.simulator.failNext(() => {
      reached();
      return new Promise<Response>(() => {});
    });
  });
}

/** Resolves when the simulator has given this many answers, the last of which is on its way. */
function answerGiven(count: number): Promise<void> {
  return new Promise((reached) => {
    const unchanged = (answer: Response) => answer;
    const before = Array.from({ length: count - 1 }, () => unchanged);
    shop.provider.simulator.failNext(...before, (answer) => {
      setImmediate(reached);
      return answer;
    });
  });
}

async function placed(closes?: Date, changed: Parameters<typeof shop.mona.checkout>[1] = {}) {
  const line = await shop.bag(3, closes);
  const { answer } = await shop.mona.checkout([line], changed);
  const code = String(answer.order_code);
  return { line, code, pay: () => shop.mona.pay(code, totalOf([line])) };
}

async function orderToPay(): Promise<Order> {
  const { line, code, pay } = await placed();
  return { line, code, collectUrl: (await pay()).answer.collectUrl };
}

async function expectPaidOnce({ code, line }: Order): Promise<void> {
  expect(await shop.paidCount(code)).toBe(1);
  expect(await shop.stockOf(line)).toBe(2);
  await expect.poll(() => shop.messagesAbout(code), { timeout: WRITTEN_WITHIN_MS, interval: 500 }).toBe(1);
}

/** The reminder comes so long after the payment, while the server is killed and started. */
const REMINDED_AFTER_MS = 20_000;

async function endsSoon(): Promise<string> {
  const { code } = await placed(new Date(Date.now() + 30 * 60_000 + REMINDED_AFTER_MS));
  await shop.markPaid(code);
  return code;
}

async function delivery(): Promise<string> {
  const area = findArea('mina')!;
  const { code } = await placed(undefined, {
    delivery_method: 'delivery',
    delivery_area: area.id,
    delivery_address: 'Street: Port Said',
    delivery_fee: toDollars(area.fee),
    amount: toDollars(450 + area.fee),
  });
  await shop.markPaid(code);
  return code;
}

async function handoverToSend(): Promise<CounterActionBody> {
  const { code } = await placed();
  await shop.markPaid(code);
  const at = new Date().toISOString();
  const order_id = await shop.idOf(code);
  return { token: crypto.randomUUID(), do: 'hand_over', order_id, kind: 'pickup', how: 'list', at };
}

beforeAll(async () => {
  shop = await openKillableShop();
  unsettled = await orderToPay();
  underway = await Promise.all([1, 2, 3, 4].map(orderToPay));
  sendActions = await shop.pairCounter();
  actions = await Promise.all(Array.from({ length: 10 }, handoverToSend));
  deliveries = await Promise.all(Array.from({ length: 5 }, delivery));
  for (const code of deliveries) {
    const [given] = actions;
    actions.push({ ...given!, token: crypto.randomUUID(), order_id: await shop.idOf(code), kind: 'courier' });
  }
  endingSoon = await Promise.all(Array.from({ length: 5 }, endsSoon));
  const { line, code, pay } = await placed();

  const pageCreated = holdNextAnswer();
  pay().catch(() => {});
  await pageCreated;
  opened = { line, code, collectUrl: null };

  const answerHeld = holdNextAnswer();
  const paying = [shop.provider.pay(unsettled.collectUrl)];
  await answerHeld;

  const thirdIsGiven = answerGiven(3);
  paying.push(...underway.map(({ collectUrl }) => shop.provider.pay(collectUrl)));
  const sending = sendActions(actions).catch(() => []);
  await thirdIsGiven;
  await shop.kill();
  await sending;
  await Promise.all(paying);
  await shop.restart();
}, 2 * BOOT_MS);
afterAll(() => shop.close());

describe('a server that is killed, and started again on the same data', { timeout: TEST_MS }, () => {
  test('the handovers of a killed counter request are sent again, and each is done once', async () => {
    const results = await sendActions(actions);
    expect(results.map(({ outcome }) => outcome)).toEqual(actions.map(() => 'done'));
    for (const { order_id } of actions) expect(await shop.handedOverCount(String(order_id))).toBe(1);
  });

  test('a kill after the provider’s answer and before it was stored makes the server ask again', async () => {
    expect(await shop.statusOf(unsettled.code)).toBe('pending');
    expect(await shop.stockOf(unsettled.line)).toBe(2);
    await expect
      .poll(() => shop.statusOf(unsettled.code), { timeout: RESOLVED_WITHIN_MS, interval: 500 })
      .toBe('paid');
    await expectPaidOnce(unsettled);
  });

  test('a kill during several payments leaves the stored ones complete, and the rest are checked again', async () => {
    const statuses = () => Promise.all(underway.map(({ code }) => shop.statusOf(code)));
    await expect
      .poll(statuses, { timeout: RESOLVED_WITHIN_MS, interval: 500 })
      .toEqual(['paid', 'paid', 'paid', 'paid']);
    for (const order of underway) await expectPaidOnce(order);
  });

  test('a kill before the address of a payment was stored makes the server open another payment', async () => {
    const { code, line } = opened;
    expect(shop.provider.paymentsOf(code)).toHaveLength(1);
    expect(await shop.statusOf(code)).toBe('pending');
    expect(await shop.stockOf(line)).toBe(2);
    let answer: ServerAnswer | null = null;
    const payAgain = async () => (answer = await shop.mona.pay(code, totalOf([line]))).status;
    await expect.poll(payAgain, { timeout: PAYABLE_AGAIN_WITHIN_MS, interval: 1_000 }).toBe(200);
    await shop.provider.pay(answer!.answer.collectUrl);
    expect(await shop.statusOf(code)).toBe('paid');
    await expectPaidOnce(opened);
  });

  test('a killed delivery and a pickup that ends notify each buyer once, whatever is sent again', async () => {
    await sendActions(actions);
    const told = () =>
      Promise.all([
        ...deliveries.map((code) => shop.messagesAbout(code, 'on_its_way')),
        ...endingSoon.map((code) => shop.messagesAbout(code, 'pickup_reminder')),
      ]);
    const once = [...deliveries, ...endingSoon].map(() => 1);
    await expect.poll(told, { timeout: WRITTEN_WITHIN_MS, interval: 500 }).toEqual(once);
    await sendActions(actions);
    await shop.kill();
    await shop.restart();
    // A round of maintenance, and of the sender.
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    expect(await told()).toEqual(once);
  });
});
