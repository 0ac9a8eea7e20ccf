import { CANCEL_PAID_PATH, CANCEL_PATH, REFUNDS_PATH, TAKE_BACK_PATH, TICKETS_PATH } from '@zawadeh/domain';
import { expect } from 'vitest';
import { call, type ShopBackend, type UserSession } from '../apps/server/src/testing/shopClient.ts';
import {
  type ContractTests,
  malformed,
  NOT_SIGNED_IN,
  apiError,
  json,
  TEXT,
  TIME,
  UNKNOWN_ORDER,
  UUID,
} from './shapes.ts';
import { fetchStatus, openWallet, placedOrder, pressInWallet, statusResult, walletIn } from './payments.ts';
import { forged, signIn } from './users.ts';
import { bagByTitle, stockOf } from './bags.ts';

const NOT_PENDING = apiError(409, 'not_pending', 'This order is not waiting for a payment.');

const NOBODY = '00000000-0000-4000-8000-000000000000';

const cancel = (backend: ShopBackend, as: UserSession | undefined, order_code: unknown) =>
  call(backend, { path: CANCEL_PATH, body: { order_code }, as });

export const cancelTests: ContractTests = {
  'an unpaid order is cancelled once, and its bags return to stock': async (backend) => {
    const mona = await signIn(backend, 'mona');
    const { code, bag, stock, due } = await placedOrder(backend, mona, 'Balila & Pickles', 2);
    expect(await stockOf(backend, bag)).toBe(stock - 2);
    expect(await cancel(backend, mona, ` ${code.toLowerCase()} `)).toEqual(statusResult(code, 'cancelled'));
    expect(await stockOf(backend, bag)).toBe(stock);
    expect(await cancel(backend, mona, code)).toEqual(statusResult(code, 'cancelled'));
    expect(await stockOf(backend, bag)).toBe(stock);
    expect(await fetchStatus(backend, mona, code)).toEqual(statusResult(code, 'cancelled'));
    expect(await openWallet(backend, mona, code, due)).toEqual(NOT_PENDING);
  },

  'a paid order cannot be cancelled, and a payment after cancelling still counts': async (backend) => {
    const mona = await signIn(backend, 'mona');
    const { code, bag, stock, due } = await placedOrder(backend, mona, 'Balila & Pickles');
    const wallet = walletIn(await openWallet(backend, mona, code, due));
    expect(await cancel(backend, mona, code)).toEqual(statusResult(code, 'cancelled'));
    await pressInWallet(backend, wallet, 'pay');
    expect(await fetchStatus(backend, mona, code)).toEqual(statusResult(code, 'paid'));
    expect(await cancel(backend, mona, code)).toEqual(NOT_PENDING);
    expect(await stockOf(backend, bag)).toBe(stock - 1);
  },

  'a paid order is cancelled while it is early, and what is owed is sent back once': async (backend) => {
    const [mona, admin] = [await signIn(backend, 'mona'), await signIn(backend, 'admin')];
    const { id } = await bagByTitle(backend, 'Balila & Pickles');
    const opened = new Date(Date.now() - 60_000).toISOString();
    const path = `/rest/v1/surprise_bags?id=eq.${id}`;
    await call(backend, { path, method: 'PATCH', as: admin, body: { pickup_start: opened } });
    const { code, bag, stock } = await placedOrder(backend, mona, 'Balila & Pickles', 2);
    const cancelPaid = (as: UserSession | undefined) =>
      call(backend, { path: CANCEL_PAID_PATH, body: { order_code: ` ${code.toLowerCase()} ` }, as });
    expect(await cancelPaid(mona)).toEqual(apiError(409, 'not_paid', 'This order is not paid.'));
    await fetchStatus(backend, admin, code, {});
    expect(await cancelPaid(undefined)).toEqual(NOT_SIGNED_IN);
    expect(await cancelPaid(await signIn(backend, 'omar'))).toEqual(UNKNOWN_ORDER);
    expect(await cancelPaid(admin)).toEqual(UNKNOWN_ORDER);
    for (let times = 0; times < 2; times += 1) {
      expect(await cancelPaid(mona)).toEqual(statusResult(code, 'refund_due'));
    }
    expect(await stockOf(backend, bag)).toBe(stock);
    const list = await call(backend, { path: '/rest/v1/rpc/refund_list', as: admin, body: {} });
    expect(list).toEqual(
      json(200, { refunds: expect.any(Array), owed: expect.any(Number), owed_cents: expect.any(Number) }),
    );
    const { refunds } = list.body as { refunds: { id: string; order_code: string }[] };
    const refund = refunds.find(({ order_code }) => order_code === code)!;
    const done = (as: UserSession | undefined, reference: unknown, refundId = refund.id) =>
      call(backend, { path: `${REFUNDS_PATH}/${refundId}/done`, body: { reference }, as });
    expect(await done(undefined, 'W-1')).toEqual(NOT_SIGNED_IN);
    expect(await done(mona, 'W-1')).toEqual(apiError(403, 'not_an_admin', 'Admins only!'));
    expect(await done(admin, ' ')).toEqual(malformed('reference', 'wrong'));
    expect(await done(admin, 'W-1', NOBODY)).toEqual(
      apiError(404, 'unknown_refund', 'There is no such refund.'),
    );
    expect(refund).toEqual({
      id: UUID,
      order_code: code,
      customer_name: TEXT,
      whatsapp_phone: TEXT,
      amount_cents: expect.any(Number),
      reason: 'cancelled',
      asked_at: TIME,
      done_at: null,
      done_by: null,
      reference: null,
      note: null,
      without_payment: true,
    });
    const sent = json(200, { id: refund.id, done_at: TIME, reference: 'W-1' });
    expect(await done(admin, 'W-1')).toEqual(sent);
    expect(await done(admin, ' W-1 ')).toEqual(sent);
    expect(await done(admin, 'W-2')).toEqual(apiError(409, 'already_refunded', 'This was sent back before.'));
    const ticket = await call(backend, { path: `${TICKETS_PATH}/${code}`, as: mona });
    expect(ticket.body).toMatchObject({ refunds: [{ reason: 'cancelled', asked_at: TIME, done_at: TIME }] });
  },

  'an admin gives a part of the money of a paid order back, and then cancels it': async (backend) => {
    const [mona, admin] = [await signIn(backend, 'mona'), await signIn(backend, 'admin')];
    const { code, bag, stock, due: dollars } = await placedOrder(backend, mona, 'Halloumi & Tomato Box', 2);
    const due = Math.round(dollars * 100);
    await fetchStatus(backend, admin, code, {});
    const choices = async () =>
      (await call(backend, { path: '/rest/v1/rpc/refund_choices', as: admin, body: { p_order_code: code } }))
        .body;
    const one = { place: 1, quantity: 2, title: TEXT, title_ar: TEXT };
    const before = { language: TEXT, is_collected: false };
    expect(await choices()).toEqual({ ...before, left_cents: due, lines: [{ ...one, amount_cents: due }] });
    const give = (as: UserSession | undefined, changes: object = {}) =>
      call(backend, {
        path: REFUNDS_PATH,
        as,
        body: {
          token: crypto.randomUUID(),
          order_code: code,
          kind: 'goodwill',
          amount_cents: 100,
          reason: 'Burnt',
          left_cents: due,
          ...changes,
        },
      });
    expect(await give(undefined)).toEqual(NOT_SIGNED_IN);
    expect(await give(mona)).toEqual(apiError(403, 'not_an_admin', 'Admins only!'));
    expect(await give(admin)).toEqual(statusResult(code, 'paid'));
    expect(await give(admin)).toMatchObject({ status: 409, body: { code: 'amount_differs' } });
    const whole = { kind: 'whole', amount_cents: undefined, left_cents: due - 100 };
    expect(await give(admin, whole)).toEqual(statusResult(code, 'refund_due'));
    expect(await stockOf(backend, bag)).toBe(stock);
    const ticket = await call(backend, { path: `${TICKETS_PATH}/${code}`, as: mona });
    expect(ticket.body).toMatchObject({
      refunds: [
        { reason: 'goodwill', amount_cents: 100, line: null },
        { reason: 'cancelled_by_us', amount_cents: due - 100, line: null },
      ],
    });
  },

  'a shop takes back what it cannot fill, once for each decision': async (backend) => {
    const [mona, admin] = [await signIn(backend, 'mona'), await signIn(backend, 'admin')];
    const { code, bag } = await placedOrder(backend, mona, 'Halloumi & Tomato Box', 2);
    await fetchStatus(backend, admin, code, {});
    const toFill = () =>
      call(backend, { path: '/rest/v1/rpc/pieces_to_fill', as: admin, body: { p_bag: bag.id } });
    expect((await toFill()).body).toEqual([2]);
    const decision = { token: crypto.randomUUID(), bag_id: bag.id, can_fill: 1, reason: 'broken' };
    const take = (as: UserSession | undefined, changes: object = {}) =>
      call(backend, { path: TAKE_BACK_PATH, body: { ...decision, ...changes }, as });
    expect(await take(undefined)).toEqual(NOT_SIGNED_IN);
    expect(await take(mona)).toEqual(apiError(403, 'not_an_admin', 'Admins only!'));
    expect(await take(admin, { can_fill: -1 })).toEqual(malformed('can_fill', 'wrong'));
    expect(await take(admin, { bag_id: NOBODY })).toEqual(
      apiError(404, 'unknown_bag', 'There is no such bag.'),
    );
    for (let times = 0; times < 2; times += 1) {
      expect(await take(admin)).toEqual(json(200, { orders: 1, pieces: 2, for_sale: 1 }));
    }
    expect((await toFill()).body).toEqual([]);
    expect(await stockOf(backend, bag)).toBe(1);
    expect(await fetchStatus(backend, mona, code)).toEqual(statusResult(code, 'refund_due'));
    const ticket = await call(backend, { path: `${TICKETS_PATH}/${code}`, as: mona });
    expect(ticket.body).toMatchObject({
      handovers: [{ state: 'cancelled' }],
      refunds: [{ reason: 'taken_back', asked_at: TIME, done_at: null, line: null }],
    });
  },

  'only the buyer cancels an order': async (backend) => {
    const [mona, omar] = [await signIn(backend, 'mona'), await signIn(backend, 'omar')];
    const { code } = await placedOrder(backend, mona, 'Balila & Pickles');
    expect(await cancel(backend, omar, code)).toEqual(UNKNOWN_ORDER);
    expect(await cancel(backend, mona, 'ZWD-22222222')).toEqual(UNKNOWN_ORDER);
    expect(await cancel(backend, await signIn(backend, 'admin'), code)).toEqual(UNKNOWN_ORDER);
    expect(await cancel(backend, undefined, code)).toEqual(NOT_SIGNED_IN);
    expect(await cancel(backend, { ...mona, ...forged(mona) }, code)).toEqual(NOT_SIGNED_IN);
    expect(await cancel(backend, mona, 7)).toEqual(malformed('order_code', 'wrong'));
    expect(await fetchStatus(backend, mona, code)).toEqual(statusResult(code, 'pending'));
  },
};
