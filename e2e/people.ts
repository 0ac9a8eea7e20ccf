/** Who buys, who else wants the same bag, and who looks after the shelf. */
import { brand, PICKUP_ADDRESS } from '@zawadeh/domain';
import { storedSession } from '@zawadeh/mocks/storedSession';
import type { APIRequestContext } from '@playwright/test';
import { test as base } from './words.ts';

interface Session {
  access_token: string;
  user: { id: string; email: string };
}

export interface Person {
  id: string;
  token: string;
  /** What a browser keeps of whoever is signed in. */
  kept: { cookies: []; origins: { origin: string; localStorage: { name: string; value: string }[] }[] };
}

interface Order {
  order_code: string;
  payment_status: string;
}

function personIn(session: Session, origin: string): Person {
  const value = JSON.stringify(session);
  const localStorage = [{ name: `${brand.storagePrefix}-session`, value }];
  return {
    id: session.user.id,
    token: session.access_token,
    kept: { cookies: [], origins: [{ origin, localStorage }] },
  };
}

/** The calls of the browser's own client, without a browser. */
function callsOf(request: APIRequestContext, origin: string) {
  const headers = async (token?: string) => {
    const { publishableKey } = (await (await request.get('/config.json')).json()) as {
      publishableKey: string;
    };
    return { apikey: publishableKey, authorization: `Bearer ${token ?? publishableKey}` };
  };

  /** One address may try so often in a minute, and both workers have the same one. */
  const enter = async (path: string, data: object): Promise<Session> => {
    const answer = await request.post(`/auth/v1/${path}`, { data, headers: await headers() });
    const seconds = answer.status() === 429 ? Number(answer.headers()['retry-after']) : NaN;
    if (!Number.isNaN(seconds)) {
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      return enter(path, data);
    }
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as Session;
  };

  const personOf = (session: Session) => personIn(session, origin);

  return {
    signIn: async (email: string, password: string) =>
      personOf(await enter('token?grant_type=password', { email, password })),

    async signUp(email: string): Promise<Person> {
      await enter('signup', {
        email,
        password: 'Bread-and-salt',
        data: { name: 'Rania Haddad', phone: '+96170123456' },
      });
      const letter = await (await request.get(`/outbox?q=${encodeURIComponent(email)}`)).text();
      const [, token_hash] = /verify\?token=(\w+)/.exec(letter) ?? [];
      return personOf(await enter('verify', { token_hash, type: 'signup' }));
    },

    async setStock(admin: Person, bagId: string, quantity: number): Promise<void> {
      const answer = await request.patch(`/rest/v1/surprise_bags?id=eq.${bagId}`, {
        data: { quantity },
        headers: await headers(admin.token),
      });
      if (!answer.ok()) throw new Error(await answer.text());
    },

    /** An order that waits to be paid. */
    async placeOrder(person: Person, bagId: string, customer: string): Promise<string> {
      const rows = await request.get(`/rest/v1/surprise_bags?select=sale_price&id=eq.${bagId}`, {
        headers: await headers(),
      });
      const [{ sale_price: unitPrice }] = (await rows.json()) as [{ sale_price: number }];
      const answer = await request.post('/api/orders/checkout', {
        data: {
          user_id: person.id,
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
        headers: await headers(person.token),
      });
      const told = (await answer.json()) as { order_code?: string; error?: string };
      if (!told.order_code) throw new Error(told.error);
      return told.order_code;
    },

    async giveRole(admin: Person, person: Person, role: 'admin' | 'user'): Promise<void> {
      const answer = await request.patch(`/rest/v1/users?id=eq.${person.id}`, {
        data: { role },
        headers: await headers(admin.token),
      });
      if (!answer.ok()) throw new Error(await answer.text());
    },

    /** In a store of its own. */
    async addBag(admin: Person, { store, title }: { store: string; title: string }): Promise<void> {
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
      const answer = await request.post('/rest/v1/surprise_bags', { data, headers: asAdmin });
      if (!answer.ok()) throw new Error(await answer.text());
    },

    async stockOf(bagId: string): Promise<number> {
      const answer = await request.get(`/rest/v1/surprise_bags?select=quantity&id=eq.${bagId}`, {
        headers: await headers(),
      });
      const [bag] = (await answer.json()) as { quantity: number }[];
      return bag!.quantity;
    },

    /** Those that have this bag in them, the oldest first. */
    async ordersOf(person: Person, bagId: string): Promise<Order[]> {
      const query = `select=order_code,payment_status,details&user_id=eq.${person.id}&order=created_at`;
      const answer = await request.get(`/rest/v1/orders?${query}`, { headers: await headers(person.token) });
      if (!answer.ok()) throw new Error(await answer.text());
      const orders = (await answer.json()) as (Order & { details: { bagId: string }[] })[];
      return orders.filter(({ details }) => details.some((line) => line.bagId === bagId));
    },
  };
}

type Calls = ReturnType<typeof callsOf>;

export interface People {
  shop: Calls;
  /** Somebody whom nobody else has met: the tests of one worker follow one another. */
  buyer: Person;
  neighbour: Person;
  admin: Person;
}

/** As many seconds as it may take until the server listens to this address again. */
const PATIENCE = { scope: 'worker', timeout: 90_000 } as const;

/** The browser belongs to the buyer, who is signed in. */
export const test = base.extend<object, People>({
  shop: [
    async ({ playwright }, provide, { project }) => {
      const { baseURL = '' } = project.use;
      const request = await playwright.request.newContext({ baseURL });
      await provide(callsOf(request, baseURL));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  buyer: [
    async ({ shop, isPretended }, provide, { project, workerIndex }) => {
      // Nobody has met her either: every tab there begins with a world of its own.
      if (isPretended)
        return provide(personIn(JSON.parse(storedSession('mona')) as Session, project.use.baseURL ?? ''));
      return provide(await shop.signUp(`${project.name}.${workerIndex}.${Date.now()}@example.com`));
    },
    PATIENCE,
  ],
  neighbour: [
    async ({ shop }, provide) => provide(await shop.signIn('mona@zawadeh.local', 'Zawadeh-mona-1')),
    PATIENCE,
  ],
  admin: [
    async ({ shop }, provide) => provide(await shop.signIn('admin@zawadeh.local', 'Zawadeh-admin-1')),
    PATIENCE,
  ],
  storageState: async ({ buyer }, provide) => provide(buyer.kept),
});
