/** One person's calls: over the network, from an address of their own, each counted and timed. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Tally } from './tally.ts';

export interface Told {
  status: number;
  etag: string;
  body: string;
  /** The body, where it is JSON. */
  answer: Record<string, unknown>;
}

export interface Call {
  method?: 'GET' | 'POST' | 'PATCH';
  token?: string | null;
  headers?: Record<string, string>;
  body?: object;
}

/** As long as the web app waits. */
const PATIENCE_MS = 15_000;
const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 3_000;

export const passwordCall = (email: string, password: string): [path: string, call: Call] => [
  '/auth/v1/token?grant_type=password',
  { method: 'POST', body: { email, password } },
];

export function callerAt(origin: string, address: string, publishableKey: string, tally: Tally) {
  /** Null where nothing came back. */
  const call = async (kind: string, path: string, options: Call = {}): Promise<Told | null> => {
    const { method = 'GET', token = null, headers = {}, body } = options;
    const began = performance.now();
    const done = (fate: Parameters<Tally['add']>[2]) => tally.add(kind, performance.now() - began, fate);
    try {
      const response = await fetch(origin + path, {
        method,
        headers: {
          'x-forwarded-for': address,
          apikey: publishableKey,
          authorization: `Bearer ${token ?? publishableKey}`,
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await response.text();
      const { status } = response;
      const isTrouble = status >= 500 || status === 429;
      if (isTrouble) tally.addTrouble(`${kind}: ${status} ${text.slice(0, 120)}`);
      // Being told to wait is a limit that does its work.
      done(status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'answered');
      return { status, etag: response.headers.get('etag') ?? '', body: text, answer: jsonIn(text) };
    } catch (error) {
      tally.addTrouble(`${kind}: ${causeOf(error)}`);
      done('lost');
      return null;
    }
  };

  return {
    call,
    /** Again and again until somebody is there to say yes or no, as people do; null when there is no more time. */
    async untilAnswered(
      kind: string,
      path: string,
      options: Call,
      until: number,
      isAnswer: (told: Told) => boolean = ({ status }) => status < 500 && status !== 429,
    ): Promise<Told | null> {
      for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
        const told = await call(kind, path, options);
        if (told && isAnswer(told)) return told;
        if (Date.now() + pause > until) return null;
        await wait(pause * (0.5 + Math.random()));
      }
    },
  };
}

export type Caller = ReturnType<typeof callerAt>;

function jsonIn(text: string): Told['answer'] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Told['answer']) : {};
  } catch {
    return {};
  }
}

function causeOf(error: unknown): string {
  const { name, cause } = error as Error;
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
}
