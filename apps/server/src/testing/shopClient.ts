/**
 * Signs up, signs in, orders and pays with the requests of the web app. Server tests, contract, journeys, load and
 * benchmarks all use it.
 */
import {
  CANCEL_PATH,
  CHECKOUT_PATH,
  ORDER_STATUS_PATH,
  PAYMENT_PATH,
  PICKUP_ADDRESS,
  STREAM_PATH,
  toDollars,
  type CheckoutBody,
} from '@zawadeh/domain';
import { DEMO_ACCOUNTS } from '@zawadeh/domain/demo';

/** A server or the mocks. */
export interface ShopBackend {
  origin: string;
  send: (request: Request) => Promise<Response>;
}

export const backendAt = (origin: string): ShopBackend => ({ origin, send: (request) => fetch(request) });

export interface ApiCall {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** The session's token; without it the call is anonymous. */
  as?: { token: string } | undefined;
  /** A plain object is sent as JSON, anything else unchanged. */
  body?: unknown;
  headers?: Record<string, string> | undefined;
}

/** The parts of a response that the tests compare. */
export interface CallResponse {
  status: number;
  /** The content type without its parameters; null for an empty body. */
  type: string | null;
  body: unknown;
}

/** `key` is the publishable key. */
export function requestOf(
  origin: string,
  key: string | null,
  { body, method = body === undefined ? 'GET' : 'POST', path, as, headers }: ApiCall,
): Request {
  const isJson = Object.prototype.toString.call(body) === '[object Object]';
  const token = as?.token ?? key;
  return new Request(origin + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(key !== null && { apikey: key }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(isJson && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as BodyInit) }),
  });
}

const keys = new WeakMap<ShopBackend, Promise<string>>();

/** The publishable key, which the web app reads from the same place. */
export function publishableKeyOf(backend: ShopBackend): Promise<string> {
  const read = async (): Promise<string> => {
    const response = await backend.send(new Request(`${backend.origin}/config.json`));
    return ((await response.json()) as { publishableKey: string }).publishableKey;
  };
  const key = keys.get(backend) ?? read();
  keys.set(backend, key);
  return key;
}

/** Only the project's own paths need the publishable key. */
async function fetchResponse(backend: ShopBackend, apiCall: ApiCall): Promise<Response> {
  const key = apiCall.path.startsWith('/api/') ? null : await publishableKeyOf(backend);
  return backend.send(requestOf(backend.origin, key, apiCall));
}

export async function call(backend: ShopBackend, apiCall: ApiCall): Promise<CallResponse> {
  const response = await fetchResponse(backend, apiCall);
  const text = await response.text();
  const type = response.headers.get('content-type')?.split(';')[0] ?? null;
  // An empty response may still have the content type JSON.
  if (text === '') return { status: response.status, type: null, body: null };
  return { status: response.status, type, body: type?.includes('json') ? JSON.parse(text) : text };
}

/** The body of a response that has to be a success. */
export async function callSuccessfully<Body>(backend: ShopBackend, apiCall: ApiCall): Promise<Body> {
  const { status, body } = await call(backend, apiCall);
  if (status >= 300) throw new Error(`${apiCall.path}: ${status} ${JSON.stringify(body)}`);
  return body as Body;
}

export const PASSWORD = 'Correct-horse-7';

interface AuthSession {
  access_token: string;
  refresh_token: string;
  user: { id: string; email: string };
}

export interface UserSession {
  id: string;
  email: string;
  token: string;
  refreshToken: string;
  /** The session as the Supabase client stores it. */
  stored: AuthSession;
}

async function openSession(backend: ShopBackend, apiCall: ApiCall): Promise<UserSession> {
  const stored = await callSuccessfully<AuthSession>(backend, apiCall);
  const { access_token: token, refresh_token: refreshToken, user } = stored;
  return { id: user.id, email: user.email, token, refreshToken, stored };
}

interface Credentials {
  email: string;
  password: string;
}

export const signInCall = ({ email, password }: Credentials): ApiCall => ({
  path: '/auth/v1/token?grant_type=password',
  body: { email, password },
});

export const signIn = (backend: ShopBackend, credentials: Credentials): Promise<UserSession> =>
  openSession(backend, signInCall(credentials));

/** One of the demo accounts of a server that was started for trying out. */
export const signInAs = (backend: ShopBackend, role: 'admin' | 'user'): Promise<UserSession> =>
  signIn(
    backend,
    DEMO_ACCOUNTS.find((account) => account.role === role)!,
  );

