/** The same exchanges over HTTP with the real server on a real database, and the mocks' shelf beside its own. */
import { SURPRISE_BAGS_PATH, type BagRow } from '@zawadeh/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, type Listener } from '../apps/server/src/listen.ts';
import { bootEmbedded, signUp, type Booted } from '../apps/server/src/testing/bootEmbedded.ts';
import { holdToContract, type OpenedShop } from './contract.ts';
import { PASSWORD, PEOPLE } from './people.ts';
import { openPretendShop } from './pretendShop.ts';
import { NO_SUCH_CALL } from './shapes.ts';
import { shelf } from './shelf.ts';
import { ask } from './shop.ts';

const HOST = '127.0.0.1';
/** The exchanges are about what is answered, and not about how often one may ask. */
const unlimited = new Proxy({}, { get: () => Infinity });

async function openRealShop(): Promise<OpenedShop> {
  const booted = await bootEmbedded({ authCallsPerMinute: unlimited });
  await bringPeople(booted);
  const listener: Listener = await listen(HOST, 0);
  listener.answerWith((request, peer) => booted.app.fetch(request, peer));
  return {
    origin: `http://${HOST}:${listener.port}`,
    send: (request) => fetch(request),
    close: async () => {
      await listener.stop();
      await booted.stop();
    },
  };
}

async function bringPeople(booted: Booted): Promise<void> {
  const { unconfirmed, ...confirmed } = PEOPLE;
  for (const { email, said } of Object.values(confirmed)) await signUp(booted, email, said);
  await booted.visitor().auth.signUp({ email: unconfirmed.email, password: PASSWORD });
  const users = () => booted.service().from('users');
  const changes = [
    await users().update({ role: 'admin' }).eq('email', PEOPLE.admin.email),
    await users().update({ deactivated_at: new Date().toISOString() }).eq('email', PEOPLE.deactivated.email),
  ];
  for (const { error } of changes) if (error) throw error;
}

let shop: OpenedShop;
let seeded: BagRow[];
beforeAll(async () => {
  shop = await openRealShop();
  // Before anybody has ordered.
  seeded = await shelf(shop);
}, 60_000);
afterAll(() => shop.close());

holdToContract(async () => ({ ...shop, close: async () => {} }));

const told = (row: BagRow) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      /_at$|^pickup|^restock/.test(column) ? momentOf(value) : value,
    ]),
  );
/** To the millisecond; the database knows its microseconds. */
const momentOf = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : value);

test('the mocks have the very shelf that the seed fills a database with', async () => {
  const seededAt = Date.parse(seeded[0]?.last_update_at ?? '');
  const pretend = await shelf(openPretendShop(() => seededAt));
  expect(pretend.map(told)).toEqual(seeded.map(told));
});

test('an address that nobody knows is told as one', async () => {
  expect(await ask(shop, { path: `${SURPRISE_BAGS_PATH}/nothing` })).toEqual(NO_SUCH_CALL);
});
