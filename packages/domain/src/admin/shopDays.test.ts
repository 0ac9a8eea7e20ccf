import { expect, test } from 'vitest';
import type { BoardDevice, BoardHandover, HandoverBoard, HandoverConflict } from './handoverBoard.ts';
import { allShops, countBags, boardFigures, lateDeliveries, phoneContact, shopDays } from './shopDays.ts';

const at = (time: string) => Date.parse(`2026-11-25T${time}:00+02:00`);
const NOW = at('18:47');

const handover = (
  storeId: string | null,
  state: BoardHandover['state'],
  quantity: number,
  end: string,
  orderId = `order of ${quantity}`,
): BoardHandover => ({
  id: `${storeId} ${state} ${quantity}`,
  orderId,
  orderCode: 'ZWD-9PQ2K7M4',
  number: null,
  customerName: 'Rami',
  phone: null,
  storeId,
  store: { en: storeId, ar: null },
  isDoor: false,
  kind: 'pickup',
  state,
  dueStart: null,
  dueEnd: at(end),
  doneAt: null,
  how: null,
  deviceId: null,
  deviceName: null,
  bags: [{ bagId: null, title: null, quantity }],
  nobodyThere: null,
  courierId: null,
});
const conflict = (storeId: string): HandoverConflict => ({
  id: `conflict at ${storeId}`,
  cause: 'twice',
  storeId,
  store: { en: storeId, ar: null },
  isDoor: false,
  orderCode: 'ZWD-9PQ2K7M4',
  number: null,
  customerName: null,
  confirmations: [
    { at: NOW, how: 'scan', device: 'One' },
    { at: NOW, how: 'list', device: 'Two' },
  ],
});
const phone = (storeId: string | null, lastSeenAt: number | null): BoardDevice => ({
  id: `${storeId} ${lastSeenAt}`,
  kind: storeId === null ? 'courier' : 'counter',
  storeId,
  name: 'Phone',
  lastSeenAt,
});
const board = (parts: Partial<HandoverBoard>): HandoverBoard => ({
  now: NOW,
  handovers: [],
  conflicts: [],
  devices: [],
  revokedDevices: [],
  ...parts,
});

test('the figures of the day are counted', () => {
  const handovers = [
    handover('oven', 'waiting', 2, '20:30'),
    handover('grill', 'waiting', 1, '23:30'),
    handover('oven', 'done', 3, '20:00', 'one order'),
    handover('grill', 'done', 4, '20:00', 'one order'),
    handover('oven', 'missed', 5, '15:00'),
  ];
  expect(countBags(handovers)).toBe(15);
  expect(boardFigures(board({ handovers, conflicts: [conflict('oven')] }))).toEqual({
    waiting: { bags: 3, until: at('23:30') },
    done: { bags: 7, orders: 1 },
    missed: { bags: 5, until: Date.parse('2026-11-26T04:00:00+02:00') },
    conflicts: 1,
  });
  expect(boardFigures(board({}))).toEqual({
    waiting: { bags: 0, until: null },
    done: { bags: 0, orders: 0 },
    missed: { bags: 0, until: null },
    conflicts: 0,
  });
});

test('late deliveries come first, among the shops after conflicts and inside each shop', () => {
  const delivery = (storeId: string | null, end: string, state: BoardHandover['state'] = 'waiting') => ({
    ...handover(storeId, state, 1, end),
    isDoor: storeId === null,
    kind: storeId === null ? ('door' as const) : ('courier' as const),
  });
  const handovers = [
    handover('grill', 'missed', 5, '15:00'),
    handover('oven', 'waiting', 2, '18:00'),
    delivery('oven', '18:16'),
    delivery('sweets', '18:40'),
    delivery('far', '19:20'),
    delivery(null, '17:00', 'done'),
    delivery(null, '18:16'),
    delivery(null, '18:40'),
  ];
  const days = shopDays(board({ handovers, conflicts: [conflict('stall')] }));
  expect(days.map(({ id }) => id)).toEqual(['stall', 'oven', 'deliveries', 'sweets', 'grill', 'far']);
  expect(days.map(({ lateSince }) => lateSince)).toEqual([
    null,
    at('18:16'),
    at('18:16'),
    at('18:40'),
    null,
    null,
  ]);
  expect(days[1]?.handovers.map(({ kind }) => kind)).toEqual(['courier', 'pickup']);
  expect(lateDeliveries(board({ handovers }))).toBe(2);
});

