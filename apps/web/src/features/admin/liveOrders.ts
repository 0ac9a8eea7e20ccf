/** GET {api base}/api/orders/stream: paid orders as they come, and that something was handed over. */
import { HANDOVER_EVENT, PAID_EVENT, readPaidEvent, STREAM_PATH, type PaidEvent } from '@zawadeh/domain';
import { createParser } from 'eventsource-parser';
import { followStream, type ConnectionState } from '../../lib/followStream.ts';
import { getSession } from '../../lib/http/authedPost.ts';
import { backendUrl } from '../../lib/http/config.ts';

interface LiveOrderListener {
  onPaid: (event: PaidEvent) => void;
  onHandover: () => void;
  onConnectionChange: (state: ConnectionState) => void;
}

/** Until the returned function is called. Paid orders that were missed meanwhile come after the reconnection. */
export function followPaidOrders({ onPaid, onHandover, onConnectionChange }: LiveOrderListener): () => void {
  let lastEventId: string | null = null;
  let parser = newParser();

  function newParser() {
    return createParser({
      onEvent: ({ event, id, data }) => {
        if (id !== undefined) lastEventId = id;
        if (event === HANDOVER_EVENT) onHandover();
        const reading = event === PAID_EVENT ? readPaidEvent(data) : null;
        if (reading?.ok) onPaid(reading.value);
      },
    });
  }

  return followStream({
    open: async (signal) => {
      const session = await getSession();
      if (session === null) return null;
      // What an earlier connection did not finish is not continued.
      parser = newParser();
      const headers: Record<string, string> = { Authorization: `Bearer ${session.token}` };
      if (lastEventId !== null) headers['Last-Event-ID'] = lastEventId;
      return fetch(backendUrl + STREAM_PATH, { headers, signal });
    },
    onPart: (text) => parser.feed(text),
    onConnectionChange,
  });
}
