/** GET {api base}/api/orders/stream: paid orders as they come, over lines that break. */
import { PAID_EVENT, readPaidEvent, STREAM_PATH, type PaidEvent } from '@zawadeh/domain';
import { createParser } from 'eventsource-parser';
import { getSession } from '../authedPost.ts';
import { backendUrl } from '../config.ts';

export type ConnectionState = 'connecting' | 'live' | 'lost' | 'refused';

interface Hearer {
  paid: (event: PaidEvent) => void;
  line: (state: ConnectionState) => void;
}

/** The server says that it is there every 15 seconds: after two and a half of them the line is dead. */
const LONGEST_SILENCE = 40_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;

/** Until the returned function is called. What was missed while the line was cut comes when it is back. */
export function followPaidOrders({ paid, line }: Hearer): () => void {
  const leaving = new AbortController();
  let last: string | null = null;
  let wait = FIRST_WAIT;
  let hurry = () => {};

  async function listen(): Promise<'again' | 'refused'> {
    const caller = await getSession();
    if (caller === null) return 'refused';
    const silence = new AbortController();
    const headers: Record<string, string> = { Authorization: `Bearer ${caller.token}` };
    if (last !== null) headers['Last-Event-ID'] = last;
    let timer = setTimeout(() => silence.abort(), LONGEST_SILENCE);
    try {
      const response = await fetch(backendUrl + STREAM_PATH, {
        headers,
        signal: AbortSignal.any([leaving.signal, silence.signal]),
      });
      if (response.status === 403) return 'refused';
      if (!response.ok || !response.body) return 'again';
      line('live');
      wait = FIRST_WAIT;
      const parser = createParser({
        onEvent: ({ event, id, data }) => {
          if (id !== undefined) last = id;
          const read = event === PAID_EVENT ? readPaidEvent(data) : null;
          if (read?.ok) paid(read.value);
        },
      });
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), LONGEST_SILENCE);
        parser.feed(part.value);
      }
      return 'again';
    } finally {
      clearTimeout(timer);
    }
  }

  async function keepListening(): Promise<void> {
    while (!leaving.signal.aborted) {
      const how = await listen().catch(() => 'again' as const);
      if (leaving.signal.aborted) return;
      line(how === 'refused' ? 'refused' : 'lost');
      await new Promise<void>((resolve) => {
        // Not all at once where many were cut off by one and the same fault.
        const timer = setTimeout(resolve, wait * (0.5 + Math.random() / 2));
        hurry = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      wait = Math.min(wait * 2, LONGEST_WAIT);
    }
  }

  const wake = () => {
    if (document.visibilityState === 'visible') hurry();
  };
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  line('connecting');
  void keepListening();
  return () => {
    leaving.abort();
    hurry();
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
  };
}