test('a phone is late after half an hour without contact, if a buyer waits', () => {
  const seen = (minutesAgo: number) => [{ lastSeenAt: NOW - minutesAgo * 60_000 }];
  expect(phoneContact([], true, NOW)).toEqual({ kind: 'none' });
  expect(phoneContact([{ lastSeenAt: null }], true, NOW)).toEqual({ kind: 'never' });
  expect(phoneContact(seen(30), true, NOW)).toEqual({ kind: 'seen', at: at('18:17') });
  expect(phoneContact(seen(31), true, NOW)).toEqual({ kind: 'late', at: at('18:16') });
  expect(phoneContact(seen(31), false, NOW)).toEqual({ kind: 'seen', at: at('18:16') });
  // One phone that was seen is enough.
  expect(phoneContact([...seen(31), ...seen(2), { lastSeenAt: null }], true, NOW)).toEqual({
    kind: 'seen',
    at: at('18:45'),
  });
});

test('conflicts come first, then missed handovers, then waiting ones', () => {
  const handovers = [
    handover('a', 'waiting', 2, '20:00'),
    handover('b', 'waiting', 2, '20:00'),
    handover('c', 'waiting', 9, '20:00'),
    handover('d', 'missed', 1, '15:00'),
    handover('e', 'missed', 2, '15:00'),
    handover(null, 'done', 1, '15:00'),
    handover(null, 'done', 2, '16:00'),
  ];
  const days = shopDays(board({ handovers, conflicts: [conflict('f')] }));
  expect(days.map(({ storeId }) => storeId)).toEqual(['f', 'e', 'd', 'c', 'a', 'b', null]);
});

test('the day of one shop', () => {
  const handovers = [
    handover('oven', 'waiting', 2, '20:30'),
    handover('oven', 'done', 3, '21:00'),
    handover('oven', 'missed', 1, '15:00'),
    handover('grill', 'done', 4, '16:00'),
  ];
  const devices = [phone('oven', NOW), phone('grill', null), phone(null, NOW)];
  const days = shopDays(board({ handovers, devices, conflicts: [conflict('oven')] }));
  expect(days).toMatchObject([
    {
      storeId: 'oven',
      store: { en: 'oven' },
      waiting: 2,
      done: 3,
      missed: 1,
      until: at('20:30'),
      conflicts: [{ id: 'conflict at oven' }],
      devices: [{ id: `oven ${NOW}` }],
      phone: { kind: 'seen', at: NOW },
    },
    { storeId: 'grill', waiting: 0, until: at('16:00'), phone: { kind: 'never' } },
  ]);
  expect(days[0]?.handovers).toHaveLength(3);
  expect(shopDays(board({ conflicts: [conflict('oven')] }))).toMatchObject([{ until: null, handovers: [] }]);
  // A courier’s phone belongs to no shop.
  expect(shopDays(board({ handovers, devices: [phone(null, NOW)] }))[0]?.phone).toEqual({ kind: 'none' });
});

test('deliveries to customers are a row of their own, with the couriers’ phones, and their bags count at the shops', () => {
  const door = { isDoor: true, kind: 'door', storeId: null, store: null } as const;
  const handovers = [
    { ...handover('oven', 'done', 2, '20:00'), kind: 'courier' as const },
    { ...handover(null, 'waiting', 2, '20:00'), ...door },
    handover(null, 'done', 1, '15:00'),
  ];
  const conflicts = [{ ...conflict('oven'), ...door }];
  const given = board({ handovers, conflicts, devices: [phone(null, NOW), phone('oven', NOW)] });
  expect(boardFigures(given)).toMatchObject({ waiting: { bags: 0 }, done: { bags: 3 } });
  expect(shopDays(given).map(({ id, waiting, done, phone: { kind } }) => [id, waiting, done, kind])).toEqual([
    ['deliveries', 2, 0, 'seen'],
    ['oven', 0, 2, 'seen'],
    ['unknown', 0, 1, 'none'],
  ]);
  // The row below the shops adds up their columns, and says what the figures say.
  expect(allShops(given)).toMatchObject({ waiting: 0, done: 2 + 1, missed: 0 });
  const alike = [{ ...handover(null, 'done', 1, '20:00'), ...door }, handover('oven', 'done', 1, '20:00')];
  expect(shopDays(board({ handovers: alike })).map(({ id }) => id)).toEqual(['oven', 'deliveries']);
  expect(shopDays(given)[0]).toMatchObject({ isDoor: true, conflicts: [{ id: 'conflict at oven' }] });
});
