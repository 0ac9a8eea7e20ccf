/** Server-sent events over fetch, because an EventSource sends no Authorization header; with reconnection. */
import { onReturn } from './onReturn.ts';

export type ConnectionState = 'connecting' | 'live' | 'lost' | 'refused';

interface Stream {
  /** null: there is no right to connect. */
  open: (signal: AbortSignal) => Promise<Response | null>;
  /** A part of the text; an event may span several parts. */
  onPart: (text: string) => void;
  onConnectionChange: (state: ConnectionState) => void;
}

/** The server sends a heartbeat every 15 seconds: after two and a half of them the connection is lost. */
const LONGEST_SILENCE = 40_000;
const FIRST_DELAY = 500;
const LONGEST_DELAY = 30_000;

/** Until the returned function is called. */
export function followStream({ open, onPart, onConnectionChange }: Stream): () => void {
  const stopped = new AbortController();
  let delay = FIRST_DELAY;
  let reconnectNow = () => {};

  async function listen(): Promise<'lost' | 'refused'> {
    const silence = new AbortController();
    let timer = setTimeout(() => silence.abort(), LONGEST_SILENCE);
    try {
      const response = await open(AbortSignal.any([stopped.signal, silence.signal]));
      if (response === null || response.status === 403) return 'refused';
      if (!response.ok || !response.body) return 'lost';
      onConnectionChange('live');
      delay = FIRST_DELAY;
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), LONGEST_SILENCE);
        onPart(part.value);
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
