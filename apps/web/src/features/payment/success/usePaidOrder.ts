import type { PickupPlace, TicketHandover } from '@zawadeh/domain';
import { useEffect, useState } from 'react';
import { importWithRetry } from '../../../lib/importWithRetry.ts';
import { useStore } from '../../../lib/store.ts';
import { loadWords } from '../../../lib/messages/language.ts';
import { placeWords } from '../../../lib/messages/locales/place/words.ts';
import { useSession } from '../../session/useSession.ts';

type Shop = NonNullable<TicketHandover['shop']>;

/** Where the shops of a paid order are, once the server has said so; its answer is kept for the ticket too. */
export function usePaidShops(code: string): (place: PickupPlace) => Shop | undefined {
  const store = useStore();
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.profile.id : null;
  const [shops, setShops] = useState<readonly Shop[]>([]);
  useEffect(() => {
    if (userId === null) return;
    let isHere = true;
    const answered = importWithRetry(() => import('../../orders/tickets.ts')).then(({ fetchTicket }) =>
      fetchTicket(userId, code),
    );
    // The page has no words of its own for the way to a shop.
    void Promise.all([answered, loadWords(store, placeWords)])
      .then(([answer]) => {
        if (isHere && answer.ok) setShops(answer.value.handovers.flatMap(({ shop }) => shop ?? []));
      })
      .catch(() => {});
    return () => {
      isHere = false;
    };
  }, [store, userId, code]);
  return (place) => shops.find(({ name }) => place.store !== null && name?.en === place.store.en);
}
