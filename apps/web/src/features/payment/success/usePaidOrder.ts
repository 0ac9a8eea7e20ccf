import { canCancel, cancelUntil, type Instant, type PickupPlace, type TicketHandover } from '@zawadeh/domain';
import { useEffect, useState } from 'react';
import { importWithRetry } from '../../../lib/importWithRetry.ts';
import { nowAtom } from '../../../lib/clock.ts';
import { useAtomValue, useStore } from '../../../lib/store.ts';
import { loadWords } from '../../../lib/messages/language.ts';
import { placeWords } from '../../../lib/messages/locales/place/words.ts';
import { useSession } from '../../session/useSession.ts';

type Shop = NonNullable<TicketHandover['shop']>;

interface PaidOrder {
  handovers: readonly TicketHandover[];
  paidAt: Instant | null;
  isFree: boolean;
}

const UNKNOWN: PaidOrder = { handovers: [], paidAt: null, isFree: false };

/** What the server says of a paid order: where its shops are, and until when it can be cancelled. Its answer is kept for the ticket too. */
export function usePaidOrder(code: string) {
  const store = useStore();
  const session = useSession();
  const now = useAtomValue(nowAtom);
  const userId = session.status === 'signedIn' ? session.profile.id : null;
  const [{ handovers, paidAt, isFree }, setOrder] = useState(UNKNOWN);
  useEffect(() => {
    if (userId === null) return;
    let isHere = true;
    const ticket = importWithRetry(() => import('../../orders/tickets.ts')).then(({ fetchTicket }) =>
      fetchTicket(userId, code),
    );
    const order = importWithRetry(() => import('../../orders/ownOrder.ts')).then(({ fetchOwnOrder }) =>
      fetchOwnOrder(code),
    );
    // The page has no words of its own for the way to a shop.
    void Promise.all([ticket, order, loadWords(store, placeWords)])
      .then(([kept, own]) => {
        if (!isHere || !kept.ok) return;
        const { paidAt: at, amount } = own.ok ? own.value.order : { paidAt: null, amount: null };
        setOrder({ handovers: kept.value.handovers, paidAt: at, isFree: amount === 0 });
      })
      .catch(() => {});
    return () => {
      isHere = false;
    };
  }, [store, userId, code]);
  return {
    shopOf: (place: PickupPlace): Shop | undefined =>
      handovers
        .flatMap(({ shop }) => shop ?? [])
        .find(({ name }) => place.store !== null && name?.en === place.store.en),
    cancelUntil: paidAt !== null && canCancel(paidAt, handovers, now) ? cancelUntil(paidAt, handovers) : null,
    isFree,
  };
}
