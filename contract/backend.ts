/** Calls to the backend under test, the mocks or the real server, and their results. */

export interface TestedBackend {
  origin: string;
  send: (request: Request) => Promise<Response>;
}

export interface ApiCall {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** The session's token; without it the call is anonymous. */
  as?: { token: string };
  /** An object is sent as JSON, anything else unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** The parts of a response that the tests compare. */
export interface CallResponse {
  status: number;
  /** The content type without its parameters; null for an empty body. */
  type: string | null;
  body: unknown;
}

export async function fetchResponse(backend: TestedBackend, apiCall: ApiCall): Promise<Response> {
  const { method = apiCall.body === undefined ? 'GET' : 'POST', path, as, body, headers } = apiCall;
  const key = await keyOf(backend);
  const isJson = Object.prototype.toString.call(body) === '[object Object]';
  const request = new Request(backend.origin + path, {
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
  return backend.send(request);
}

export async function call(backend: TestedBackend, apiCall: ApiCall): Promise<CallResponse> {
  const response = await fetchResponse(backend, apiCall);
  const text = await response.text();
  const type = response.headers.get('content-type')?.split(';')[0] ?? null;
  // An empty response may still have the content type JSON.
  if (text === '') return { status: response.status, type: null, body: null };
  return { status: response.status, type, body: type?.includes('json') ? JSON.parse(text) : text };
}

const keys = new WeakMap<TestedBackend, string>();

/** The publishable key, which the web app reads from the same place. */
async function keyOf(backend: TestedBackend): Promise<string> {
  const cached = keys.get(backend);
  if (cached !== undefined) return cached;
  const config = (await (await backend.send(new Request(`${backend.origin}/config.json`))).json()) as {
    publishableKey: string;
  };
  keys.set(backend, config.publishableKey);
  return config.publishableKey;
}

/** Tests by title. They run one after another on one database. */
export type ContractTests = Readonly<Record<string, (backend: TestedBackend) => Promise<void>>>;
