/** Every call of the specification's seventh section, row by row: its request, and the fields the web app reads. */
import {
  CHECKOUT_PATH,
  MESSAGE_PATH,
  ORDER_STATUS_PATH,
  PAYMENT_PATH,
  PROFILE_PATH,
  STREAM_PATH,
  SURPRISE_BAGS_PATH,
  type BagRow,
} from '@zawadeh/domain';
import { expect } from 'vitest';
import { fetchResponse, call, type ShopBackend } from '../apps/server/src/testing/shopClient.ts';
import { type ContractTests, NUMBER, TIME, UUID } from './shapes.ts';
import { accountCalls } from './everyCall/accounts.ts';
import { tableCalls } from './everyCall/tables.ts';
import { placeOrder } from './orders.ts';
import { fetchStatus, openWallet, placedOrder, pressInWallet, walletIn } from './payments.ts';
import { signIn } from './users.ts';
import { bagByTitle } from './bags.ts';

/** The data of the order's first `paid` event. */
async function paidEventOf(
  backend: ShopBackend,
  code: string,
  action: () => Promise<unknown>,
): Promise<unknown> {
  const result = await fetchResponse(backend, { path: STREAM_PATH, as: await signIn(backend, 'admin') });
  const reader = result.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = (await reader.read()).value ?? '';
  await action();
  const found = () =>
    text.split('\n\n').find((block) => /^event: ?paid$/m.test(block) && block.includes(code));
  while (found() === undefined) {
    const { value, done } = await reader.read();
    if (done) break;
    text += value;
  }
  await reader.cancel();
  return JSON.parse(/^data: ?(.*)$/m.exec(found() ?? '')?.[1] ?? 'null');
}

const applicationCalls: ContractTests = {
  [`GET ${SURPRISE_BAGS_PATH}: a list of bags, each with its store`]: async (backend) => {
    const result = await call(backend, { path: SURPRISE_BAGS_PATH });
    expect(result.status).toBe(200);
    const [bag] = result.body as BagRow[];
    expect(bag).toMatchObject({ id: UUID, store_name: bag?.store?.name });
  },

  [`POST ${CHECKOUT_PATH}: the order's code, or an error`]: async (backend) => {
    const mona = await signIn(backend, 'mona');
    const bag = await bagByTitle(backend, 'Namoura & Sfouf Squares');
    expect((await placeOrder(backend, mona, bag)).body).toMatchObject({
      order_code: expect.stringMatching(/^ZWD-/) as string,
    });
    const refused = await placeOrder(backend, mona, bag, { changed: { currency: 'LBP' } });
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({ error: expect.any(String) as string }),
    ]);
  },

  [`POST ${PAYMENT_PATH}: where to pay, or an error`]: async (backend) => {
    const mona = await signIn(backend, 'mona');
    const { code, due } = await placedOrder(backend, mona, 'Namoura & Sfouf Squares');
    const { body } = await openWallet(backend, mona, code, due);
    const url = expect.stringMatching(/^https?:/) as string;
    expect(body).toMatchObject({ data: { collectUrl: url }, collectUrl: url });
    const refused = await openWallet(backend, mona, code, due + 1);
    expect(refused.body).toMatchObject({
      error: expect.any(String) as string,
      message: expect.any(String) as string,
    });
  },

  [`POST ${ORDER_STATUS_PATH}: with a buyer, and by an admin with the code alone`]: async (backend) => {
    const [mona, admin] = [await signIn(backend, 'mona'), await signIn(backend, 'admin')];
    const { code } = await placedOrder(backend, mona, 'Namoura & Sfouf Squares');
    expect((await fetchStatus(backend, mona, code)).status).toBe(200);
    expect(await fetchStatus(backend, admin, code, {})).toMatchObject({
      status: 200,
      body: { payment_status: 'paid' },
    });
    const unknown = await fetchStatus(backend, admin, 'ZWD-22222222', {});
    expect(unknown.body).toMatchObject({ error: expect.any(String) as string });
  },

  [`POST ${PROFILE_PATH}: id, email, name, phone, role`]: async (backend) => {
    const { id, ...omar } = await signIn(backend, 'omar');
    const body = { id, email: 'omar@example.com', name: 'Omar K', phone: '+96171124455', role: 'user' };
    expect((await call(backend, { path: PROFILE_PATH, as: omar, body })).status).toBe(200);
  },

  [`POST ${MESSAGE_PATH}: to and message`]: async (backend) => {
    const as = await signIn(backend, 'omar');
    const body = { to: '+961 70 000 000', message: 'Paid' };
    expect((await call(backend, { path: MESSAGE_PATH, as, body })).status).toBe(202);
  },

  [`GET ${STREAM_PATH}: the event paid, with the number of the payment`]: async (backend) => {
    const mona = await signIn(backend, 'mona');
    const { code, due } = await placedOrder(backend, mona, 'Namoura & Sfouf Squares');
    const wallet = walletIn(await openWallet(backend, mona, code, due));
    const event = await paidEventOf(backend, code, async () => {
      await pressInWallet(backend, wallet, 'pay');
      await fetchStatus(backend, mona, code);
    });
    expect(event).toMatchObject({
      id: UUID,
      order_code: code,
      customer_name: 'Mona',
      delivery_method: 'pickup',
      payment_status: 'paid',
      created_at: TIME,
      paid_at: TIME,
      externalId: NUMBER,
    });
  },

  [`GET ${STREAM_PATH}: an order paid by an admin's word has no such number`]: async (backend) => {
    const [mona, admin] = [await signIn(backend, 'mona'), await signIn(backend, 'admin')];
    const { code } = await placedOrder(backend, mona, 'Namoura & Sfouf Squares');
    const event = await paidEventOf(backend, code, () => fetchStatus(backend, admin, code, {}));
    expect(event).toMatchObject({ order_code: code, externalId: null });
  },
};

export const everyCall: ContractTests = { ...applicationCalls, ...accountCalls, ...tableCalls };
