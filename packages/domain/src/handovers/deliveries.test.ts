import { expect, test } from 'vitest';
import {
  customerOf,
  deliveryBags,
  deliverySections,
  readCourierState,
  withQueuedDeliveries,
  type Delivery,
} from './deliveries.ts';
import { handoverKey } from './counterSections.ts';
import type { Handover, HandoverState } from './handover.ts';
import type { QueuedAction } from './offlineQueue.ts';

const NOW = Date.parse('2026-11-25T16:47:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const HASSAN = { id: 'hassan', name: 'Hassan' };
const KARIM = { id: 'karim', name: 'Karim' };

const handover = (orderId: string, kind: 'courier' | 'door', columns: Partial<Handover> = {}): Handover => ({
  orderId,
  storeId: null,
  kind,
  state: 'waiting',
  dueStart: null,
  dueEnd: NOW + HOUR,
  doneAt: null,
  how: null,
  deviceId: null,
  deviceName: null,
  ...columns,
});

const pickup = (orderId: string, storeId: string, state: HandoverState = 'waiting') => ({
  ...handover(orderId, 'courier', { storeId, state }),
  store: null,
  area: 'tell',
  address: null,
  coordinates: null,
  phone: null,
  closes: null,
  bags: [{ bagId: null, title: null, quantity: 2 }],
});

const CUSTOMER = { name: 'Rania', phone: '+96170123456', address: 'Street: Port Said' };

const delivery = (id: string, states: readonly HandoverState[], door: Partial<Handover> = {}): Delivery => ({
  orderCode: 'ZWD-7K4M9PQ2',
  area: 'mina',
  door: handover(id, 'door', door),
  pickups: states.map((state, place) => pickup(id, `s${place}`, state)),
  assignedTo: null,
  customer: CUSTOMER,
  triedAt: null,
});

const sectionsOf = (deliveries: readonly Delivery[]) => {
  const { others, ...own } = deliverySections(deliveries, HASSAN, NOW);
  const ids = (each: readonly Delivery[]) => each.map(({ door }) => door.orderId);
  return {
    toDeliver: ids(own.toDeliver),
    ownToPickUp: ids(own.ownToPickUp),
    toPickUp: ids(own.toPickUp),
    others: others.map(({ courier, deliveries: each }) => [courier.name, ...ids(each)]),
    delivered: ids(own.delivered),
  };
};

test('the delivery that is promised first comes first, once all its shops gave their bags', () => {
  const deliveries = [
    delivery('later', ['done', 'done'], { dueEnd: NOW + 2 * HOUR }),
    delivery('one shop left', ['done', 'waiting'], { dueEnd: NOW + 3 * HOUR }),
    delivery('soon', ['done']),
    delivery('first to fetch', ['waiting']),
    delivery('an hour ago', ['done'], { state: 'done', doneAt: NOW - HOUR }),
    delivery('a moment ago', ['done'], { state: 'done', doneAt: NOW - MINUTE }),
    delivery('of unknown time', ['done'], { state: 'done' }),
    delivery('yesterday', ['done'], { state: 'done', doneAt: NOW - 24 * HOUR }),
    delivery('cancelled', ['cancelled'], { state: 'cancelled' }),
    delivery('late', ['done'], { state: 'missed', dueEnd: NOW - 3 * HOUR }),
    delivery('too late', ['done'], { state: 'missed', dueEnd: NOW - 48 * HOUR }),
  ];
  expect(sectionsOf(deliveries)).toEqual({
    toDeliver: ['late', 'soon', 'later'],
    ownToPickUp: [],
    toPickUp: ['first to fetch', 'one shop left'],
    others: [],
    delivered: ['of unknown time', 'a moment ago', 'an hour ago'],
  });
});

test('a courier’s own deliveries come before those of any courier, and those of each other courier stand apart', () => {
  const of = (assignedTo: Delivery['assignedTo'], id: string, state: HandoverState, dueEnd = NOW) => ({
    ...delivery(id, [state], { dueEnd }),
    assignedTo,
  });
  const rest = { toDeliver: [], toPickUp: [], others: [], delivered: [] };
  const list = [
    of(null, 'any on its way', 'done'),
    of(HASSAN, 'own on its way', 'done', NOW + HOUR),
    of(null, 'any', 'waiting'),
    of(HASSAN, 'own', 'waiting', NOW + HOUR),
    of(KARIM, 'Karim later', 'waiting', NOW + HOUR),
    of(KARIM, 'Karim', 'done'),
    of({ id: 'omar', name: 'Omar' }, 'Omar', 'waiting'),
  ];
  expect(sectionsOf(list)).toEqual({
    ...rest,
    toDeliver: ['own on its way', 'any on its way'],
    ownToPickUp: ['own'],
    toPickUp: ['any'],
    others: [
      ['Karim', 'Karim', 'Karim later'],
      ['Omar', 'Omar'],
    ],
  });
});

test('the bags of all shops are counted', () => {
  expect(deliveryBags(delivery('a', ['done', 'waiting']))).toBe(4);
});

test.each([
  ['before', 'waiting', null, CUSTOMER],
  ['an hour after', 'done', NOW - HOUR, CUSTOMER],
  ['later', 'done', NOW - HOUR - 1, null],
  ['at an unknown time', 'done', null, CUSTOMER],
] as const)('%s the delivery the customer is known: %s', (_when, state, doneAt, known) => {
  expect(customerOf(delivery('a', ['done'], { state, doneAt }), NOW)).toEqual(known);
});

test('an unsent confirmation of a phone counts, and makes the delivery its own', () => {
  const given = { ...delivery('a', ['waiting', 'waiting']), assignedTo: KARIM };
  const [, second] = given.pickups;
  const action = (of: Handover) =>
    ({ kind: 'hand_over', token: of.kind, handover: handoverKey(of), how: 'list', at: NOW }) as const;
  const actions = [action(second!), action(given.door)];
  const [shown] = withQueuedDeliveries([given], HASSAN, { actions, isFirstSent: false });
  expect(shown?.pickups.map(({ state, isToSend }) => [state, isToSend])).toEqual([
    ['waiting', false],
    ['done', true],
  ]);
  expect(shown?.door).toMatchObject({ state: 'done', doneAt: NOW, isToSend: true });
  expect(shown?.assignedTo).toEqual(HASSAN);
  const delivered = { actions: actions.slice(1), isFirstSent: false };
  expect(withQueuedDeliveries([given], HASSAN, delivered)[0]?.assignedTo).toEqual(KARIM);
});

test('a delivery without a customer at the door keeps its time, and one that was brought back leaves the list', () => {
  const tried = (token: string, next: 'again' | 'brought_back') =>
    ({ kind: 'nobody_there', token, orderId: 'o1', next, at: NOW }) as const;
  const undo = (token: string) => ({ kind: 'undo', token, handover: 'o1 door', at: NOW }) as const;
  const list = [delivery('o1', ['done']), delivery('o2', ['done'])];
  const shown = (actions: readonly QueuedAction[], settled: readonly QueuedAction[] = []) =>
    withQueuedDeliveries(list, HASSAN, { actions, isFirstSent: false }, settled).map(({ door, triedAt }) => [
      door.orderId,
      triedAt,
      door.isToSend,
    ]);
  const other = ['o2', null, false];
  expect(shown([tried('1', 'again')])).toEqual([['o1', NOW, true], other]);
  expect(shown([], [tried('1', 'again')])).toEqual([['o1', NOW, false], other]);
  expect(shown([tried('1', 'brought_back')])).toEqual([other]);
  expect(shown([undo('1')], [tried('1', 'brought_back')])).toEqual([['o1', null, true], other]);
});

const ORDER = 'a1f5c0de-2b7e-4c6d-8f90-1e2d3c4b5a69';
const row = { order_id: ORDER, kind: 'courier', state: 'done', due_end: '2026-11-25T18:30:00Z' };
const answer = {
  now: '2026-11-25T16:47:00Z',
  device: { id: ORDER, kind: 'courier', name: 'Hassan', store_id: null, store: null, store_ar: null },
  public_keys: ['04'],
  deliveries: [
    {
      order_code: 'ZWD-7K4M9PQ2',
      area: 'mina',
      door: { ...row, kind: 'door' },
      pickups: [
        {
          ...row,
          store: 'Oven',
          store_ar: 'فرن',
          area: 'tell',
          address: 'Tell Square 1',
          address_ar: 'ساحة التل 1',
          latitude: 34.43,
          longitude: 35.84,
          phone: '+9616000001',
          closes: '2026-11-25T19:00:00Z',
          bags: [{ bag_id: null, title: 'Ka’ak', title_ar: null, quantity: 1 }],
        },
      ],
      assigned_to: { id: ORDER, name: 'Karim' },
      customer: { name: 'Rania', phone: '+96170123456', address: 'Street: Port Said' },
    },
    { door: { ...row, kind: 'door' }, pickups: [], assigned_to: { id: ORDER, name: '' }, customer: null },
    { door: { ...row, kind: 'door' }, pickups: [] },
    { door: null, pickups: [] },
    { door: row, pickups: null },
    'text',
  ],
};

test('the list of a courier is read', () => {
  expect(readCourierState(answer)).toMatchObject({
    now: NOW,
    publicKeys: ['04'],
    device: { kind: 'courier' },
    deliveries: [
      {
        orderCode: 'ZWD-7K4M9PQ2',
        area: 'mina',
        door: { kind: 'door' },
        pickups: [
          {
            store: { en: 'Oven', ar: 'فرن' },
            area: 'tell',
            address: { en: 'Tell Square 1', ar: 'ساحة التل 1' },
            coordinates: { latitude: 34.43, longitude: 35.84 },
            phone: '+9616000001',
            closes: NOW + 133 * MINUTE,
            bags: [{ quantity: 1 }],
          },
        ],
        assignedTo: { id: ORDER, name: 'Karim' },
        customer: CUSTOMER,
      },
      { orderCode: '', area: null, pickups: [], assignedTo: null, customer: null },
      { assignedTo: null, customer: null },
    ],
  });
});

test.each([null, { ...answer, device: null }, { ...answer, now: '' }, { ...answer, deliveries: {} }])(
  'a damaged list %# is not read',
  (wrong) => {
    expect(readCourierState(wrong)).toBeNull();
  },
);
