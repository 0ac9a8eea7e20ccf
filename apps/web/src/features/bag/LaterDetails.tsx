import type { Bag, Instant } from '@zawadeh/domain';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hydrateShop } from '../shop/useShop.ts';
import { nowAtom } from '../../lib/clock.ts';
import { createStore, useAtomValue, useStore, type AppStore } from '../../lib/store.ts';
import { useIsHydrated } from '../../lib/hydration/useIsHydrated.ts';
import { bagsAtom, hydrateBags } from '../shelf/bags.ts';
import { bootAtom } from '../../lib/bootData.ts';
import { hydrateRate } from '../lira/rate.ts';
import { BagDetails } from './BagDetails.tsx';
import { bagIdIn } from './bagIdIn.ts';
import { useBag } from './useBag.ts';
import { hydrateContents } from './useContents.ts';

export function hydrate(store: AppStore): void {
  hydrateShop(store);
  hydrateContents(store);
  hydrateRate(store);
}

/** Clock and bags may have moved on before this part hydrates; its first render is that of the server nevertheless. */
export function Screen() {
  const store = useStore();
  const isHydrated = useIsHydrated();
  const id = bagIdIn(useLocation().pathname);
  const { bag } = useBag();
  const now = useAtomValue(nowAtom);
  const [drawn] = useState(() => (isHydrated ? null : drawnByServer(store, id)));
  const shown = isHydrated || drawn === null ? { bag, now } : drawn;
  return shown.bag && <BagDetails key={shown.bag.id} bag={shown.bag} now={shown.now} />;
}

interface Drawn {
  bag: Bag | undefined;
  now: Instant;
}

function drawnByServer(store: AppStore, id: string | null): Drawn | null {
  const boot = store.get(bootAtom);
  if (!boot) return null;
  const atFirst = createStore();
  atFirst.set(bootAtom, boot);
  hydrateBags(atFirst);
  return { bag: atFirst.get(bagsAtom).bags?.find((each) => each.id === id), now: boot.now };
}
