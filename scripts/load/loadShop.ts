/** A running server with its providers, its users and an admin. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backendAt, publishableKeyOf, signUp as signUpAt } from '../../apps/server/src/testing/shopClient.ts';
import { signInLoadAdmin, type LoadAdmin } from './loadAdmin.ts';
import { pairLoadCounter, type LoadCounter } from './loadCounter.ts';
import { createLoadClient, type LoadClient } from './loadClient.ts';
import { createObservations, type Observations } from './observations.ts';
import { startProxy } from './proxy.ts';
import { startProviders, type Providers } from './providers.ts';
import { createLoadUser, type LoadUser } from './loadUser.ts';
import { openShopServer, type ShopServer } from './shopServer.ts';
import { createStatistics, type Statistics } from './statistics.ts';

export interface LoadShopOptions {
  databaseUrl: string | null;
  userCount: number;
  /** More than one are behind a proxy, and share a PostgreSQL database. */
  serverCount?: number;
  /** The data folder, instead of a temporary one. */
  dataDir?: string;
  nodeArguments?: readonly string[];
  environment?: Readonly<Record<string, string>>;
}

export interface LoadShop {
  /** The first of them; the only one of most runs. */
  server: ShopServer;
  otherServers: readonly ShopServer[];
  providers: Providers;
  users: readonly LoadUser[];
  admin: LoadAdmin;
  /** The server's clock is another one than that of the crowd, which cannot plan by it. */
  hasOwnClock: boolean;
  /** Two phones at the counter of the one shop that sells. */
  counters: readonly LoadCounter[];
  observations: Observations;
  statistics: Statistics;
  close: () => Promise<void>;
}

const BAGS = 60;
/** Every fifth bag is scarce, so that buyers compete for it. */
const isScarce = (index: number): boolean => index % 5 === 0;
const stockOf = (index: number): number => (isScarce(index) ? 2 : 40);
const PHONES = ['Front counter', 'Kitchen'];

export async function openLoadShop({
  databaseUrl,
  userCount,
  serverCount = 1,
  dataDir,
  ...rest
}: LoadShopOptions): Promise<LoadShop> {
  const providers = await startProviders();
  const ownFolder = dataDir ? null : await mkdtemp(join(tmpdir(), 'zawadeh-load-'));
  const proxy = serverCount > 1 ? await startProxy() : null;
  const folder = dataDir ?? ownFolder!;
  const openServer = (place: number) =>
    openShopServer({
      // Each server has a folder of its own.
      dataDir: place === 0 ? folder : join(folder, `server-${place}`),
      databaseUrl,
      settings: providers.settings,
      ...(proxy && { publicOrigin: proxy.origin }),
      ...rest,
    });
  // The first creates the tables.
  const server = await openServer(0);
  const otherServers: ShopServer[] = [];
  for (let place = 1; place < serverCount; place += 1) otherServers.push(await openServer(place));
  for (const each of [server, ...otherServers]) proxy?.addUpstream(each.origin);
  const origin = proxy?.origin ?? server.origin;
  const publishableKey = await publishableKeyOf(backendAt(server.origin));
  const observations = createObservations();
  const setupStatistics = createStatistics();
  const statistics = createStatistics();
  const clientOf = (index: number, into = statistics) =>
    createLoadClient(origin, addressOf(index), publishableKey, into);

  // The requests of the setup are counted apart.
  let into = setupStatistics;
  const adminClient: LoadClient = {
    send: (...args) => clientOf(0, into).send(...args),
    sendUntilAnswered: (...args) => clientOf(0, into).sendUntilAnswered(...args),
  };
  const admin = await signInLoadAdmin({ origin, publishableKey, client: adminClient, observations });
  for (let index = 0; index < BAGS; index += 1) await admin.addBag(stockOf(index), isScarce(index));
  if (observations.supply.size < BAGS)
    throw new Error(`The bags could not be added: ${setupStatistics.errors().join('; ')}`);
  const users: LoadUser[] = [];
  for (let index = 1; index <= userCount; index += 1) users.push(await signUp(index));
  const counters: LoadCounter[] = [];
  for (const [place, name] of PHONES.entries()) {
    const client = clientOf(userCount + 1 + place, statistics);
    counters.push(await pairLoadCounter({ name, client, admin, observations }));
  }
  into = statistics;

  async function signUp(index: number): Promise<LoadUser> {
    const email = `person-${index}@example.com`;
    const send = (request: Request) => {
      request.headers.set('x-forwarded-for', addressOf(index));
      return fetch(request);
    };
    const data = { name: 'Rima Haddad', phone: '+96170123456' };
    const { id, token } = await signUpAt(
      { origin: server.origin, send },
      { email, data },
      server.linkTokenFor,
    );
    const client = clientOf(index);
    return createLoadUser({ email, id, token, client, observations, provider: providers.provider });
  }

  return {
    server,
    otherServers,
    providers,
    users,
    admin,
    hasOwnClock: rest.environment?.ZAWADEH_CLOCK_FILE !== undefined,
    counters,
    observations,
    statistics,
    async close() {
      admin.stop();
      await Promise.all([server, ...otherServers].map((each) => each.stop()));
      await proxy?.stop();
      await providers.close();
      if (ownFolder) await rm(ownFolder, { recursive: true, force: true });
    },
  };
}

const addressOf = (index: number): string => `10.0.${Math.floor(index / 250)}.${(index % 250) + 1}`;
