import { describe, expect, test } from 'vitest';
import { readTicketHandovers, type TicketHandover } from '../wire/ticketAnswer.ts';
import { nextHandover, nextOrders } from './nextOrder.ts';
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

const codes = (orders: ReturnType<typeof paid>[]) => nextOrders(orders, NOW).map(({ code }) => code);

test('what ends or is promised first comes first', () => {
  // The delivery is promised 45 minutes after its shop opens.
  expect(codes([later, untimed, tomorrow, sweets, brought, oven])).toEqual([
    'brought',
    'oven',
    'sweets',
    'untimed',
    'tomorrow',
    'later',
  ]);
});

test('an order without lines counts for a day after its payment', () => {
  expect(codes([tomorrow, paid('bare', {}), oven])).toEqual(['oven', 'bare', 'tomorrow']);
});

test('of two open shops, the one that closes first counts', () => {
  const two = paid('two', { details: [line('Sweets', 0, 6), line('Oven', -1, 2)] });
  expect(codes([oven, two])).toEqual(['two', 'oven']);
});

test('of two shops, the one that is still open counts', () => {
  const two = paid('two', { details: [line('Oven', -4, -1), line('Sweets', 0, 4)] });
  expect(codes([two, oven])).toEqual(['oven', 'two']);
});

test.each([
  ['was not paid', paid('x', { payment_status: 'pending', details: [line('Oven', -1, 3)] })],
  ['was paid back', paid('x', { payment_status: 'refunded', details: [line('Oven', -1, 3)] })],
  ['is over', paid('x', { details: [line('Oven', -3, -1)] })],
  ['is for somebody else', paid('x', { is_gift: true, details: [line('Oven', -1, 3)] })],
  ['has no ticket', { ...oven, id: '7', code: null }],
])('an order that %s is not next', (_, order) => {
  expect(codes([order])).toEqual([]);
});

const handover = (kind: string, store: string | null, columns: Record<string, unknown>) => ({
  order_id: 'a1f5c0de-2b7e-4c6d-8f90-1e2d3c4b5a69',
  store_id: store,
  kind,
  state: 'waiting',
  due_start: at(-1),
  due_end: at(3),
  bags: [{ bag_id: store, quantity: 1 }],
  ...columns,
});
const known = (...handovers: unknown[]): TicketHandover[] => readTicketHandovers({ handovers }) ?? [];
const nameOf = (next: ReturnType<typeof nextHandover>) => next && next.stores.map(({ en }) => en).join();

describe('by the times of the order', () => {
  test.each([
    ['open', oven, 'Oven', { is: 'readyUntil', at: NOW + 3 * HOUR }],
    ['not open yet', sweets, 'Sweets', { is: 'readyFrom', at: NOW + HOUR }],
    ['of unknown hours', untimed, 'Oven', { is: 'ready' }],
    [
      'of which only the beginning is known',
      paid('x', { details: [line('Oven', 1, null)] }),
      'Oven',
      { is: 'ready' },
    ],
    ['brought', brought, 'Oven', { is: 'promised', at: NOW + 2.75 * HOUR }],
  ])('a shop that is %s', (_, order, store, expected) => {
    const next = nextHandover(order, null, NOW);
    expect([nameOf(next), next?.line]).toEqual([store, expected]);
  });

  test('the shop that ends first, of those still open', () => {
    const details = [line('Oven', -4, -1), line('Sweets', 0, 4)];
    expect(nameOf(nextHandover(paid('x', { details }), null, NOW))).toBe('Sweets');
  });

  test('an old row without a method is collected, and one without a payment time counts from its order', () => {
    const old = paid('x', {
      delivery_method: null,
      paid_at: null,
      created_at: at(-2),
      details: [line('Oven', null, null)],
    });
    expect(nextHandover(old, null, NOW)).toMatchObject({ kind: 'shop', dueEnd: NOW + 22 * HOUR });
  });

  test('nothing of an order without any time', () => {
    const timeless = paid('x', { paid_at: null, details: [line('Oven', null, null)] });
    expect(nextHandover(timeless, null, NOW)).toBeNull();
  });

  test('nothing of a bag that its shop took back', () => {
    const details = [line('Oven', -1, 3, { takenBackAt: at(-1) })];
    expect(nextHandover(paid('x', { details }), null, NOW)).toBeNull();
  });
});

describe('by its handovers', () => {
  const both = paid('both', { details: [line('Oven', -1, 3), line('Sweets', 1, 5)] });
  const first = handover('pickup', OVEN, {});
  const second = handover('pickup', SWEETS, { due_start: at(1), due_end: at(5) });

  test('the shop that ends first, whatever their order', () => {
    const next = nextHandover(both, known(second, first), NOW);
    expect(next).toMatchObject({ kind: 'shop', line: { is: 'readyUntil', at: NOW + 3 * HOUR } });
    expect(nameOf(next)).toBe('Oven');
  });

  test('nothing of a delivery without a door', () => {
    expect(nextHandover(brought, known(first), NOW)).toBeNull();
  });

  test.each(['done', 'missed', 'cancelled'])('the other shop, once the first is %s', (state) => {
    expect(nameOf(nextHandover(both, known({ ...first, state }, second), NOW))).toBe('Sweets');
    expect(nextHandover(both, known({ ...first, state }, { ...second, state }), NOW)).toBeNull();
  });

  test('nothing that is over and not yet marked as missed', () => {
    expect(nextHandover(both, known({ ...first, due_end: at(-1) }), NOW)).toBeNull();
  });

  const door = handover('door', null, { due_start: null, due_end: at(2) });
  const courier = handover('courier', OVEN, {});
  test.each([
    ['before the courier comes', 'waiting', 'waiting', { is: 'promised', at: NOW + 2 * HOUR }],
    ['with the courier', 'done', 'waiting', { is: 'onItsWay' }],
    ['once it was brought', 'done', 'done', undefined],
  ])('a delivery %s', (_, courierState, doorState, expected) => {
    const handovers = known({ ...courier, state: courierState }, { ...door, state: doorState });
    expect(nextHandover(brought, handovers, NOW)?.line).toEqual(expected);
  });

  test('a late delivery still comes', () => {
    expect(nextHandover(brought, known({ ...door, due_end: at(-1) }), NOW)).toMatchObject({ kind: 'door' });
  });
});
