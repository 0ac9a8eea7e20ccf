import { expect, test } from 'vitest';
import { readActionResults, readCounterState, readDevice } from './counterAnswers.ts';
import { readPiecesToFill } from './handoverAnswers.ts';

const ORDER = 'a1f5c0de-2b7e-4c6d-8f90-1e2d3c4b5a69';
const STORE = '5b7e9c1d-3f2a-4e6b-8d4c-0a1b2c3d4e5f';
const TOKEN = '0d9c8b7a-6f5e-4d3c-9b2a-1f0e9d8c7b6a';
const handover = {
  order_id: ORDER,
  store_id: STORE,
  kind: 'pickup',
  state: 'waiting',
  due_end: '2026-11-25T18:30:00Z',
};

test('the results of actions are read', () => {
  const results = [
    { token: TOKEN, outcome: 'already_done', handover },
    { token: TOKEN, outcome: 'undone' },
    { token: TOKEN, outcome: 'of another version' },
    { outcome: 'done' },
    'text',
  ];
  expect(readActionResults({ results })).toMatchObject([
    { token: TOKEN, outcome: 'already_done', handover: { orderId: ORDER } },
    { token: TOKEN, outcome: 'undone', handover: null },
  ]);
  for (const other of [null, {}, { results: 'x' }]) expect(readActionResults(other)).toEqual([]);
});

const device = {
  id: STORE,
  kind: 'counter',
  name: 'Counter',
  store_id: STORE,
  store: 'Oven',
  store_ar: 'فرن',
};

test('a phone is read', () => {
  expect(readDevice(device)).toEqual({
    id: STORE,
    kind: 'counter',
    name: 'Counter',
    storeId: STORE,
    store: { en: 'Oven', ar: 'فرن' },
  });
  expect(
    readDevice({ ...device, kind: 'courier', store_id: null, store: null, store_ar: null }),
  ).toMatchObject({
    kind: 'courier',
    storeId: null,
    store: null,
  });
  for (const wrong of [null, { ...device, id: null }, { ...device, name: '' }, { ...device, kind: 'till' }]) {
    expect(readDevice(wrong)).toBeNull();
  }
});

const state = {
  now: '2026-11-25T16:47:00Z',
  device,
  public_keys: ['04', 7],
  handovers: [{ ...handover, order_code: 'ZWD-7K3M9QX2', first_name: 'Rima', bags: [] }, handover],
  bags: [
    { id: STORE, title: 'Ka’ak', for_sale: 3, being_paid: 1, sold: 2, to_fill: [1, 2] },
    { id: ORDER },
    {},
    'text',
  ],
  gifts: [{ bag_id: STORE, waiting: 2 }, 'text'],
};

test('the list of a counter is read', () => {
  const read = readCounterState(state);
  expect(read).toMatchObject({
    now: Date.parse(state.now),
    publicKeys: ['04'],
    handovers: [
      { orderCode: 'ZWD-7K3M9QX2', firstName: 'Rima' },
      { orderCode: '', firstName: null },
    ],
  });
  expect(read?.bags).toEqual([
    { id: STORE, title: { en: 'Ka’ak', ar: null }, forSale: 3, beingPaid: 1, sold: 2, toFill: [1, 2] },
    { id: ORDER, title: null, forSale: 0, beingPaid: 0, sold: 0, toFill: [] },
  ]);
  expect(read?.giftRows).toEqual(state.gifts);
  // The list that an older server or an older page of this phone has.
  expect(readCounterState({ ...state, public_keys: null, bags: 'x', gifts: undefined })).toMatchObject({
    publicKeys: [],
    bags: [],
    giftRows: [],
  });
});

test.each([null, { ...state, now: 'x' }, { ...state, device: {} }, { ...state, handovers: null }])(
  'a damaged list %# is not read',
  (answer) => {
    expect(readCounterState(answer)).toBeNull();
  },
);

test('the pieces to fill are read, and no other value', () => {
  expect(readPiecesToFill([2, 1])).toEqual([2, 1]);
  expect(readPiecesToFill([0, -1, null, 'x', 3])).toEqual([3]);
  expect(readPiecesToFill({})).toEqual([]);
});
