import { CANCEL_PATH } from '@zawadeh/domain';
import { expect } from 'vitest';
import { call, type ShopBackend, type UserSession } from '../apps/server/src/testing/shopClient.ts';
import { type ContractTests, malformed, NOT_SIGNED_IN, apiError, UNKNOWN_ORDER } from './shapes.ts';
import { fetchStatus, openWallet, placedOrder, pressInWallet, statusResult, walletIn } from './payments.ts';
import { forged, signIn } from './users.ts';
import { stockOf } from './bags.ts';

const NOT_PENDING = apiError(409, 'not_pending', 'This order is not waiting for a payment.');

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
