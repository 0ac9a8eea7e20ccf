import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beirutTime } from '../time/beirut.ts';
import {
  canHandOver,
  dayOfWork,
  handoverLine,
  isOnItsWay,
  missedAt,
  isTicketOpen,
  promisedAt,
  readHandover,
  reopenUntil,
  type Handover,
  HANDOVER_KINDS,
  HANDOVER_STATES,
  orderHandoverLine,
  orderHandoverState,
  readOrderHandoverState,
} from './handover.ts';
import { cases } from '../testing/cases.ts';

const at = (text: string) => Date.parse(text);
const HOUR = 3_600_000;

describe('times of a handover', () => {
  test.each([
    ['2026-11-25T18:30:00Z', '2026-11-26T02:00:00Z'],
    // After midnight in Beirut: it can be done until the following night.
    ['2026-11-25T23:30:00Z', '2026-11-27T02:00:00Z'],
    // The night in which the clock goes forward, and the one in which it goes back.
    ['2026-03-28T19:00:00Z', '2026-03-29T01:00:00Z'],
    ['2026-10-24T19:30:00Z', '2026-10-25T02:00:00Z'],
  ])('a handover that ends at %s can be done until %s', (end, until) => {
    expect(reopenUntil(at(end))).toBe(at(until));
  });

  test('a ticket on no list is open as long as a handover, and one without an end is never open', () => {
    const [start, end] = [at('2026-11-25T15:00:00Z'), at('2026-11-25T18:30:00Z')];
    const window = { start, end };
    expect(isTicketOpen({ window }, reopenUntil(end) - 1)).toBe(true);
    expect(isTicketOpen({ window }, reopenUntil(end))).toBe(false);
    expect(isTicketOpen({ window: null }, start)).toBe(false);
  });

  test.each([
    ['2026-11-26T01:59:59Z', '2026-11-25'],
    ['2026-11-26T02:00:00Z', '2026-11-26'],
    ['2026-03-29T00:59:59Z', '2026-03-28'],
    ['2026-03-29T01:00:00Z', '2026-03-29'],
  ])('%s is still the day of work %s', (moment, day) => {
    expect(dayOfWork(at(moment))).toBe(day);
  });

  test('a missed handover can be done until four on the wall, after it is missed', () => {
    const years = fc.integer({ min: at('2024-01-01T00:00Z'), max: at('2035-01-01T00:00Z') });
    fc.assert(
      fc.property(years, (end) => {
        const until = reopenUntil(end);
        expect(beirutTime(until)).toMatchObject({ hour: 4, minute: 0 });
        expect(until).toBeGreaterThan(missedAt(end));
        expect(until - end).toBeLessThanOrEqual(29 * HOUR);
      }),
      cases(100),
    );
  });

  test('a delivery is promised after the payment, or after the last shop opens', () => {
    const paid = at('2026-11-25T15:00:00Z');
    expect(promisedAt(paid, [])).toBe(paid + 45 * 60_000);
    expect(promisedAt(paid, [null, paid - HOUR])).toBe(paid + 45 * 60_000);
    expect(promisedAt(paid, [null, paid + HOUR, paid + 2 * HOUR])).toBe(paid + 2 * HOUR + 45 * 60_000);
  });
});

const row = {
  order_id: 'a1f5c0de-2b7e-4c6d-8f90-1e2d3c4b5a69',
  store_id: '5b7e9c1d-3f2a-4e6b-8d4c-0a1b2c3d4e5f',
  kind: 'pickup',
  state: 'done',
  due_start: '2026-11-25T15:00:00Z',
  due_end: '2026-11-25T18:30:00Z',
  done_at: '2026-11-25T16:42:00Z',
  how: 'scan',
  device_id: '7c6b5a49-3827-4615-8403-f2e1d0c9b8a7',
  device: 'Counter',
};

const handover: Handover = {
  orderId: row.order_id,
  storeId: row.store_id,
  kind: 'pickup',
  state: 'done',
  dueStart: at(row.due_start),
  dueEnd: at(row.due_end),
  doneAt: at(row.done_at),
  how: 'scan',
  deviceId: row.device_id,
  deviceName: 'Counter',
};

describe('a row of a handover', () => {
  test('a row becomes a handover', () => {
    expect(readHandover(row)).toEqual(handover);
  });

  test('a row without its optional columns becomes a handover', () => {
    const { order_id, kind, state, due_end } = row;
    expect(readHandover({ order_id, kind, state, due_end })).toEqual({
      ...handover,
      storeId: null,
      dueStart: null,
      doneAt: null,
      how: null,
      deviceId: null,
      deviceName: null,
    });
  });

  test.each(['order_id', 'kind', 'state', 'due_end'])('a row without %s is not read', (name) => {
    expect(readHandover({ ...row, [name]: {} })).toBeNull();
    expect(readHandover({ ...row, [name]: undefined })).toBeNull();
  });
});

