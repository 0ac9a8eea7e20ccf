import { expect, test } from 'vitest';
import { readHandoverBoard } from './handoverBoard.ts';

const ORDER = 'a1f5c0de-2b7e-4c6d-8f90-1e2d3c4b5a69';
const STORE = '5b7e9c1d-3f2a-4e6b-8d4c-0a1b2c3d4e5f';
const ID = '0d9c8b7a-6f5e-4d3c-9b2a-1f0e9d8c7b6a';
const NOW = '2026-11-25T16:47:00+00:00';
const at = (time: string) => Date.parse(`2026-11-25T${time}:00Z`);

const handover = {
  order_id: ORDER,
  store_id: STORE,
  kind: 'pickup',
  state: 'waiting',
  due_start: '2026-11-25T15:00:00Z',
  due_end: '2026-11-25T18:30:00Z',
};
const board = { now: NOW, handovers: [], conflicts: [], devices: [] };

test('a handover of the board is read', () => {
  const row = {
    ...handover,
    id: ID,
    order_code: 'ZWD-9PQ2K7M4',
    number: 2,
    customer_name: 'Rami',
    whatsapp_phone: '+96170123456',
    store: 'Al-Tell Oven',
    store_ar: 'فرن التلّ',
    bags: [{ bag_id: STORE, title: 'Ka’ak', title_ar: 'كعك', quantity: 2 }],
    nobody_there: { at: NOW, brought_back: true },
    assigned_device_id: STORE,
  };
  const plain = { ...handover, id: ID };
  const handovers = [row, plain, handover, { ...plain, due_end: 'soon' }, 'text'];
  expect(readHandoverBoard({ ...board, handovers })?.handovers).toEqual([
    expect.objectContaining({
      id: ID,
      orderId: ORDER,
      storeId: STORE,
      store: { en: 'Al-Tell Oven', ar: 'فرن التلّ' },
      orderCode: 'ZWD-9PQ2K7M4',
      number: 2,
      customerName: 'Rami',
      phone: '+96170123456',
      bags: [{ bagId: STORE, title: { en: 'Ka’ak', ar: 'كعك' }, quantity: 2 }],
      nobodyThere: { at: at('16:47'), isBroughtBack: true },
      courierId: STORE,
    }),
    expect.objectContaining({
      orderCode: '',
      number: null,
      customerName: null,
      phone: null,
      store: null,
      bags: [],
      nobodyThere: null,
    }),
  ]);
});

test('a conflict has both confirmations in the order of their times', () => {
  const conflict = {
    ...handover,
    conflict: ID,
    state: 'done',
    order_code: 'ZWD-Z5NCZ5NC',
    done_at: '2026-11-25T16:42:00Z',
    how: 'scan',
    device: 'Front counter',
    again_at: '2026-11-25T16:41:00Z',
    again_how: 'list',
    again_device: 'Back oven',
  };
  const first = { at: at('16:42'), how: 'scan', device: 'Front counter' };
  const again = { at: at('16:41'), how: 'list', device: 'Back oven' };
  const read = (changes: object) =>
    readHandoverBoard({ ...board, conflicts: [{ ...conflict, ...changes }] })?.conflicts[0];
  expect(read({})).toMatchObject({ id: ID, storeId: STORE, cause: 'twice', confirmations: [again, first] });
  expect(read({ again_at: '2026-11-25T16:43:00Z' })?.confirmations[0]).toEqual(first);
  const corrected = { done_at: null, how: null, device: null };
  expect(read({ ...corrected, again_how: 'of another version' })?.confirmations).toEqual([
    { at: null, how: null, device: null },
    { ...again, how: null },
  ]);
  expect(read({ ...corrected, state: 'cancelled' })?.cause).toBe('cancelled');
  const own = { again_at: conflict.done_at, again_how: conflict.how, again_device: conflict.device };
  expect(read(own)).toMatchObject({ cause: 'takenBack', confirmations: [first, first] });
  for (const other of [
    { again_how: 'list' },
    { again_device: 'Back oven' },
    { again_at: '2026-11-25T16:43:00Z' },
  ])
    expect(read({ ...own, ...other })?.cause).toBe('twice');
  expect(read({ conflict: null })).toBeUndefined();
  expect(read({ again_at: null })).toBeUndefined();
});

test('the phones of the board are read', () => {
  const counter = { id: ID, kind: 'counter', store_id: STORE, name: 'Front counter', last_seen_at: NOW };
  const courier = { id: ORDER, kind: 'courier', store_id: null, name: 'Hassan', last_seen_at: null };
  const devices = [
    counter,
    courier,
    { ...courier, revoked_at: NOW, revoked_by: 'Rana' },
    { ...courier, revoked_at: NOW, revoked_by: null },
    { ...counter, kind: 'oven' },
    { ...counter, id: null },
    { ...courier, name: ' ' },
  ];
  const hassan = { id: ORDER, kind: 'courier', storeId: null, name: 'Hassan', lastSeenAt: null };
  const read = readHandoverBoard({ ...board, devices });
  expect(read?.devices).toEqual([
    { id: ID, kind: 'counter', storeId: STORE, name: 'Front counter', lastSeenAt: at('16:47') },
    hassan,
  ]);
  expect(read?.revokedDevices).toEqual([
    { ...hassan, revokedAt: at('16:47'), revokedBy: 'Rana' },
    { ...hassan, revokedAt: at('16:47'), revokedBy: null },
  ]);
});

test('a board without one of its parts is not read', () => {
  expect(readHandoverBoard(board)).toEqual({ ...board, now: at('16:47'), revokedDevices: [] });
  for (const part of Object.keys(board)) expect(readHandoverBoard({ ...board, [part]: null })).toBeNull();
  for (const other of [null, [], 'page', 7]) expect(readHandoverBoard(other)).toBeNull();
});
