import {
  COUNTER_ACTIONS_PATH,
  COUNTER_PATH,
  PAIR_PATH,
  readActionResults,
  readCounterGifts,
  readCounterState,
  readTicketHandovers,
  secretHash,
} from '@zawadeh/domain';
import { expect } from 'vitest';
import {
  call,
  callSuccessfully,
  type ShopBackend,
  type UserSession,
} from '../apps/server/src/testing/shopClient.ts';
import { bagByTitle } from './bags.ts';
import { orderCodeIn, PLACED, placeOrder } from './orders.ts';
import { fetchStatus } from './payments.ts';
import { apiError, json, type ContractTests } from './shapes.ts';
import { ticket } from './tickets.ts';
import { signIn } from './users.ts';

const TITLE = 'Shawarma Plate Surprise';
const secret = (sign: string) => sign.repeat(43);

/** A phone of the shop, and how to take it away again. */
async function paired(backend: ShopBackend, admin: UserSession, store: string) {
  const [code, token] = [secret('g'), secret('G')];
  const body = { p_code_hash: await secretHash(code), p_kind: 'counter', p_store: store };
  await callSuccessfully(backend, { path: '/rest/v1/rpc/create_pairing', as: admin, body });
  const device = await callSuccessfully<{ id: string }>(backend, {
    path: PAIR_PATH,
    body: { code, token, name: 'Counter' },
  });
  const headers = { authorization: `Device ${token}` };
  return {
    gifts: async () => {
      const { body } = await call(backend, { path: COUNTER_PATH, headers });
      return readCounterGifts(readCounterState(body)?.giftRows ?? []);
    },
    send: async (...actions: object[]) =>
      readActionResults(
        (await call(backend, { path: COUNTER_ACTIONS_PATH, headers, body: { actions } })).body,
      ),
    revoke: () =>
      callSuccessfully(backend, {
        path: '/rest/v1/rpc/revoke_device',
        as: admin,
        body: { p_device: device.id },
      }),
  };
}

/** Bags for people who need them. */
export const giftTests: ContractTests = {
  'a gift needs a phone at its shop, and each of its bags is given once': async (backend) => {
    const [mona, admin] = [await signIn(backend, 'mona'), await signIn(backend, 'admin')];
    const bag = await bagByTitle(backend, TITLE);
    const place = () => placeOrder(backend, mona, bag, { quantity: 2, changed: { is_gift: true } });
    expect(await place()).toEqual(
      apiError(409, 'gift_needs_counter', 'This shop cannot give bags to people who need them yet.'),
    );
    const canGive = () => call(backend, { path: `/rest/v1/stores?select=can_give&id=eq.${bag.store_id}` });
    expect(await canGive()).toEqual(json(200, [{ can_give: false }]));
    const phone = await paired(backend, admin, bag.store_id ?? '');
    expect(await canGive()).toEqual(json(200, [{ can_give: true }]));
    const placed = await place();
    expect(placed).toEqual(PLACED);
    const code = orderCodeIn(placed);
    await fetchStatus(backend, admin, code, {});

    const waiting = async () => (await phone.gifts()).find(({ bagId }) => bagId === bag.id)?.waiting;
    expect(await waiting()).toBe(2);
    const give = () => ({
      token: crypto.randomUUID(),
      do: 'give',
      bag_id: bag.id,
      at: new Date().toISOString(),
    });
    const [first, second] = [give(), give()];
    const results = await phone.send(
      first,
      first,
      second,
      give(),
      { token: second.token, do: 'undo' },
      second,
    );
    expect(results.map(({ outcome }) => outcome)).toEqual([
      'done',
      'done',
      'done',
      'already_done',
      'undone',
      'undone',
    ]);
    expect(await waiting()).toBe(1);
    const gifts = readTicketHandovers((await ticket(backend, mona, code)).body);
    expect(gifts?.map(({ kind, number, state, qr }) => [kind, number, state, qr])).toEqual([
      ['gift', 1, 'done', null],
      ['gift', 2, 'waiting', null],
    ]);
    await phone.revoke();
    expect(await canGive()).toEqual(json(200, [{ can_give: false }]));
  },
};
