import { expect } from 'vitest';
import { call, type ShopBackend, type UserSession } from '../apps/server/src/testing/shopClient.ts';
import { fetchStatus, placedOrder } from './payments.ts';
import { type ContractTests, json, tableError, TEXT, TIME, UUID, WAITING_HANDOVER } from './shapes.ts';
import { signIn } from './users.ts';

const rpc = (backend: ShopBackend, as: UserSession | undefined, name: string, body: object = {}) =>
  call(backend, { path: `/rest/v1/rpc/${name}`, as, body });

const NOBODY = '00000000-0000-4000-8000-000000000000';
const TITLE = 'Loubieh in Olive Oil';

/** What the board has of a newly paid order, on the day on which its window ends. */
async function paidRow(backend: ShopBackend, admin: UserSession) {
  const { code, bag } = await placedOrder(backend, await signIn(backend, 'mona'), TITLE);
  await fetchStatus(backend, admin, code, {});
  const { status, body } = await rpc(backend, admin, 'handover_board', { p_now: bag.pickup_end });
  expect(status).toBe(200);
  const { handovers } = body as { handovers: { id: string; order_code: string }[] };
  return handovers.find(({ order_code }) => order_code === code);
}

const hash = (sign: string) => sign.repeat(64);

/** The functions of the dashboard's board. */
export const handoverBoardTests: ContractTests = {
  'a paid order is on the board of its day': async (backend) => {
    const admin = await signIn(backend, 'admin');
    const row = await paidRow(backend, admin);
    expect(row).toEqual({
      id: UUID,
      ...WAITING_HANDOVER,
      order_code: TEXT,
      number: null,
      customer_name: TEXT,
      whatsapp_phone: TEXT,
      nobody_there: null,
      store: TEXT,
      store_ar: TEXT,
      bags: [{ bag_id: UUID, title: TITLE, title_ar: TEXT, quantity: 1 }],
    });
    const { body } = await rpc(backend, admin, 'handover_board');
    expect(body).toEqual({ now: TIME, handovers: expect.any(Array), conflicts: [], devices: [] });
  },

  'only admins may call its functions': async (backend) => {
    const mona = await signIn(backend, 'mona');
    for (const [name, body] of [
      ['handover_board', {}],
      ['late_deliveries', {}],
      ['mark_handover', { p_handover: NOBODY, p_state: 'done', p_reason: 'x' }],
      ['settle_conflict', { p_conflict: NOBODY, p_note: 'x' }],
      ['create_pairing', { p_code_hash: hash('a'), p_kind: 'courier' }],
      ['revoke_device', { p_device: NOBODY }],
    ] as const) {
      expect(await rpc(backend, undefined, name, body)).toEqual(
        tableError(401, '42501', `permission denied for function ${name}`),
      );
      expect(await rpc(backend, mona, name, body)).toEqual(tableError(403, '42501', 'Admins only!'));
    }
  },

  'a handover is marked with a reason': async (backend) => {
    const admin = await signIn(backend, 'admin');
    const row = await paidRow(backend, admin);
    const mark = (p_state: string, p_reason: string, p_handover = row?.id) =>
      rpc(backend, admin, 'mark_handover', { p_handover, p_state, p_reason });
    expect(await mark('done', ' ')).toEqual(json(200, { refused: 'malformed' }));
    expect(await mark('waiting', 'a reason')).toEqual(json(200, { refused: 'malformed' }));
    expect(await mark('done', 'a reason', NOBODY)).toEqual(json(200, { refused: 'unknown_handover' }));
    const done = { state: 'done', how: 'admin', done_at: TIME, device: null };
    expect((await mark('done', 'They came with a paper')).body).toMatchObject(done);
    expect((await mark('done', 'Twice')).body).toMatchObject(done);
    const missed = { state: 'missed', how: null, done_at: null };
    expect((await mark('missed', 'Nobody came')).body).toMatchObject(missed);
  },

  'a pairing ends ten minutes later': async (backend) => {
    const admin = await signIn(backend, 'admin');
    const [shop] = (await call(backend, { path: '/rest/v1/stores?select=id&limit=1', as: admin })).body as {
      id: string;
    }[];
    const pair = (body: object) => rpc(backend, admin, 'create_pairing', body);
    expect(await pair({ p_code_hash: hash('b'), p_kind: 'counter', p_store: shop?.id })).toEqual(
      json(200, TIME),
    );
    const courier = await pair({ p_code_hash: hash('c'), p_kind: 'courier' });
    const minutes = (Date.parse(String(courier.body)) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThan(11);
    const withoutShop = await pair({ p_code_hash: hash('d'), p_kind: 'counter' });
    // Its details have the row, and so the hash.
    expect(withoutShop).toMatchObject({ status: 400, body: { code: '23514' } });
  },

  'what is not there is neither settled nor revoked': async (backend) => {
    const admin = await signIn(backend, 'admin');
    const settled = await rpc(backend, admin, 'settle_conflict', { p_conflict: NOBODY, p_note: 'x' });
    expect(settled).toEqual(json(200, false));
    expect(await rpc(backend, admin, 'revoke_device', { p_device: NOBODY })).toEqual(json(200, false));
  },
};
