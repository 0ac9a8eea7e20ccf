/** Test users with their sessions, and a client of the shop's API that needs no browser. */
import { brand, wallTimeOf } from '@zawadeh/domain';
import {
  callSuccessfully,
  lineOf,
  signIn,
  signUp,
  userAt,
  type ApiCall,
  type ShopBackend,
  type UserSession,
} from '../apps/server/src/testing/shopClient.ts';
import { test as base } from './fixtures.ts';

export interface JourneyUser {
  id: string;
  token: string;
  refreshToken: string;
  /** The browser storage of a signed-in user. */
  storageState: {
    cookies: [];
    origins: { origin: string; localStorage: { name: string; value: string }[] }[];
  };
}

interface NamedBag {
  id: string;
  title: string;
  name_ar: string;
}

interface Order {
  order_code: string;
  payment_status: string;
}

export function userFromSession(stored: UserSession['stored'], origin: string): JourneyUser {
  const value = JSON.stringify(stored);
  const localStorage = [{ name: `${brand.storagePrefix}-session`, value }];
  return {
    id: stored.user.id,
    token: stored.access_token,
    refreshToken: stored.refresh_token,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  };
}

/** Retries after a rate limit, because both workers send from the same address. */
async function sendPatiently(request: Request): Promise<Response> {
  const response = await fetch(request.clone());
  const seconds = response.status === 429 ? Number(response.headers.get('retry-after') ?? NaN) : NaN;
  if (Number.isNaN(seconds)) return response;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return sendPatiently(request);
}

/** The requests of the browser's client, without a browser. */
function createApi(origin: string) {
  const shop: ShopBackend = { origin, send: sendPatiently };
  const send = <Body>(call: ApiCall) => callSuccessfully<Body>(shop, call);
  const bagAt = (id: string) => `/rest/v1/surprise_bags?id=eq.${id}`;

  return {
    signIn: async (email: string, password: string) =>
      userFromSession((await signIn(shop, { email, password })).stored, origin),

    async signUp(email: string): Promise<JourneyUser> {
      const data = { name: 'Rania Haddad', phone: '+96170123456' };
      return userFromSession((await signUp(shop, { email, data })).stored, origin);
    },

    setStock: (admin: JourneyUser, bagId: string, quantity: number) =>
      send({ method: 'PATCH', path: bagAt(bagId), as: admin, body: { quantity } }),

    /** Places an unpaid order. */
    async placeOrder(user: JourneyUser, bagId: string, customer: string): Promise<string> {
      const [bag] = await send<{ id: string; sale_price: number }[]>({
        path: `${bagAt(bagId)}&select=id,sale_price`,
      });
      const { answer } = await userAt(shop, user).checkout([lineOf(bag!)], { customer_name: customer });
      if (typeof answer.order_code !== 'string') throw new Error(String(answer.error));
      return answer.order_code;
    },

    setRole: (admin: JourneyUser, user: JourneyUser, role: 'admin' | 'user') =>
      send({ method: 'PATCH', path: `/rest/v1/users?id=eq.${user.id}`, as: admin, body: { role } }),

    /** Adds the bag to a new store; it can be collected from an hour ago until in four hours. */
    async addBag(
      admin: JourneyUser,
      { store, title }: { store: string; title: string },
    ): Promise<{ storeId: string; bagId: string }> {
      const add = async (table: string, body: object): Promise<string> => {
        const path = `/rest/v1/${table}?select=id`;
        const headers = { prefer: 'return=representation' };
        const [added] = await send<[{ id: string }]>({ path, as: admin, body, headers });
        return added.id;
      };
      const storeId = await add('stores', { name: store });
      const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
      const window = { pickup_start: inHours(-1), pickup_end: inHours(hoursOnSale(Date.now())) };
      const bag = { title, sale_price: 4.5, quantity: 5, category: 'Meals', ...window };
      return { storeId, bagId: await add('surprise_bags', { store_id: storeId, ...bag }) };
    },

    /** Two bags of one shop that has them from the start: of another one for each `place`. */
    async bagsOfAShop(place: number): Promise<[NamedBag, NamedBag]> {
      const bags = await send<(NamedBag & { store_id: string })[]>({
        path: '/rest/v1/surprise_bags?select=id,title,name_ar,store_id&name_ar=not.is.null&order=id',
      });
      const shops = [...new Set(bags.map(({ store_id }) => store_id))];
      const bagsOf = (shop: string) => bags.filter(({ store_id }) => store_id === shop);
      const [one, other] = shops.map(bagsOf).filter(({ length }) => length > 1)[place] ?? [];
      if (!one || !other) throw new Error('No shop has two bags.');
      return [one, other];
    },

    setPlan: (admin: JourneyUser, bag_id: string, plan: object) =>
      send({
        path: '/rest/v1/bag_plans',
        as: admin,
        body: { bag_id, ...plan },
        headers: { prefer: 'resolution=merge-duplicates' },
      }),

    /** The plan, and what was changed for single days. */
    async deletePlan(admin: JourneyUser, bagId: string): Promise<void> {
      for (const table of ['bag_plans', 'bag_days']) {
        await send({ method: 'DELETE', path: `/rest/v1/${table}?bag_id=eq.${bagId}`, as: admin });
      }
    },

    daysOf: (admin: JourneyUser, bagId: string) =>
      send<{ day: string; planned: number | null; skipped: boolean }[]>({
        path: `/rest/v1/bag_days?select=day,planned,skipped&bag_id=eq.${bagId}&order=day`,
        as: admin,
      }),

    async stockOf(bagId: string): Promise<number> {
      const [bag] = await send<{ quantity: number }[]>({ path: `${bagAt(bagId)}&select=quantity` });
      return bag!.quantity;
    },

    /** The orders that contain this bag, the oldest first. */
    async ordersOf(user: JourneyUser, bagId: string): Promise<Order[]> {
      const query = `select=order_code,payment_status,details&user_id=eq.${user.id}&order=created_at`;
      const orders = await send<(Order & { details: { bagId: string }[] })[]>({
        path: `/rest/v1/orders?${query}`,
        as: user,
      });
      return orders.filter(({ details }) => details.some((line) => line.bagId === bagId));
    },
  };
}

