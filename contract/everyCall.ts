/** Every call of the specification's seventh section, row by row: what it sends, and what it reads of the answer. */
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
import type { Exchanges } from './exchange.ts';
import { accountCalls } from './everyCall/accounts.ts';
import { tableCalls } from './everyCall/tables.ts';
import { order } from './orders.ts';
import { look, openWallet, ordered, press, walletIn } from './payments.ts';
import { signIn } from './people.ts';
import { NUMBER, TIME, UUID } from './shapes.ts';
import { bagCalled } from './shelf.ts';
import { answerTo, ask, type Shop } from './shop.ts';

/** The JSON of the first event `paid` that is about the order. */
async function paidEventOf(shop: Shop, code: string, during: () => Promise<unknown>): Promise<unknown> {
  const told = await answerTo(shop, { path: STREAM_PATH, as: await signIn(shop, 'admin') });
  const reader = told.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = (await reader.read()).value ?? '';
  await during();
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

const applicationCalls: Exchanges = {
  [`GET ${SURPRISE_BAGS_PATH}: a list of bags, each with its store`]: async (shop) => {
    const told = await ask(shop, { path: SURPRISE_BAGS_PATH });
    expect(told.status).toBe(200);
    const [bag] = told.body as BagRow[];
    expect(bag).toMatchObject({ id: UUID, store_name: bag?.store?.name });
  },

  [`POST ${CHECKOUT_PATH}: the order's code, or an error`]: async (shop) => {
    const mona = await signIn(shop, 'mona');
    const bag = await bagCalled(shop, 'Namoura & Sfouf Squares');
    expect((await order(shop, mona, bag)).body).toMatchObject({
      order_code: expect.stringMatching(/^ZWD-/) as string,
    });
    const refused = await order(shop, mona, bag, { changed: { currency: 'LBP' } });
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({ error: expect.any(String) as string }),
    ]);
  },

  [`POST ${PAYMENT_PATH}: where to pay, or an error`]: async (shop) => {
    const mona = await signIn(shop, 'mona');
    const { code, due } = await ordered(shop, mona, 'Namoura & Sfouf Squares');
    const { body } = await openWallet(shop, mona, code, due);
    const url = expect.stringMatching(/^https?:/) as string;
    expect(body).toMatchObject({ data: { collectUrl: url }, collectUrl: url });
    const refused = await openWallet(shop, mona, code, due + 1);
    expect(refused.body).toMatchObject({
      error: expect.any(String) as string,
      message: expect.any(String) as string,
    });
  },

  [`POST ${ORDER_STATUS_PATH}: with a buyer, and by an admin with the code alone`]: async (shop) => {
    const [mona, admin] = [await signIn(shop, 'mona'), await signIn(shop, 'admin')];
    const { code } = await ordered(shop, mona, 'Namoura & Sfouf Squares');
    expect((await look(shop, mona, code)).status).toBe(200);
    expect(await look(shop, admin, code, {})).toMatchObject({
      status: 200,
      body: { payment_status: 'paid' },
    });
    const unknown = await look(shop, admin, 'ZWD-22222222', {});
    expect(unknown.body).toMatchObject({ error: expect.any(String) as string });
  },

  [`POST ${PROFILE_PATH}: id, email, name, phone, role`]: async (shop) => {
    const { id, ...omar } = await signIn(shop, 'omar');
    const body = { id, email: 'omar@example.com', name: 'Omar K', phone: '+96171124455', role: 'user' };
    expect((await ask(shop, { path: PROFILE_PATH, as: omar, body })).status).toBe(200);
  },

  [`POST ${MESSAGE_PATH}: to and message`]: async (shop) => {
    const as = await signIn(shop, 'omar');
    const body = { to: '+961 70 000 000', message: 'Paid' };
    expect((await ask(shop, { path: MESSAGE_PATH, as, body })).status).toBe(202);
  },

  [`GET ${STREAM_PATH}: the event paid, with the number of the payment`]: async (shop) => {
    const mona = await signIn(shop, 'mona');
    const { code, due } = await ordered(shop, mona, 'Namoura & Sfouf Squares');
    const wallet = walletIn(await openWallet(shop, mona, code, due));
    const event = await paidEventOf(shop, code, async () => {
      await press(shop, wallet, 'pay');
      await look(shop, mona, code);
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

  [`GET ${STREAM_PATH}: an order paid by an admin's word has no such number`]: async (shop) => {
    const [mona, admin] = [await signIn(shop, 'mona'), await signIn(shop, 'admin')];
    const { code } = await ordered(shop, mona, 'Namoura & Sfouf Squares');
    const event = await paidEventOf(shop, code, () => look(shop, admin, code, {}));
    expect(event).toMatchObject({ order_code: code, externalId: null });
  },
};

export const everyCall: Exchanges = { ...applicationCalls, ...accountCalls, ...tableCalls };