/** The token in the newest confirmation e-mail, from the server's local outbox page. */
async function tokenInOutbox({ origin, send }: ShopBackend, email: string): Promise<string> {
  const page = await send(new Request(`${origin}/outbox?q=${encodeURIComponent(email)}`));
  return /verify\?token=(\w+)/.exec(await page.text())?.[1] ?? '';
}

/** Signs up and follows the link of the confirmation e-mail. */
export async function signUp(
  backend: ShopBackend,
  { email, password = PASSWORD, data = {} }: { email: string; password?: string; data?: object },
  findToken = (address: string) => tokenInOutbox(backend, address),
): Promise<UserSession> {
  await callSuccessfully(backend, { path: '/auth/v1/signup', body: { email, password, data } });
  const body = { token_hash: await findToken(email), type: 'signup' };
  return openSession(backend, { path: '/auth/v1/verify', body });
}

export interface LineRequest {
  bag_id: string;
  quantity: number;
  unit_price_cents: number;
}

export const lineOf = (bag: { id: string; sale_price: number }, quantity = 1): LineRequest => ({
  bag_id: bag.id,
  quantity,
  unit_price_cents: Math.round(bag.sale_price * 100),
});

export const totalOf = (lines: readonly LineRequest[]): number =>
  toDollars(lines.reduce((sum, line) => sum + line.quantity * line.unit_price_cents, 0));

/** The web app's request for a pickup order at the displayed prices. */
export function checkoutOf(
  buyer: { id: string },
  lines: readonly LineRequest[],
  changed: Partial<CheckoutBody> = {},
): CheckoutBody {
  return {
    user_id: buyer.id,
    bag_id: lines[0]?.bag_id ?? '',
    qty: lines[0]?.quantity ?? 1,
    delivery_method: 'pickup',
    customer_name: 'Rima',
    customer_email: 'rima@example.com',
    whatsapp_phone: '03 123 456',
    delivery_address: PICKUP_ADDRESS,
    delivery_fee: 0,
    amount: totalOf(lines),
    currency: 'USD',
    details: lines.map(({ bag_id, quantity, unit_price_cents }) => ({
      bagId: bag_id,
      quantity,
      unitPrice: toDollars(unit_price_cents),
    })),
    ...changed,
  };
}

export interface ServerAnswer {
  status: number;
  answer: Record<string, unknown>;
}

/** A user of one server, with nothing but its calls and their own token. */
export function userAt<User extends { id: string; token: string }>(backend: ShopBackend, user: User) {
  const send = async (
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<ServerAnswer> => {
    const response = await call(backend, { path, as: user, body, headers });
    return { status: response.status, answer: response.body as ServerAnswer['answer'] };
  };

  return {
    ...user,
    /** The same user at another server of the shop. */
    at: (origin: string) => userAt(backendAt(origin), user),
    checkout: (lines: readonly LineRequest[], changed: Partial<CheckoutBody> = {}, key?: string) =>
      send(
        CHECKOUT_PATH,
        checkoutOf(user, lines, changed),
        key === undefined ? {} : { 'idempotency-key': key },
      ),
    pay: (code: unknown, amount: number) =>
      send(PAYMENT_PATH, { amount, currency: 'USD', user_id: user.id, order_id: code }),
    refresh: (code: unknown) => send(ORDER_STATUS_PATH, { order_code: code, user_id: user.id }),
    cancel: (code: unknown) => send(CANCEL_PATH, { order_code: code }),
    markPaid: (code: unknown) => send(ORDER_STATUS_PATH, { order_code: code, reason: 'cash' }),
    /** Counts the events of the live stream until it is left. */
    async openStream() {
      const leaving = new AbortController();
      const { body } = await fetch(`${backend.origin}${STREAM_PATH}`, {
        headers: { authorization: `Bearer ${user.token}` },
        signal: leaving.signal,
      });
      if (!body) throw new Error('there is no stream');
      let text = '';
      const reader = body.pipeThrough(new TextDecoderStream()).getReader();
      const readOn = async (): Promise<void> => {
        const { done, value } = await reader.read();
        text += value ?? '';
        if (!done) await readOn();
      };
      // The first chunk arrives once the stream is open.
      text += (await reader.read()).value ?? '';
      readOn().catch(() => {});
      return {
        countOf: (code: string) =>
          text.split('\n').filter((line) => line.startsWith('data:') && line.includes(code)).length,
        leave: () => leaving.abort(),
      };
    },
  };
}

export type UserAt<User extends { id: string; token: string }> = ReturnType<typeof userAt<User>>;
