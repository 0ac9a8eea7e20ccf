import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  markAllRead,
  MOST_NOTIFICATIONS,
  notify,
  readNotifications,
  unreadCount,
  writeNotifications,
  type Notifications,
} from './notifications.ts';
import { cases } from '../testing/cases.ts';

const now = Date.UTC(2026, 10, 21, 12);
const news = { type: 'delivery' as const, orderCode: 'ZWD-A', messageEn: 'Paid.', messageAr: 'تمّ الدفع.' };
const one = notify([], news, now);

test('a new notification is unread and comes first', () => {
  expect(one).toEqual([{ ...news, id: 'ZWD-A-delivery', createdAt: now, read: false }]);
  const two = notify(one, { ...news, orderCode: 'ZWD-B' }, now + 1);
  expect(two.map(({ orderCode }) => orderCode)).toEqual(['ZWD-B', 'ZWD-A']);
});

test('an order has one notification of each type', () => {
  expect(notify(one, { ...news, messageEn: 'Paid again.' }, now + 1)).toBe(one);
  expect(notify(one, { ...news, type: 'pickup' }, now)).toHaveLength(2);
  expect(notify(one, { ...news, orderCode: 'ZWD-A ' }, now)).toHaveLength(2);
});

test('at most fifty notifications stay, the newest', () => {
  let list: Notifications = [];
  for (let number = 0; number < MOST_NOTIFICATIONS + 5; number += 1) {
    list = notify(list, { ...news, orderCode: `ZWD-${number}` }, now + number);
  }
  expect(MOST_NOTIFICATIONS).toBe(50);
  expect(list).toHaveLength(50);
  expect([list[0]?.orderCode, list.at(-1)?.orderCode]).toEqual(['ZWD-54', 'ZWD-5']);
});

test('markAllRead marks all of them as read', () => {
  const two = notify(markAllRead(one), { ...news, type: 'pickup' }, now);
  expect(unreadCount(two)).toBe(1);
  const read = markAllRead(two);
  expect(unreadCount(read)).toBe(0);
  expect(read.map(({ orderCode }) => orderCode)).toEqual(two.map(({ orderCode }) => orderCode));
  expect(markAllRead(read)).toBe(read);
});

test('the stored names are those of the specification', () => {
  expect(JSON.parse(writeNotifications(one))).toEqual([
    { ...news, id: 'ZWD-A-delivery', createdAt: '2026-11-21T12:00:00.000Z', read: false },
  ]);
  expect(readNotifications(writeNotifications(one))).toEqual(one);
});

test('a notification of a bag leads to it, comes once for each alert, and others keep their stored form', () => {
  const ofBag = { ...news, type: 'pickup' as const, orderCode: 'alert-1', bagId: 'b1' };
  const list = notify(one, ofBag, now + 1);
  expect(list[0]).toMatchObject({ bagId: 'b1', orderCode: 'alert-1', read: false });
  expect(notify(list, ofBag, now + 2)).toBe(list);
  expect(notify(list, { ...ofBag, orderCode: 'alert-2' }, now + 2)).toHaveLength(3);
  expect(readNotifications(writeNotifications(list))).toEqual(list);
  expect(readNotifications(JSON.stringify([{ ...stored, bagId: {} }]))[0]).not.toHaveProperty('bagId');
});

test.each([[null], [undefined], ['{'], ['{}'], ['7'], [[]]])('%j is an empty list', (value) => {
  expect(readNotifications(value)).toEqual([]);
});

const stored = { id: 'x', createdAt: '2026-11-21T12:00:00Z', read: true, ...news };

test.each([
  [{ type: 'other' }, { type: 'pickup' }],
  [{ type: 'pickup' }, { type: 'pickup' }],
  [{ type: 7 }, { type: 'pickup' }],
  [{ id: null }, { id: 'ZWD-A-delivery' }],
  [{ messageEn: null }, { messageEn: 'تمّ الدفع.', messageAr: 'تمّ الدفع.' }],
  [{ messageAr: '' }, { messageEn: 'Paid.', messageAr: 'Paid.' }],
  [{ read: 'yes' }, { read: false }],
])('an entry with %j is read with %j', (change, expected) => {
  expect(readNotifications(JSON.stringify([{ ...stored, ...change }]))).toMatchObject([expected]);
});

test.each([
  [{ orderCode: '' }],
  [{ createdAt: 'yesterday' }],
  [{ createdAt: 1 }],
  [{ messageEn: null, messageAr: null }],
])('an entry with %j is left out, and no other', (change) => {
  const other = { ...stored, orderCode: 'ZWD-B' };
  const read = readNotifications(JSON.stringify([{ ...stored, ...change }, null, 'x', other]));
  expect(read.map(({ orderCode }) => orderCode)).toEqual(['ZWD-B']);
});

test('the first of two equal entries stays', () => {
  const twice = [stored, { ...stored, read: false, messageEn: 'Later.' }];
  expect(readNotifications(JSON.stringify(twice))).toMatchObject([{ read: true, messageEn: 'Paid.' }]);
});

test('any stored value gives at most fifty notifications without duplicates, newest first, that survive storage again', () => {
  const entry = fc
    .record(
      {
        type: fc.constantFrom('delivery', 'pickup', 'other', null),
        orderCode: fc.oneof(
          fc.anything(),
          fc.nat(60).map((number) => `ZWD-${number}`),
        ),
        createdAt: fc.oneof(
          fc.anything(),
          fc.nat(10 ** 12).map((at) => new Date(at).toISOString()),
        ),
        messageEn: fc.oneof(fc.anything(), fc.string()),
        read: fc.anything(),
      },
      { requiredKeys: [] },
    )
    .map((change) => ({ ...stored, ...change }));
  const storedText = fc.oneof(
    fc.string(),
    fc.json(),
    fc.array(fc.oneof(fc.anything(), entry), { maxLength: 80 }).map((list) => JSON.stringify(list)),
  );
  fc.assert(
    fc.property(storedText, (text) => {
      const list = readNotifications(text);
      expect(list.length).toBeLessThanOrEqual(50);
      expect(new Set(list.map(({ orderCode, type }) => `${orderCode}/${type}`)).size).toBe(list.length);
      const times = list.map(({ createdAt }) => createdAt);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      expect(readNotifications(writeNotifications(list))).toEqual(list);
    }),
    cases(1000),
  );
});
