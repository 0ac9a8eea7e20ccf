import type { ReceivedBody, TicketHandover } from '@zawadeh/domain';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  confirmReceived,
  fetchTicket,
  keptTicket,
  type Confirmation,
  type Ticket,
  type TicketError,
} from '../orders/tickets.ts';
import { correctedNow } from '../../lib/clock.ts';
import { onReturn } from '../../lib/onReturn.ts';

/** A buyer at the counter has just opened the ticket, and sees at once that it was handed over. */
const SOON_MS = 1_500;
const JUST_OPENED_MS = 3 * 60_000;
const LATER_MS = 15_000;
/** Before the window, and after it. */
const AROUND_MS = 30 * 60_000;

interface Handovers {
  /** null: none are known yet. */
  ticket: Ticket | null;
  /** Why the last request failed; the last answer stays. */
  error: TicketError | null;
}

/**
 * What a paid order hands over, and what goes back: requested at once, when the page is visible again, and every few
 * seconds while there is something to hand over.
 */
export function useHandovers(userId: string, code: string | null) {
  const [state, setState] = useState<Handovers>({ ticket: null, error: null });
  const ask = useRef(() => {});

  useEffect(() => {
    if (code === null) return undefined;
    let isHere = true;
    let isAsking = false;
    let isWanted = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let openedAt = Date.now();
    const askNow = async () => {
      // A request that began without a connection may take long to fail.
      isWanted = isAsking;
      if (isAsking) return;
      isAsking = true;
      clearTimeout(timer);
      const answer = await fetchTicket(userId, code);
      isAsking = false;
      if (!isHere) return;
      setState(({ ticket }) =>
        answer.ok ? { ticket: answer.value, error: null } : { ticket, error: answer.error },
      );
      if (isWanted) {
        void askNow();
        return;
      }
      const handovers = answer.ok ? answer.value.handovers : [];
      if (answer.ok && handovers.every(({ state: each }) => each === 'done' || each === 'cancelled')) return;
      timer = setTimeout(
        // A hidden tab asks again when it is visible.
        () => document.visibilityState === 'visible' && void askNow(),
        handovers.some(isClose) && Date.now() - openedAt < JUST_OPENED_MS ? SOON_MS : LATER_MS,
      );
    };
    ask.current = () => void askNow();
    const stopListening = onReturn(() => {
      openedAt = Date.now();
      void askNow();
    });
    void askNow();
    return () => {
      isHere = false;
      clearTimeout(timer);
      stopListening();
    };
  }, [userId, code]);

  /** Shown at once, also where it can only be sent later. */
  const confirm = useCallback(
    async ({ storeId }: TicketHandover): Promise<Confirmation> => {
      const at = correctedNow();
      const body: ReceivedBody = {
        order_code: code ?? '',
        store_id: storeId,
        token: crypto.randomUUID(),
        at: new Date(at).toISOString(),
      };
      const confirmation = await confirmReceived(userId, body);
      if (confirmation.ok) {
        setState(({ ticket, error }) => ({
          ticket: withDone(ticket ?? keptTicket(userId, code ?? ''), storeId, at),
          error,
        }));
      }
      ask.current();
      return confirmation;
    },
    [userId, code],
  );

  const kept = useMemo(() => (code === null ? null : keptTicket(userId, code)), [userId, code]);
  const refetch = useCallback(() => ask.current(), []);
  return { ticket: state.ticket ?? kept, error: state.error, confirm, refetch };
}

function isClose({ state, dueStart, dueEnd }: TicketHandover): boolean {
  const now = correctedNow();
  return state === 'waiting' && now > (dueStart ?? now) - AROUND_MS && now < dueEnd + AROUND_MS;
}

const withDone = (ticket: Ticket | null, storeId: string | null, doneAt: number): Ticket | null =>
  ticket && {
    ...ticket,
    handovers: ticket.handovers.map((handover) =>
      handover.storeId === storeId && handover.kind === 'pickup' && handover.state !== 'done'
        ? { ...handover, state: 'done', how: 'buyer', doneAt }
        : handover,
    ),
  };
