import {
  areasOfBags,
  chooseBags,
  countChoices,
  distanceMetres,
  kilometres,
  NO_CHOICES,
  readChoices,
  writeChoices,
  type Bag,
  type BagChoices,
  type BagFilter,
  type ShopPlaces,
} from '@zawadeh/domain';
import { FilterSheet } from '@zawadeh/ui';
import { useCallback, useEffect, useLayoutEffect, useMemo, type ComponentProps, type ReactNode } from 'react';
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
import { forgetRefusal, requestPosition, requestIfGranted, positionAtom } from './position.ts';

export { ChosenFilters, FilterColumn, SortSelect } from '@zawadeh/ui';

const messages = {
  none: 'web.ourBags.noneFits',
  /** Where favourites are chosen and there are none to show. */
  signIn: 'web.ourBags.signInForFavourites',
  failed: 'web.favourites.failed',
  noFavourites: 'web.ourBags.noFavourites',
} satisfies MessageIds;

/** What was chosen, for the shelf and for the parts of the filters that stand on it. */
export interface Chosen {
  /** How many choices there are; null for none. */
  badge: ReactNode;
  choose: (bags: Bag[]) => Bag[];
  /** How many of the bags fit other choices; undefined while it is not known. */
  countOf: (bags: Bag[], choices: BagChoices) => number | undefined;
  clear: () => void;
  /** Says that no bag fits; null where nothing was chosen. */
  none: string | null;
  kmOf: (bag: Bag) => string | undefined;
  panel: Pick<
    ComponentProps<typeof FilterSheet>,
    'choices' | 'onChoicesChange' | 'areas' | 'hasFavourites' | 'position'
  >;
}

interface FiltersProps {
  isOpen: boolean;
  onClose: () => void;
  /** Whether they also stand in a column beside the bags. */
  hasColumn: boolean;
  filter: BagFilter;
  /** How many of the list are shown. */
  shown: number | undefined;
  /** How many there are. */
  count: number | undefined;
  /** Whether some of the bags wait for a press on the button of their group. */
  isFolded: boolean;
  /** Called before the shelf is painted. */
  onChosen: (chosen: Chosen | null) => void;
}

/** Null until they arrive. */
const placesAtom = atom<ShopPlaces | null>(null);

const NOTHING: ReadonlySet<string> = new Set();
const NO_PLACES: ShopPlaces = new Map();

/** The sheet, and the choices of the address, which it applies to the shelf. */
export function Filters({ shown = 0, count = 0, ...rest }: FiltersProps) {
  const { isOpen, onClose, hasColumn, filter, isFolded, onChosen } = rest;
  const t = useMessage();
  const store = useStore();
  const now = useAtomValue(nowAtom);
  const { bags, isBrief, isPart, total } = useAtomValue(bagsAtom);
  const { state: positionState, position } = useAtomValue(positionAtom);
  const knownPlaces = usePlaces(isOpen);
  const places = knownPlaces ?? NO_PLACES;
  const { choices, setChoices } = useChoices();
  const { isOffered, favourites, missing } = useFavourites(
    isOpen || hasColumn || choices.favourites,
    choices.favourites,
  );
  const isNearest = choices.sort === 'nearest';

  const { choose, countOf } = useMemo(() => {
    // What is not known yet cannot leave any of the bags out.
    const ignored = {
      ...(!knownPlaces && { area: null }),
      ...(isBrief && { diet: [] }),
      ...(!favourites && { favourites: false }),
    };
    const context = { now, places, favourites: favourites ?? NOTHING, position };
    return {
      choose: (all: Bag[]) => chooseBags(all, { ...choices, ...ignored }, context),
      countOf: (all: Bag[], wanted: BagChoices) => {
        const known = { ...wanted, ...ignored };
        return countChoices(known) === countChoices(wanted)
          ? chooseBags(all, known, context).length
          : undefined;
      },
    };
  }, [choices, knownPlaces, isBrief, favourites, now, places, position]);
  const kmOf = useCallback(
    ({ storeId }: Bag) => {
      const there = storeId === null ? null : places.get(storeId)?.position;
      return position && there ? kilometres(distanceMetres(position, there)) : undefined;
    },
    [places, position],
  );
  const { favourites: isChosen, ...others } = choices;
  const wanted = { ...others, shopIds: isChosen && favourites ? [...favourites] : null };
  const none = t((choices.favourites && missing) || messages.none);
  const areas = useMemo(
    () => areasOfBags(total === null ? (bags ?? []) : shopsOf(places), places).map(({ id }) => id),
    [bags, total, places],
  );
  const panel = useMemo(
    () => ({
      choices,
      areas,
      hasFavourites: isOffered,
      position: positionState,
      onChoicesChange: (next: BagChoices) => {
        // A press on the chosen order changes nothing, and requests the position again.
        const isPressedAgain = String(writeChoices(next)) === String(writeChoices(choices));
        if (next.sort === 'nearest' && (!isNearest || isPressedAgain)) requestPosition(store);
        else forgetRefusal(store);
        setChoices(next);
      },
    }),
    [choices, areas, isOffered, positionState, isNearest, store, setChoices],
  );
  useLayoutEffect(() => {
    const chosen = countChoices(choices);
    onChosen({
      badge: chosen > 0 ? <S.Count>{chosen}</S.Count> : null,
      choose,
      countOf,
      none: chosen > 0 ? none : null,
      clear: () => setChoices(NO_CHOICES),
      kmOf,
      panel,
    });
  }, [choices, choose, countOf, none, kmOf, panel, onChosen, setChoices]);
  useLayoutEffect(() => () => onChosen(null), [onChosen]);
  useEffect(() => {
    if (!isNearest) return;
    if (positionState === 'unknown') void requestIfGranted(store).catch(() => {});
    // Without a position the nearest cannot come first: the choice is taken back.
    if (positionState === 'refused') setChoices({ ...choices, sort: NO_CHOICES.sort });
  }, [isNearest, positionState, choices, setChoices, store]);
  return (
    <>
      {total !== null && (
        <LongShelf
          filter={filter}
          choices={wanted}
          shown={shown}
          total={total}
          isFolded={isFolded}
          isLoading={isPart}
        />
      )}
      <FilterSheet isOpen={isOpen} onClose={onClose} {...panel} count={count} />
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
