import { CANCEL_PATH } from '@zawadeh/domain';
import { expect } from 'vitest';
import type { Exchanges } from './exchange.ts';
import { look, openWallet, ordered, press, standing, walletIn } from './payments.ts';
import { forged, signIn, type SignedIn } from './people.ts';
import { malformed, NOT_SIGNED_IN, problem, UNKNOWN_ORDER } from './shapes.ts';
import { stockOf } from './shelf.ts';
import { ask, type Shop } from './shop.ts';

const NOT_PENDING = problem(409, 'not_pending', 'This order is not waiting for a payment.');

const cancel = (shop: Shop, as: SignedIn | undefined, order_code: unknown) =>
  ask(shop, { path: CANCEL_PATH, body: { order_code }, ...(as && { as }) });

export const cancelExchanges: Exchanges = {
  'an order that is not paid is given up once, and its bags are back': async (shop) => {
    const mona = await signIn(shop, 'mona');
    const { code, bag, stock, due } = await ordered(shop, mona, 'Balila & Pickles', 2);
    expect(await stockOf(shop, bag)).toBe(stock - 2);
    expect(await cancel(shop, mona, ` ${code.toLowerCase()} `)).toEqual(standing(code, 'cancelled'));
    expect(await stockOf(shop, bag)).toBe(stock);
    expect(await cancel(shop, mona, code)).toEqual(standing(code, 'cancelled'));
    expect(await stockOf(shop, bag)).toBe(stock);
    expect(await look(shop, mona, code)).toEqual(standing(code, 'cancelled'));
    expect(await openWallet(shop, mona, code, due)).toEqual(NOT_PENDING);
  },

  'what is paid is not given up, and money that comes afterwards pays': async (shop) => {
    const mona = await signIn(shop, 'mona');
    const { code, bag, stock, due } = await ordered(shop, mona, 'Balila & Pickles');
    const wallet = walletIn(await openWallet(shop, mona, code, due));
    expect(await cancel(shop, mona, code)).toEqual(standing(code, 'cancelled'));
    await press(shop, wallet, 'pay');
    expect(await look(shop, mona, code)).toEqual(standing(code, 'paid'));
    expect(await cancel(shop, mona, code)).toEqual(NOT_PENDING);
    expect(await stockOf(shop, bag)).toBe(stock - 1);
  },

  'nobody gives up an order of somebody else’s, or none': async (shop) => {
    const [mona, omar] = [await signIn(shop, 'mona'), await signIn(shop, 'omar')];
    const { code } = await ordered(shop, mona, 'Balila & Pickles');
    expect(await cancel(shop, omar, code)).toEqual(UNKNOWN_ORDER);
    expect(await cancel(shop, mona, 'ZWD-22222222')).toEqual(UNKNOWN_ORDER);
    expect(await cancel(shop, await signIn(shop, 'admin'), code)).toEqual(UNKNOWN_ORDER);
    expect(await cancel(shop, undefined, code)).toEqual(NOT_SIGNED_IN);
    expect(await cancel(shop, { ...mona, ...forged(mona) }, code)).toEqual(NOT_SIGNED_IN);
    expect(await cancel(shop, mona, 7)).toEqual(malformed('order_code', 'wrong'));
    expect(await look(shop, mona, code)).toEqual(standing(code, 'pending'));
  },
};
