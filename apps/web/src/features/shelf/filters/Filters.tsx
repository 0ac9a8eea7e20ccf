import {
  areasOfBags,
  chooseBags,
  countChoices,
  NO_CHOICES,
  readChoices,
  writeChoices,
  type Bag,
  type BagChoices,
  type BagFilter,
  type ShopPlaces,
} from '@zawadeh/domain';
import { FilterSheet } from '@zawadeh/ui';
import { useCallback, useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fetchShopPlaces } from '../shopPlaces.ts';
import { nowAtom } from '../../../lib/clock.ts';
import { atom, useAtom, useAtomValue, useStore } from '../../../lib/store.ts';
import { bagsAtom } from '../bags.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import type { MessageId, MessageIds } from '../../../lib/messages/messageId.ts';
import { favouritesAtom, keepFavouritesFresh } from '../../favourites/favourites.ts';
import { saveReturnPath } from '../../session/returnPath.ts';
import { sessionAtom } from '../../session/session.ts';
import * as S from './Filters.styles.ts';
import { LongShelf } from './LongShelf.tsx';
import { requestPosition, requestIfGranted, positionAtom } from './position.ts';

const messages = {
  none: 'web.ourBags.noneFits',
  /** Where favourites are chosen and there are none to show. */
  signIn: 'web.ourBags.signInForFavourites',
  failed: 'web.favourites.failed',
  noFavourites: 'web.ourBags.noFavourites',
} satisfies MessageIds;

/** What was chosen, if anything was. */
export interface Chosen {
  /** How many choices there are. */
  badge: ReactNode;
  choose: (bags: Bag[]) => Bag[];
  clear: () => void;
  /** Says that no bag fits. */
  none: string;
}

interface FiltersProps {
  isOpen: boolean;
  onClose: () => void;
  filter: BagFilter;
  /** How many of the list are shown. */
  shown: number | undefined;
  /** How many there are. */
  count: number | undefined;
  /** Called before the shelf is painted; with null where nothing is chosen. */
  onChosen: (chosen: Chosen | null) => void;
}

/** Null until they arrive. */
const placesAtom = atom<ShopPlaces | null>(null);

const NOTHING: ReadonlySet<string> = new Set();
const NO_PLACES: ShopPlaces = new Map();

/** The sheet, and the choices of the address, which it applies to the shelf. */
export function Filters({ isOpen, onClose, filter, shown = 0, count = 0, onChosen }: FiltersProps) {
  const t = useMessage();
  const store = useStore();
  const now = useAtomValue(nowAtom);
  const { bags, isBrief, isPart, total } = useAtomValue(bagsAtom);
  const { state: positionState, position } = useAtomValue(positionAtom);
  const knownPlaces = usePlaces(isOpen);
  const places = knownPlaces ?? NO_PLACES;
  const { choices, setChoices } = useChoices();
  const { isOffered, favourites, missing } = useFavourites(isOpen || choices.favourites, choices.favourites);
  const isNearest = choices.sort === 'nearest';

  const choose = useCallback(
    (all: Bag[]) => {
      // What is not known yet cannot leave any of the bags out.
      const known = {
        ...choices,
        ...(!knownPlaces && { area: null }),
        ...(isBrief && { diet: [] }),
        ...(!favourites && { favourites: false }),
      };
      return chooseBags(all, known, { now, places, favourites: favourites ?? NOTHING, position });
    },
    [choices, knownPlaces, isBrief, favourites, now, places, position],
  );
  const { favourites: isChosen, ...others } = choices;
  const wanted = { ...others, shopIds: isChosen && favourites ? [...favourites] : null };
  const none = t((choices.favourites && missing) || messages.none);
  useLayoutEffect(() => {
    const chosen = countChoices(choices);
    const badge = <S.Count>{chosen}</S.Count>;
    onChosen(chosen === 0 ? null : { badge, choose, none, clear: () => setChoices(NO_CHOICES) });
  }, [choices, choose, none, onChosen, setChoices]);
  useLayoutEffect(() => () => onChosen(null), [onChosen]);
  useEffect(() => {
    if (isNearest && store.get(positionAtom).state === 'unknown')
      void requestIfGranted(store).catch(() => {});
  }, [isNearest, store]);

  const change = (next: BagChoices) => {
    // A press on the chosen order changes nothing, and requests the position again.
    const isPressedAgain = String(writeChoices(next)) === String(writeChoices(choices));
    if (next.sort === 'nearest' && (!isNearest || isPressedAgain)) requestPosition(store);
    setChoices(next);
  };
  return (
    <>
      {total !== null && (
        <LongShelf filter={filter} choices={wanted} shown={shown} total={total} isLoading={isPart} />
      )}
      <FilterSheet
        isOpen={isOpen}
        onClose={onClose}
        choices={choices}
        onChoicesChange={change}
        areas={areasOfBags(total === null ? (bags ?? []) : shopsOf(places), places).map(({ id }) => id)}
        hasFavourites={isOffered}
        position={positionState}
        count={count}
      />
    </>
  );
}

const shopsOf = (places: ShopPlaces) => Array.from(places.keys(), (storeId) => ({ storeId }));

/** Fetched again whenever the sheet opens, because shops come and move. */
function usePlaces(isOpen: boolean): ShopPlaces | null {
  const [places, setPlaces] = useAtom(placesAtom);
  const isMissing = places === null;
  useEffect(() => {
    if (!isOpen && !isMissing) return;
    void fetchShopPlaces().then((found) => {
      if (found) setPlaces(found);
    });
  }, [isOpen, isMissing, setPlaces]);
  return places;
}

interface Favourites {
  /** A visitor has none to choose. */
  isOffered: boolean;
  /** Ids of shops; null until it is known. */
  favourites: ReadonlySet<string> | null;
  /** Why there are none. */
  missing: MessageId | null;
}

/** The user's favourite shops, and kept fresh while they are wanted. */
function useFavourites(isWanted: boolean, areChosen: boolean): Favourites {
  const store = useStore();
  const { pathname, search } = useLocation();
  const session = useAtomValue(sessionAtom);
  const state = useAtomValue(favouritesAtom);
  const userId = session.status === 'signedIn' ? session.profile.id : null;
  const isVisitor = session.status === 'signedOut';
  useEffect(
    () => (isWanted && userId !== null ? keepFavouritesFresh(store, userId) : undefined),
    [isWanted, userId, store],
  );
  useEffect(() => {
    // The way back from the login.
    if (isVisitor && areChosen) saveReturnPath(pathname + search);
  }, [isVisitor, areChosen, pathname, search]);

  const { shops, error } = state.userId === userId ? state : { shops: null, error: null };
  const favourites = useMemo(() => (shops ? new Set(shops) : null), [shops]);
  const isOffered = userId !== null;
  if (isVisitor) return { isOffered, favourites: NOTHING, missing: messages.signIn };
  if (session.status === 'unreachable' || (!favourites && error !== null))
    return { isOffered, favourites: NOTHING, missing: messages.failed };
  return { isOffered, favourites, missing: favourites?.size === 0 ? messages.noFavourites : null };
}

/** The address holds them. Choosing makes no history: Back leaves the shelf, as it did before. */
function useChoices() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const choices = useMemo(() => readChoices(new URLSearchParams(search)), [search]);
  const setChoices = useCallback(
    (next: BagChoices) => {
      const params = writeChoices(next, new URLSearchParams(search));
      void navigate({ search: String(params) }, { replace: true });
    },
    [navigate, search],
  );
  return { choices, setChoices };
}
