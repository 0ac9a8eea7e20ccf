/** GET {api base}/api/orders/stream: paid orders as they come, with reconnection. */
import { PAID_EVENT, readPaidEvent, STREAM_PATH, type PaidEvent } from '@zawadeh/domain';
import { createParser } from 'eventsource-parser';
import { onReturn } from '../../lib/onReturn.ts';
import { getSession } from '../authedPost.ts';
import { backendUrl } from '../config.ts';

export type ConnectionState = 'connecting' | 'live' | 'lost' | 'refused';

interface LiveOrderListener {
  onPaid: (event: PaidEvent) => void;
  onConnectionChange: (state: ConnectionState) => void;
}

/** The server sends a heartbeat every 15 seconds: after two and a half of them the connection is lost. */
const LONGEST_SILENCE = 40_000;
const FIRST_DELAY = 500;
const LONGEST_DELAY = 30_000;

/** Until the returned function is called. Events that were missed meanwhile come after the reconnection. */
export function followPaidOrders({ onPaid, onConnectionChange }: LiveOrderListener): () => void {
  const stopped = new AbortController();
  let lastEventId: string | null = null;
  let delay = FIRST_DELAY;
  let reconnectNow = () => {};

  async function listen(): Promise<'lost' | 'refused'> {
    const session = await getSession();
    if (session === null) return 'refused';
    const silence = new AbortController();
    const headers: Record<string, string> = { Authorization: `Bearer ${session.token}` };
    if (lastEventId !== null) headers['Last-Event-ID'] = lastEventId;
    let timer = setTimeout(() => silence.abort(), LONGEST_SILENCE);
    try {
      const response = await fetch(backendUrl + STREAM_PATH, {
        headers,
        signal: AbortSignal.any([stopped.signal, silence.signal]),
      });
      if (response.status === 403) return 'refused';
      if (!response.ok || !response.body) return 'lost';
      onConnectionChange('live');
      delay = FIRST_DELAY;
      const parser = createParser({
        onEvent: ({ event, id, data }) => {
          if (id !== undefined) lastEventId = id;
          const reading = event === PAID_EVENT ? readPaidEvent(data) : null;
          if (reading?.ok) onPaid(reading.value);
        },
      });
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), LONGEST_SILENCE);
        parser.feed(part.value);
      }
      return 'lost';
    } finally {
      clearTimeout(timer);
    }
  }

  async function keepListening(): Promise<void> {
    while (!stopped.signal.aborted) {
      const end = await listen().catch(() => 'lost' as const);
      if (stopped.signal.aborted) return;
      onConnectionChange(end);
      await new Promise<void>((resolve) => {
        // Random, so that clients cut off by the same fault do not reconnect at once.
        const timer = setTimeout(resolve, delay * (0.5 + Math.random() / 2));
        reconnectNow = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      delay = Math.min(delay * 2, LONGEST_DELAY);
    }
  }

  const stopListening = onReturn(() => reconnectNow());
  onConnectionChange('connecting');
  void keepListening();
  return () => {
    stopped.abort();
    reconnectNow();
    stopListening();
  };
}
