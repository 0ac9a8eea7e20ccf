import { describe, expect, test } from 'vitest';
import { pairFields, readCounterActions, receivedFields } from './handovers.ts';
import { readRequest } from './fields.ts';

const ORDER = 'a1f5c0de-2b7e-4c6d-8f90-1e2d3c4b5a69';
const STORE = '5b7e9c1d-3f2a-4e6b-8d4c-0a1b2c3d4e5f';
const TOKEN = '0d9c8b7a-6f5e-4d3c-9b2a-1f0e9d8c7b6a';
const SECRET = 'x'.repeat(43);

describe('requests', () => {
  test.each([
    [{ order_code: 'ZWD-7K3M9QX2', store_id: STORE, token: TOKEN }, true],
    [{ order_code: 'ZWD-7K3M9QX2', store_id: null, token: TOKEN, at: '2026-11-25T18:30:00Z' }, true],
    [{ order_code: 'ZWD-7K3M9QX2', store_id: 'shop', token: TOKEN }, false],
    [{ order_code: 'ZWD-7K3M9QX2', store_id: STORE, token: 7 }, false],
    [{ order_code: 'ZWD-7K3M9QX2', store_id: STORE, token: {} }, false],
  ])('a buyer’s confirmation %j: %s', (body, ok) => {
    expect(readRequest(receivedFields, body).ok).toBe(ok);
  });

  test.each([
    [SECRET, true],
    [`${SECRET}x`, false],
    [`${'x'.repeat(42)}+`, false],
    [7, false],
  ])('the secret %s of a phone: %s', (token, ok) => {
    expect(readRequest(pairFields, { code: SECRET, token, name: 'Counter' }).ok).toBe(ok);
  });

  const given = { token: TOKEN, do: 'hand_over', order_id: ORDER, kind: 'pickup', how: 'list' };

  test('actions are read in their order', () => {
    const reading = readCounterActions({
      actions: [
        { ...given, at: '2026-11-25T18:30:00Z' },
        { ...given, kind: 'courier', store_id: STORE },
        { token: TOKEN, do: 'undo' },
        { token: TOKEN, do: 'stock', bag_id: STORE, change: 'less' },
        { token: TOKEN, do: 'give', bag_id: STORE },
        { token: TOKEN, do: 'give', bag_id: STORE, at: '2026-11-25T18:30:00Z' },
        { token: TOKEN, do: 'nobody_there', order_id: ORDER, next: 'again' },
        {
          token: TOKEN,
          do: 'nobody_there',
          order_id: ORDER,
          next: 'brought_back',
          at: '2026-11-25T18:30:00Z',
        },
      ],
    });
    const handed = { do: 'hand_over', token: TOKEN, orderId: ORDER, how: 'list' };
    expect(reading).toEqual({
      ok: true,
      value: [
        { ...handed, kind: 'pickup', storeId: null, at: Date.parse('2026-11-25T18:30:00Z') },
        { ...handed, kind: 'courier', storeId: STORE, at: null },
        { do: 'undo', token: TOKEN },
        { do: 'stock', token: TOKEN, bagId: STORE, change: 'less' },
        { do: 'give', token: TOKEN, bagId: STORE, at: null },
        { do: 'give', token: TOKEN, bagId: STORE, at: Date.parse('2026-11-25T18:30:00Z') },
        { do: 'nobody_there', token: TOKEN, orderId: ORDER, bringsBack: false, at: null },
        {
          do: 'nobody_there',
          token: TOKEN,
          orderId: ORDER,
          bringsBack: true,
          at: Date.parse('2026-11-25T18:30:00Z'),
        },
      ],
    });
  });

  test.each([
    ['0000-01-01T00:00:00Z', undefined],
    ['1969-12-31T23:59:59.999Z', undefined],
    ['1970-01-01T00:00:00Z', 0],
    ['9999-12-31T23:59:59.999Z', Date.UTC(10_000, 0) - 1],
    ['9999-12-31T23:59:59-01:00', undefined],
  ])('the time of a handover %s is %j, and what was sent with it is read', (at, read) => {
    const body = { order_code: 'ZWD-7K3M9QX2', store_id: STORE, token: TOKEN, at };
    expect(readRequest(receivedFields, body)).toEqual({ ok: true, value: { ...body, at: read } });
    const actions = [
      { ...given, at },
      { token: TOKEN, do: 'give', bag_id: STORE, at },
    ];
    expect(readCounterActions({ actions })).toMatchObject({
      ok: true,
      value: [{ at: read ?? null }, { at: read ?? null }],
    });
  });

  test('a time that cannot be read is rejected', () => {
    expect(readCounterActions({ actions: [{ ...given, at: 'tomorrow' }] }).ok).toBe(false);
  });

  test.each([
    { ...given, order_id: undefined },
    { ...given, kind: undefined },
    { ...given, how: undefined },
    { ...given, how: 'admin' },
    { ...given, kind: 'gift' },
    { token: TOKEN, do: 'stock', bag_id: STORE },
    { token: TOKEN, do: 'stock', change: 'less' },
    { token: TOKEN, do: 'give' },
    { token: TOKEN, do: 'nobody_there', order_id: ORDER },
    { token: TOKEN, do: 'nobody_there', next: 'brought_back' },
    { token: 'x', do: 'undo' },
    { token: TOKEN, do: 'refund' },
  ])('%j is no action', (action) => {
    expect(readCounterActions({ actions: [action] })).toMatchObject({
      ok: false,
      error: { field: 'actions' },
    });
  });

  test('a body without actions is not read', () => {
    expect(readCounterActions({ actions: [] }).ok).toBe(false);
    expect(readCounterActions(null).ok).toBe(false);
  });
});
