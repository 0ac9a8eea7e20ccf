/** The requests of one user, from an IP address of its own, each counted and timed. */
import { setTimeout as wait } from 'node:timers/promises';
import { requestOf, type ApiCall } from '../../apps/server/src/testing/shopClient.ts';
import type { Statistics } from './statistics.ts';

export interface ClientResponse {
  status: number;
  etag: string;
  body: string;
  /** The parsed body; empty unless it is a JSON object. */
  json: Record<string, unknown>;
}

const REQUEST_TIMEOUT_MS = 15_000;
const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 3_000;

export function createLoadClient(
  origin: string,
  address: string,
  publishableKey: string,
  statistics: Statistics,
) {
  /** Null without a response. */
  const send = async (kind: string, apiCall: ApiCall): Promise<ClientResponse | null> => {
    const began = performance.now();
    const record = (outcome: Parameters<Statistics['add']>[2]) =>
      statistics.add(kind, performance.now() - began, outcome);
    try {
      const headers = { ...apiCall.headers, 'x-forwarded-for': address };
      const request = requestOf(origin, publishableKey, { ...apiCall, headers });
      const response = await fetch(request, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
      const text = await response.text();
      const { status } = response;
      const isServerError = status >= 500 || status === 429;
      if (isServerError) statistics.addError(`${kind}: ${status} ${text.slice(0, 120)}`);
      // A 429 counts as rejected: the rate limit works.
      record(status >= 500 ? 'failed' : status >= 400 ? 'rejected' : 'answered');
      return { status, etag: response.headers.get('etag') ?? '', body: text, json: parseJson(text) };
    } catch (error) {
      statistics.addError(`${kind}: ${causeOf(error)}`);
      record('lost');
      return null;
    }
  };

  return {
    send,
    /** Retries until the server accepts or rejects the request; null when the time is over. */
    async sendUntilAnswered(
      kind: string,
      apiCall: ApiCall,
      until: number,
      isFinal: (response: ClientResponse) => boolean = ({ status }) => status < 500 && status !== 429,
    ): Promise<ClientResponse | null> {
      for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
        const response = await send(kind, apiCall);
        if (response && isFinal(response)) return response;
        if (Date.now() + pause > until) return null;
        await wait(pause * (0.5 + Math.random()));
      }
    },
  };
}

export type LoadClient = ReturnType<typeof createLoadClient>;

function parseJson(text: string): ClientResponse['json'] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as ClientResponse['json']) : {};
  } catch {
    return {};
  }
}

function causeOf(error: unknown): string {
  const { name, cause } = error as Error;
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
}
