import { expect, test } from 'vitest';
import { readTicketHandovers, readTicketRefunds } from './ticketAnswer.ts';

const ORDER = 'a1f5c0de-2b7e-4c6d-8f90-1e2d3c4b5a69';
const STORE = '5b7e9c1d-3f2a-4e6b-8d4c-0a1b2c3d4e5f';
const handover = {
  order_id: ORDER,
  store_id: STORE,
  kind: 'pickup',
  state: 'waiting',
  due_end: '2026-11-25T18:30:00Z',
};

test('the handovers of a ticket, each QR code letter by letter', () => {
  const bags = [
    { bag_id: STORE, title: 'Ka’ak', title_ar: 'كعك', quantity: 2 },
    { bag_id: null, quantity: 1 },
    { bag_id: STORE, quantity: 0 },
    'text',
  ];
  const rows = [
    {
      ...handover,
      bags,
      has_counter: true,
      qr: ' A  B:',
      shop: { id: STORE, name: 'Oven', latitude: 34.43, longitude: 35.84 },
    },
    handover,
    { ...handover, kind: 'post' },
    7,
  ];
  expect(readTicketHandovers({ handovers: rows })).toMatchObject([
    {
      orderId: ORDER,
      hasCounter: true,
      shop: { id: STORE, coordinates: { latitude: 34.43, longitude: 35.84 } },
      qr: ' A  B:',
      bags: [
        { bagId: STORE, title: { en: 'Ka’ak', ar: 'كعك' }, quantity: 2 },
        { bagId: null, title: null, quantity: 1 },
      ],
    },
    { hasCounter: false, shop: null, qr: null, bags: [] },
  ]);
  for (const other of [null, {}, 'page']) expect(readTicketHandovers(other)).toBeNull();
});

test('the refunds of a ticket are read', () => {
  const refund = { amount_cents: 450, reason: 'cancelled', asked_at: '2026-11-25T15:00:00Z', done_at: null };
  const done = { ...refund, reason: 'later', done_at: '2026-11-26T15:00:00Z' };
  const damaged = [null, 'text', { ...refund, amount_cents: 0 }, { ...refund, asked_at: 'x' }];
  expect(readTicketRefunds({ refunds: [refund, ...damaged, done] })).toEqual([
    { amount: 450, reason: 'cancelled', askedAt: Date.parse(refund.asked_at), doneAt: null, line: null },
    {
      amount: 450,
      reason: null,
      askedAt: Date.parse(refund.asked_at),
      doneAt: Date.parse(done.done_at),
      line: null,
    },
  ]);
  const line = { bagId: 'k', quantity: 2, title: 'Knafeh', takenBackAt: '2026-11-25T15:00:00Z' };
  expect(readTicketRefunds({ refunds: [{ ...refund, reason: 'taken_back', line }] })).toMatchObject([
    { reason: 'taken_back', line: { bagId: 'k', quantity: 2, isTakenBack: true } },
  ]);
  for (const other of [null, {}, 'page', { refunds: {} }]) expect(readTicketRefunds(other)).toEqual([]);
});
