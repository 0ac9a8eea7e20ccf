/** A shop that is open, what it talks to, the people who came and the one on the dashboard. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminAt, type Admin } from './admin.ts';
import { callerAt, type Caller, type Told } from './caller.ts';
import { openNotes, type Notes } from './notes.ts';
import { openOutside, type Outside } from './outside.ts';
import { PASSWORD, personOf, type Person } from './person.ts';
import { openShopServer, type ShopServer } from './shopServer.ts';
import { openTally, type Tally } from './tally.ts';

export interface WorldOptions {
  databaseUrl: string | null;
  people: number;
  /** Where the data is kept instead of a folder of its own that is gone afterwards. */
  dataDir?: string;
  nodeArguments?: readonly string[];
  environment?: Readonly<Record<string, string>>;
}

export interface World {
  server: ShopServer;
  outside: Outside;
  people: readonly Person[];
  admin: Admin;
  notes: Notes;
  tally: Tally;
  close: () => Promise<void>;
}

const BAGS = 60;
/** Many of most, and of every fifth so few that people are at them at once. */
const stockOf = (index: number): number => (index % 5 === 0 ? 2 : 40);

export async function openWorld({
  databaseUrl,
  people: count,
  dataDir,
  ...rest
}: WorldOptions): Promise<World> {
  const outside = await openOutside();
  const own = dataDir ? null : await mkdtemp(join(tmpdir(), 'zawadeh-load-'));
  const settings = outside.settings;
  const server = await openShopServer({ dataDir: dataDir ?? own!, databaseUrl, settings, ...rest });
  const { origin } = server;
  const { publishableKey } = (await (await fetch(`${origin}/config.json`)).json()) as {
    publishableKey: string;
  };
  const notes = openNotes();
  const settingUp = openTally();
  const tally = openTally();
  const callerOf = (index: number, into = tally) => callerAt(origin, addressOf(index), publishableKey, into);

  // Before the doors open nothing counts.
  let into = settingUp;
  const adminCaller: Caller = {
    call: (...all) => callerOf(0, into).call(...all),
    untilAnswered: (...all) => callerOf(0, into).untilAnswered(...all),
  };
  const admin = await adminAt({ origin, publishableKey, caller: adminCaller, notes });
  for (let index = 0; index < BAGS; index += 1) await admin.putOut(stockOf(index));
  if (notes.supply.size < BAGS)
    throw new Error(`No bags could be put out: ${settingUp.troubles().join('; ')}`);
  const people: Person[] = [];
  for (let index = 1; index <= count; index += 1) people.push(await joinAs(index));
  into = tally;

  async function joinAs(index: number): Promise<Person> {
    const email = `person-${index}@example.com`;
    const into = callerOf(index, settingUp);
    const enter = (path: string, body: object) =>
      into.call('join', `/auth/v1/${path}`, { method: 'POST', body });
    await enter('signup', {
      email,
      password: PASSWORD,
      data: { name: 'Rima Haddad', phone: '+96170123456' },
    });
    // Only somebody at this machine may read it, so nobody stands in between.
    const letter = await (await fetch(`${origin}/outbox?q=${encodeURIComponent(email)}`)).text();
    const token_hash = /verify\?token=(\w+)/.exec(letter)?.[1];
    const session = readSession(await enter('verify', { token_hash, type: 'signup' }));
    return personOf({ email, ...session, caller: callerOf(index), notes, provider: outside.provider });
  }

  return {
    server,
    outside,
    people,
    admin,
    notes,
    tally,
    async close() {
      admin.leave();
      await server.stop();
      await outside.close();
      if (own) await rm(own, { recursive: true, force: true });
    },
  };
}

const addressOf = (index: number): string => `10.0.${Math.floor(index / 250)}.${(index % 250) + 1}`;

function readSession(told: Told | null): { id: string; token: string } {
  const { access_token: token, user } = (told?.answer ?? {}) as {
    access_token?: string;
    user?: { id: string };
  };
  if (!token || !user) throw new Error(`Somebody could not join: ${told?.status} ${told?.body}`);
  return { id: user.id, token };
}
