import { LARGEST_BODY_BYTES, readAnswer, type Failed, type Fields, type Result } from '@zawadeh/domain';
import { readTextLimited } from '../http/readTextLimited.ts';
import type { ProviderError } from './provider.ts';
import type { WhishSettings } from './whishSettings.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;
export type WhishAnswer = Result<unknown, ProviderError>;

const USER_AGENT = 'Zawadeh/1.0';

/** Codes are short words with dots; longer text could contain anything, even what we sent. */
const PLAIN_CODE = /^[\w.:-]{1,40}$/;

export const plainCode = (value: unknown): string | null => {
  const code = typeof value === 'number' ? String(value) : value;
  return typeof code === 'string' && PLAIN_CODE.test(code) ? code : null;
};

const envelope = {
  status: (value) => (typeof value === 'boolean' ? value : null),
  code: plainCode,
  data: (value) => value,
} satisfies Fields;

const failed = (kind: ProviderError['kind'], code: string | null): Failed<ProviderError> => ({
  ok: false,
  error: { kind, code },
});

export const unreadable = (code: string): Failed<ProviderError> => failed('unreadable', code);

/** Only the envelope counts: this provider answers 200 for failures, and its 404s are HTML pages. */
function readEnvelope(text: string, httpStatus: number, secret: string): WhishAnswer {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return unreadable(text === '' ? 'empty' : `not_json_http_${httpStatus}`);
  }
  const { status, code, data } = readAnswer(envelope, answer);
  if (status === null) return unreadable(`no_envelope_http_${httpStatus}`);
  if (status) return { ok: true, value: data };
  return failed('refused', code?.includes(secret) ? null : code);
}

function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'timeout';
  const cause = error instanceof Error ? error.cause : null;
  // Messages of network errors can quote headers, one of which is the secret; their codes cannot.
  return readAnswer({ code: plainCode }, cause).code ?? 'network';
}

async function send(url: string, init: RequestInit & { signal: AbortSignal }, secret: string, fetch: Fetch) {
  try {
    const response = await fetch(url, init);
    // Following a redirect would send the secret to its target.
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
      await response.body?.cancel();
      return unreadable('redirected');
    }
    const text = await readTextLimited(response, LARGEST_BODY_BYTES);
    return text === null ? unreadable('too_large') : readEnvelope(text.trim(), response.status, secret);
  } catch (error) {
    return failed('unreachable', reasonOf(error, init.signal));
  }
}

/** The number of tries and their total time, which they share because a buyer may be waiting. */
export interface RetryPolicy {
  tries: 1 | 2;
  ms: number;
}

export function whishWire({ apiBase, channel, secret, websiteUrl }: WhishSettings, fetch: Fetch) {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    'user-agent': USER_AGENT,
    channel,
    secret,
    websiteurl: websiteUrl,
  };

  /** GET without a body, otherwise POST. */
  return async (path: string, body: object | null, { tries, ms }: RetryPolicy): Promise<WhishAnswer> => {
    const signal = AbortSignal.timeout(ms);
    const init = {
      method: body ? 'POST' : 'GET',
      headers,
      body: body && JSON.stringify(body),
      redirect: 'manual',
      signal,
    } as const;
    const ask = (): Promise<WhishAnswer> => send(`${apiBase}/${path}`, init, secret, fetch);
    const answer = await ask();
    const mayAskAgain = tries === 2 && !answer.ok && answer.error.kind !== 'refused';
    return mayAskAgain ? ask() : answer;
  };
}
