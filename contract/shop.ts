/** Wherever the exchanges are made: calls to the pretend backend or to the real one, and what they were told. */

export interface Shop {
  origin: string;
  send: (request: Request) => Promise<Response>;
}

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** Whose token comes along; nobody's where it is left out. */
  as?: { token: string };
  /** An object is sent as JSON, anything else as it is. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** What is compared. Everything that is not in `body` is text or nothing. */
export interface Told {
  status: number;
  /** Without its parameters; null where there is nothing to read. */
  type: string | null;
  body: unknown;
}

export async function answerTo(shop: Shop, call: Call): Promise<Response> {
  const { method = call.body === undefined ? 'GET' : 'POST', path, as, body, headers } = call;
  const key = await keyOf(shop);
  const isJson = Object.prototype.toString.call(body) === '[object Object]';
  const request = new Request(shop.origin + path, {
    method,
    redirect: 'manual',
    headers: {
      apikey: key,
      authorization: `Bearer ${as?.token ?? key}`,
      ...(isJson && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as BodyInit) }),
  });
  return shop.send(request);
}

export async function ask(shop: Shop, call: Call): Promise<Told> {
  const answer = await answerTo(shop, call);
  const text = await answer.text();
  const type = answer.headers.get('content-type')?.split(';')[0] ?? null;
  // An empty answer may still be said to be JSON; nobody reads it.
  if (text === '') return { status: answer.status, type: null, body: null };
  return { status: answer.status, type, body: type?.includes('json') ? JSON.parse(text) : text };
}

const keys = new WeakMap<Shop, string>();

/** As the web app learns it. */
async function keyOf(shop: Shop): Promise<string> {
  const known = keys.get(shop);
  if (known !== undefined) return known;
  const config = (await (await shop.send(new Request(`${shop.origin}/config.json`))).json()) as {
    publishableKey: string;
  };
  keys.set(shop, config.publishableKey);
  return config.publishableKey;
}