describe('the state of a handover for its buyer', () => {
  const waiting: Handover = { ...handover, state: 'waiting', doneAt: null, how: null };
  const before = handover.dueStart! - 1;
  const during = handover.dueStart!;

  test.each<[string, Partial<Handover>, number, object]>([
    ['before the window', {}, before, { kind: 'readyFrom', at: handover.dueStart }],
    ['in the window', {}, during, { kind: 'readyUntil', at: handover.dueEnd }],
    ['without a window', { dueStart: null }, during, { kind: 'ready' }],
    ['collected', { state: 'done', doneAt: during }, during, { kind: 'collected', at: during }],
    ['collected at an unknown time', { state: 'done' }, during, { kind: 'collected', at: handover.dueEnd }],
    ['missed', { state: 'missed' }, during, { kind: 'missed' }],
    ['cancelled', { state: 'cancelled' }, during, { kind: 'cancelled' }],
    ['a delivery', { kind: 'door' }, during, { kind: 'promised', at: handover.dueEnd }],
    ['delivered', { kind: 'door', state: 'done', doneAt: during }, during, { kind: 'delivered', at: during }],
  ])('a buyer sees the state of a handover: %s', (_, changes, now, line) => {
    expect(handoverLine({ ...waiting, ...changes }, now)).toEqual(line);
  });

  test('a delivery whose bags are all with the courier is on its way', () => {
    expect(handoverLine({ ...waiting, kind: 'door' }, during, true)).toEqual({ kind: 'onItsWay' });
    const courier = (state: Handover['state']) => ({ kind: 'courier' as const, state });
    expect(isOnItsWay([courier('done'), courier('done'), { kind: 'door', state: 'waiting' }])).toBe(true);
    expect(isOnItsWay([courier('done'), courier('waiting')])).toBe(false);
    expect(isOnItsWay([{ kind: 'pickup', state: 'done' }])).toBe(false);
  });

  test('a handover is confirmed while it waits, or until four in the morning once it is missed', () => {
    const until = reopenUntil(handover.dueEnd);
    expect(canHandOver(waiting, until + HOUR)).toBe(true);
    expect(canHandOver({ ...waiting, state: 'missed' }, until - 1)).toBe(true);
    expect(canHandOver({ ...waiting, state: 'missed' }, until)).toBe(false);
    expect(canHandOver(handover, during)).toBe(false);
  });
});

describe('the state of an order for its buyer', () => {
  const due = (kind: Handover['kind'], state: Handover['state'], doneAt: number | null = null): Handover => ({
    ...handover,
    kind,
    state,
    doneAt,
  });
  const { dueStart, dueEnd } = handover;
  test.each<[string, Handover[], object | null]>([
    ['nothing', [], null],
    ['a gift', [due('gift', 'waiting')], null],
    ['one shop', [due('pickup', 'waiting')], { kind: 'readyUntil', at: dueEnd }],
    [
      'one shop of two',
      [due('pickup', 'done', dueStart), due('pickup', 'waiting')],
      { kind: 'some', done: 1, all: 2 },
    ],
    [
      'one collected, one missed',
      [due('pickup', 'missed'), due('pickup', 'done')],
      { kind: 'some', done: 1, all: 2 },
    ],
    [
      'both shops, by the last',
      [due('pickup', 'done', dueStart), due('pickup', 'done', dueEnd)],
      { kind: 'collected', at: dueEnd },
    ],
    [
      'one missed, one open',
      [due('pickup', 'missed'), due('pickup', 'waiting')],
      { kind: 'readyUntil', at: dueEnd },
    ],
    ['a delivery on its way', [due('courier', 'done'), due('door', 'waiting')], { kind: 'onItsWay' }],
    [
      'a delivery that was brought',
      [due('courier', 'done'), due('door', 'done', dueEnd)],
      { kind: 'delivered', at: dueEnd },
    ],
  ])('a buyer sees the state of an order: %s', (_, handovers, line) => {
    expect(orderHandoverLine(handovers, dueStart!)).toEqual(line);
  });
});

test.each([
  ['', null],
  ['pickup cancelled', null],
  ['pickup waiting, pickup done', 'waiting'],
  ['pickup done, pickup done', 'done'],
  ['pickup done, pickup cancelled', 'done'],
  ['pickup missed, pickup waiting', 'missed'],
  ['courier done, courier waiting, door waiting', 'waiting'],
  ['courier done, courier done, door waiting', 'on_its_way'],
  ['courier done, door done', 'done'],
  ['courier done, door missed', 'missed'],
])('an order with %j is %j', (text, expected) => {
  const handovers = (text === '' ? [] : text.split(', ')).map((each) => {
    const [kind, state] = each.split(' ');
    return {
      kind: HANDOVER_KINDS.find((known) => known === kind)!,
      state: HANDOVER_STATES.find((known) => known === state)!,
    };
  });
  expect(orderHandoverState(handovers)).toBe(expected);
  expect(readOrderHandoverState(expected)).toBe(expected);
});
