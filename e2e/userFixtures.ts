/** Test users with their sessions, and a client of the shop's API that needs no browser. */
import { brand, PICKUP_ADDRESS } from '@zawadeh/domain';
import { storedSession } from '@zawadeh/mocks/storedSession';
import type { APIRequestContext } from '@playwright/test';
import { test as base } from './fixtures.ts';

interface Session {
  access_token: string;
  user: { id: string; email: string };
}

export interface JourneyUser {
  id: string;
  token: string;
  /** The browser storage of a signed-in user. */
  storageState: {
    cookies: [];
    origins: { origin: string; localStorage: { name: string; value: string }[] }[];
  };
}

interface Order {
  order_code: string;
  payment_status: string;
}

function userFromSession(session: Session, origin: string): JourneyUser {
  const value = JSON.stringify(session);
  const localStorage = [{ name: `${brand.storagePrefix}-session`, value }];
  return {
    id: session.user.id,
    token: session.access_token,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  };
}

/** The requests of the browser's client, without a browser. */
function createApi(request: APIRequestContext, origin: string) {
  const headers = async (token?: string) => {
    const { publishableKey } = (await (await request.get('/config.json')).json()) as {
      publishableKey: string;
    };
    return { apikey: publishableKey, authorization: `Bearer ${token ?? publishableKey}` };
  };

  /** Retries after a rate limit, because both workers send from the same address. */
  const authenticate = async (path: string, data: object): Promise<Session> => {
    const response = await request.post(`/auth/v1/${path}`, { data, headers: await headers() });
    const seconds = response.status() === 429 ? Number(response.headers()['retry-after']) : NaN;
    if (!Number.isNaN(seconds)) {
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      return authenticate(path, data);
    }
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as Session;
  };

  const userOf = (session: Session) => userFromSession(session, origin);

  return {
    signIn: async (email: string, password: string) =>
      userOf(await authenticate('token?grant_type=password', { email, password })),

    async signUp(email: string): Promise<JourneyUser> {
      await authenticate('signup', {
        email,
        password: 'Bread-and-salt',
        data: { name: 'Rania Haddad', phone: '+96170123456' },
      });
      const outboxPage = await (await request.get(`/outbox?q=${encodeURIComponent(email)}`)).text();
      const [, token_hash] = /verify\?token=(\w+)/.exec(outboxPage) ?? [];
      return userOf(await authenticate('verify', { token_hash, type: 'signup' }));
    },

    async setStock(admin: JourneyUser, bagId: string, quantity: number): Promise<void> {
      const response = await request.patch(`/rest/v1/surprise_bags?id=eq.${bagId}`, {
        data: { quantity },
        headers: await headers(admin.token),
      });
      if (!response.ok()) throw new Error(await response.text());
    },

    /** Places an unpaid order. */
    async placeOrder(user: JourneyUser, bagId: string, customer: string): Promise<string> {
      const rows = await request.get(`/rest/v1/surprise_bags?select=sale_price&id=eq.${bagId}`, {
        headers: await headers(),
      });
      const [{ sale_price: unitPrice }] = (await rows.json()) as [{ sale_price: number }];
      const response = await request.post('/api/orders/checkout', {
        data: {
          user_id: user.id,
          bag_id: bagId,
          qty: 1,
          delivery_method: 'pickup',
          customer_name: customer,
          customer_email: 'rania@example.com',
          whatsapp_phone: '+96170123456',
          delivery_address: PICKUP_ADDRESS,
          delivery_fee: 0,
          amount: unitPrice,
          currency: 'USD',
          details: [{ bagId, quantity: 1, unitPrice }],
        },
        headers: await headers(user.token),
      });
      const result = (await response.json()) as { order_code?: string; error?: string };
      if (!result.order_code) throw new Error(result.error);
      return result.order_code;
    },

    async setRole(admin: JourneyUser, user: JourneyUser, role: 'admin' | 'user'): Promise<void> {
      const response = await request.patch(`/rest/v1/users?id=eq.${user.id}`, {
        data: { role },
        headers: await headers(admin.token),
      });
      if (!response.ok()) throw new Error(await response.text());
    },

    /** Adds the bag to a new store. */
    async addBag(admin: JourneyUser, { store, title }: { store: string; title: string }): Promise<void> {
      const asAdmin = await headers(admin.token);
      const added = await request.post('/rest/v1/stores?select=id', {
        data: { name: store },
        headers: { ...asAdmin, prefer: 'return=representation' },
      });
      if (!added.ok()) throw new Error(await added.text());
      const [{ id }] = (await added.json()) as [{ id: string }];
      const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
      const window = { pickup_start: inHours(-1), pickup_end: inHours(4) };
      const data = { store_id: id, title, sale_price: 4.5, quantity: 5, category: 'Meals', ...window };
      const response = await request.post('/rest/v1/surprise_bags', { data, headers: asAdmin });
      if (!response.ok()) throw new Error(await response.text());
    },

    async stockOf(bagId: string): Promise<number> {
      const response = await request.get(`/rest/v1/surprise_bags?select=quantity&id=eq.${bagId}`, {
        headers: await headers(),
      });
      const [bag] = (await response.json()) as { quantity: number }[];
      return bag!.quantity;
    },

    /** The orders that contain this bag, the oldest first. */
    async ordersOf(user: JourneyUser, bagId: string): Promise<Order[]> {
      const query = `select=order_code,payment_status,details&user_id=eq.${user.id}&order=created_at`;
      const response = await request.get(`/rest/v1/orders?${query}`, {
        headers: await headers(user.token),
      });
      if (!response.ok()) throw new Error(await response.text());
      const orders = (await response.json()) as (Order & { details: { bagId: string }[] })[];
      return orders.filter(({ details }) => details.some((line) => line.bagId === bagId));
    },
  };
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
    async ({ playwright }, provide, { project }) => {
      const { baseURL = '' } = project.use;
      const request = await playwright.request.newContext({ baseURL });
      await provide(createApi(request, baseURL));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  buyer: [
    async ({ api, usesMocks }, provide, { project, workerIndex }) => {
      // Every tab on the mocks starts with a new mock database, so the seeded user is new there too.
      if (usesMocks)
        return provide(
          userFromSession(JSON.parse(storedSession('mona')) as Session, project.use.baseURL ?? ''),
        );
      return provide(await api.signUp(`${project.name}.${workerIndex}.${Date.now()}@example.com`));
    },
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