/** Four, but not past four in the morning in Beirut: counters and Today begin a new day then. */
export function hoursOnSale(now: number): number {
  const [hour = 0, minute = 0] = wallTimeOf(now).slice('2026-11-25T'.length).split(':').map(Number);
  const untilFour = (28 - hour - minute / 60) % 24;
  return untilFour > 0.05 ? Math.min(4, untilFour - 0.01) : 4;
}

type ShopApi = ReturnType<typeof createApi>;

export interface UserFixtures {
  api: ShopApi;
  /** A new user for each worker, whose tests run one after another. */
  buyer: JourneyUser;
  otherBuyer: JourneyUser;
  admin: JourneyUser;
}

/** A rate limit may delay signing in by more than a minute. */
const SIGN_IN_TIMEOUT = { scope: 'worker', timeout: 90_000 } as const;

/** The browser of the test is signed in as the buyer. */
export const test = base.extend<object, UserFixtures>({
  api: [
    // Playwright reads a fixture's dependencies from its first parameter.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide, { project }) => provide(createApi(project.use.baseURL ?? '')),
    { scope: 'worker' },
  ],
  buyer: [
    async ({ api }, provide, { project, workerIndex }) =>
      provide(await api.signUp(`${project.name}.${workerIndex}.${Date.now()}@example.com`)),
    SIGN_IN_TIMEOUT,
  ],
  otherBuyer: [
    async ({ api }, provide) => provide(await api.signIn('mona@zawadeh.local', 'Zawadeh-mona-1')),
    SIGN_IN_TIMEOUT,
  ],
  admin: [
    async ({ api }, provide) => provide(await api.signIn('admin@zawadeh.local', 'Zawadeh-admin-1')),
    SIGN_IN_TIMEOUT,
  ],
  storageState: async ({ buyer }, provide) => provide(buyer.storageState),
});
