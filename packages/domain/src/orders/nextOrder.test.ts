import { describe, expect, test } from 'vitest';
import { nextOrder } from './nextOrder.ts';
import { orderFrom } from './readOrder.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');
const HOUR = 3_600_000;
const at = (hours: number) => new Date(NOW + hours * HOUR).toISOString();
const OVEN = '00000000-0000-4000-8000-00000000000a';
const SWEETS = '00000000-0000-4000-8000-00000000000b';

const line = (storeName: string, from: number | null, until: number | null, more = {}) => ({
  bagId: storeName === 'Oven' ? OVEN : SWEETS,
  quantity: 1,
  storeName,
  pickupStart: from === null ? null : at(from),
  pickupEnd: until === null ? null : at(until),
  ...more,
});
const paid = (code: string, columns: Record<string, unknown>) =>
  orderFrom({
    order_code: code,
    payment_status: 'paid',
    delivery_method: 'pickup',
    paid_at: at(-1),
    ...columns,
  });

const oven = paid('oven', { details: [line('Oven', -1, 3)] });
const sweets = paid('sweets', { details: [line('Sweets', 1, 5)] });
const brought = paid('brought', { delivery_method: 'delivery', details: [line('Oven', 2, 9)] });
const tomorrow = paid('tomorrow', { details: [line('Oven', 24, 28)] });
const later = paid('later', { details: [line('Sweets', 28, 30)] });
const untimed = paid('untimed', { details: [line('Oven', null, null)] });

const storesOf = (next: ReturnType<typeof nextOrder>) => next && next.stores.map(({ en }) => en).join();

test('the order that ends or is promised first is the next', () => {
  // The delivery is promised 45 minutes after its shop opens.
  const orders = [later, untimed, tomorrow, sweets, brought, oven];
  const shown: unknown[] = [];
  while (shown.length < orders.length) {
    shown.push(
      nextOrder(
        orders.filter(({ code }) => !shown.includes(code)),
        NOW,
      )?.code,
    );
  }
  expect(shown).toEqual(['brought', 'oven', 'sweets', 'untimed', 'tomorrow', 'later']);
});

test('the open shop that closes first counts', () => {
  const two = paid('two', { details: [line('Sweets', 0, 6), line('Oven', -1, 2)] });
  expect(nextOrder([oven, two], NOW)?.code).toBe('two');
});

test('the shop that is still open counts', () => {
  const two = paid('two', { details: [line('Oven', -4, -1), line('Sweets', 0, 4)] });
  expect(nextOrder([two, oven], NOW)?.code).toBe('oven');
  expect(storesOf(nextOrder([two], NOW))).toBe('Sweets');
});

test.each([
  ['was not paid', paid('x', { payment_status: 'pending', details: [line('Oven', -1, 3)] })],
  ['was paid back', paid('x', { payment_status: 'refunded', details: [line('Oven', -1, 3)] })],
  ['is over', paid('x', { details: [line('Oven', -3, -1)] })],
  ['is a gift', paid('x', { is_gift: true, details: [line('Oven', -1, 3)] })],
  ['has no ticket', { ...oven, id: '7', code: null }],
  ['has no bags', paid('x', {})],
  [
    'has only a bag that its shop took back',
    paid('x', { details: [line('Oven', -1, 3, { takenBackAt: at(-1) })] }),
  ],
  ['has no time', paid('x', { paid_at: null, details: [line('Oven', null, null)] })],
])('an order that %s is not next', (_, order) => {
  expect(nextOrder([order], NOW)).toBeNull();
});

describe('the next handover by the times of an order', () => {
  test.each([
    ['open', oven, 'Oven', { kind: 'readyUntil', at: NOW + 3 * HOUR }],
    ['not open yet', sweets, 'Sweets', { kind: 'readyFrom', at: NOW + HOUR }],
    ['of unknown hours', untimed, 'Oven', { kind: 'ready' }],
    [
      'of which only the beginning is known',
      paid('x', { details: [line('Oven', 1, null)] }),
      'Oven',
      { kind: 'ready' },
    ],
    ['brought', brought, 'Oven', { kind: 'promised', at: NOW + 2.75 * HOUR }],
  ])('a shop that is %s', (_, order, store, expected) => {
    const next = nextOrder([order], NOW);
    expect([storesOf(next), next?.line]).toEqual([store, expected]);
  });

  test('an old row without a method is collected, and one without a payment time counts from its order', () => {
    const old = paid('x', {
      delivery_method: null,
      paid_at: null,
      created_at: at(-2),
      details: [line('Oven', null, null)],
    });
    expect(nextOrder([old], NOW)).toMatchObject({ kind: 'shop', dueEnd: NOW + 22 * HOUR });
  });
});

test('an order of unknown time counts by the hours of its shop', () => {
  const timeless = paid('x', { paid_at: null, details: [line('Oven', -1, 3)] });
  expect(nextOrder([timeless], NOW)).toMatchObject({ dueEnd: NOW + 3 * HOUR });
});

describe('the next handover by the handovers of an order', () => {
  const handover = (kind: string, bags: string[], columns: Record<string, unknown> = {}) => ({
    kind,
    state: 'waiting',
    due_start: at(-1),
    due_end: at(3),
    bags,
    ...columns,
  });
  const first = handover('pickup', [OVEN]);
  const second = handover('pickup', [SWEETS], { due_start: at(1), due_end: at(5) });
  const next = (order: typeof oven, ...own_handovers: unknown[]) =>
    nextOrder([{ ...order, handovers: orderFrom({ own_handovers }).handovers }], NOW);
  const both = paid('both', { details: [line('Oven', -1, 3), line('Sweets', 1, 5)] });

  test('the shop that ends first is next, whatever the order of the handovers', () => {
    const found = next(both, second, first);
    expect(found).toMatchObject({ kind: 'shop', line: { kind: 'readyUntil', at: NOW + 3 * HOUR } });
    expect(storesOf(found)).toBe('Oven');
  });

  test.each(['done', 'missed', 'cancelled'])('the other shop is next once the first is %s', (state) => {
    expect(storesOf(next(both, { ...first, state }, second))).toBe('Sweets');
    expect(next(both, { ...first, state }, { ...second, state })).toBeNull();
  });

  test('a handover that is over and not yet marked as missed is not next', () => {
    expect(next(both, { ...first, due_end: at(-1) })).toBeNull();
  });

  test('another order is next once one is collected', () => {
    const collected = {
      ...oven,
      handovers: orderFrom({ own_handovers: [{ ...first, state: 'done' }] }).handovers,
    };
    expect(nextOrder([collected, tomorrow], NOW)?.code).toBe('tomorrow');
  });

  const door = handover('door', [], { due_start: null, due_end: at(2) });
  const courier = handover('courier', []);
  test.each([
    ['before the courier comes', 'waiting', 'waiting', { kind: 'promised', at: NOW + 2 * HOUR }],
    ['with the courier', 'done', 'waiting', { kind: 'onItsWay' }],
    ['once it was brought', 'done', 'done', undefined],
  ])('a delivery %s', (_, courierState, doorState, expected) => {
    const found = next(brought, { ...courier, state: courierState }, { ...door, state: doorState });
    expect(found?.line).toEqual(expected);
  });

  test('a late delivery still comes', () => {
    expect(next(brought, { ...door, due_end: at(-1) })).toMatchObject({
      kind: 'door',
      stores: [{ en: 'Oven' }],
    });
  });

  test('a delivery without a door is not next', () => {
    expect(next(brought, courier)).toBeNull();
  });
});
