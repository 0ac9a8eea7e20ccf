import type { PickupPlace, TicketHandover } from '@zawadeh/domain';
import { useEffect, useState } from 'react';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { useSession } from '../../state/useSession.ts';

type Shop = NonNullable<TicketHandover['shop']>;

/** Where the shops of a paid order are, once the server has said so; its answer is kept for the ticket too. */
export function usePaidShops(code: string): (place: PickupPlace) => Shop | undefined {
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.profile.id : null;
  const [shops, setShops] = useState<readonly Shop[]>([]);
  useEffect(() => {
    if (userId === null) return;
    let isHere = true;
    void importWithRetry(() => import('../../backend/tickets.ts'))
      .then(({ fetchTicket }) => fetchTicket(userId, code))
      .then((answer) => {
        if (isHere && answer.ok) setShops(answer.value.handovers.flatMap(({ shop }) => shop ?? []));
      })
      .catch(() => {});
    return () => {
      isHere = false;
    };
  }, [userId, code]);
  return ({ store }) => shops.find(({ name }) => store !== null && name?.en === store.en);
}
