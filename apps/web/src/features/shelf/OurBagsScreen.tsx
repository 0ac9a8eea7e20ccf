import {
  CATEGORIES,
  filterBags,
  groupBags,
  isolated,
  SHELF_GROUPS,
  type BagFilter,
  type ShelfGroup,
} from '@zawadeh/domain';
import {
  BagGridSkeleton,
  Button,
  Chip,
  ChipGroup,
  EmptyState,
  ErrorState,
  filtersIcon,
  SearchField,
  Text,
  VisuallyHidden,
} from '@zawadeh/ui';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { bagsAtom, hydrateBags, keepBagsFresh, refreshBags } from './bags.ts';
import { nowAtom } from '../../lib/clock.ts';
import { atom, useAtom, useAtomValue, useStore } from '../../lib/store.ts';
import { categoryMessages } from './shelf.messages.ts';
import type { Chosen } from './filters/Filters.tsx';
import { fetchFilters, filtersAtom, isChosenInAddress } from './filtersPart.ts';
import { useMap } from './mapPart.ts';
import { fetchSearch, searchAtom } from './searchPart.ts';
import { useIsHydrated } from '../../lib/hydration/useIsHydrated.ts';
import * as S from './OurBagsScreen.styles.ts';
import { FEWEST_SHOWN, MOST_IN_PAGE, ShelfGroup as Group } from './ShelfGroup.tsx';
import { useShelfError } from './useShelfError.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

export const hydrate = hydrateBags;

const NO_FILTER: BagFilter = { search: '', category: null };

/** Last while the app is open, so that coming back from a bag finds the shelf unchanged. */
const filterAtom = atom<BagFilter>(NO_FILTER);
const openGroupsAtom = atom<readonly ShelfGroup[]>([]);

export function Screen() {
  const t = useMessage();
  const store = useStore();
  const now = useAtomValue(nowAtom);
  const state = useAtomValue(bagsAtom);
  const { bags, isPart, total } = state;
  const isLong = total !== null;
  const trouble = useShelfError(state);
  const [filter, setFilter] = useAtom(filterAtom);
  const [openGroups, setOpenGroups] = useAtom(openGroupsAtom);
  // Typing stays quick however long the list: the grid renders a moment later.
  const settled = useDeferredValue(filter);
  const part = useAtomValue(filtersAtom);
  const search = useAtomValue(searchAtom);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const hasColumn = useHasColumn();
  const matching = useMemo(
    () => bags && filterBags(bags, settled, search?.searchBags),
    [bags, settled, search],
  );
  const found = useMemo(() => (matching && chosen ? chosen.choose(matching) : matching), [matching, chosen]);
  const groups = useMemo(() => groupBags(found ?? [], now), [found, now]);
  // The server draws fewer bags. The others follow, below the first screen.
  const isWhole = useDeferredValue(useIsHydrated());
  const roomFor = (place: number): number => {
    const before = groups.slice(0, place).reduce((sum, { bags }) => sum + bags.length, 0);
    return isWhole ? FEWEST_SHOWN : Math.max(0, MOST_IN_PAGE - before);
  };
  const isFolded = groups.some(
    ({ group, bags }) => bags.length > FEWEST_SHOWN && !openGroups.includes(group),
  );
  const isSearching = filter.search !== '';
  const isFiltered = isSearching || filter.category !== null || (chosen?.badge ?? null) !== null;
  const wanted = [settled.search.trim(), settled.category && t(categoryMessages[settled.category])];
  const named = wanted.flatMap((each) => (each ? isolated(each) : [])).join(' · ');
  // On an empty shelf it is not the search that finds nothing.
  const noMatch =
    (bags?.length || isLong) && (named ? t('web.ourBags.noMatch', { wanted: named }) : chosen?.none);

  const NoBags = noMatch && settled.search.trim() ? search?.NoBags : null;
  const showAll = () => {
    setFilter(NO_FILTER);
    chosen?.clear();
  };

  const count = isLong && !isPart ? total : found?.length;
  const { map, isMap } = useMap();

  // The filters have their own query.
  useEffect(() => keepBagsFresh(store, part ? undefined : ''), [store, part]);
  useEffect(() => {
    if (isOpen || isLong || hasColumn || isChosenInAddress())
      void fetchFilters(store).catch(() => setIsOpen(false));
  }, [store, isOpen, isLong, hasColumn]);
  // What was typed before hydration had its focus before it, too.
  useEffect(() => {
    if (isSearching) void fetchSearch(store, null);
  }, [store, isSearching]);

  const alert = trouble !== null && (
    <ErrorState
      message={trouble}
      isOffline={state.error === 'offline'}
      onRetry={() => void refreshBags(store)}
    />
  );
  const filters = part && (
    <part.Filters
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      hasColumn={hasColumn}
      filter={settled}
      shown={found?.length}
      count={count}
      isFolded={isFolded}
      onChosen={setChosen}
    />
  );

  if (isMap && map)
    return (
      <map.MapView
        bags={isPart && !found?.length ? null : found}
        now={now}
        isOffline={state.error === 'offline'}
        hasFailed={trouble !== null}
        isSearched={isSearching || filter.category !== null}
        onShowAll={showAll}
        viewSwitch={<ViewSwitch isMap />}
      >
        {alert}
        {filters}
      </map.MapView>
    );
  return (
    <S.Root>
      <S.Head onFocus={() => void fetchSearch(store, bags)}>
        <S.TitleRow>
          <Text look="h1">{t('web.ourBags.title')}</Text>
          <ViewSwitch isMap={isMap} />
        </S.TitleRow>
        <S.Search>
          <SearchField
            label={t('web.ourBags.search')}
            placeholder={t('web.ourBags.placeholder')}
            value={filter.search}
            onValueChange={(search) => setFilter({ ...filter, search })}
          />
          <Button icon={filtersIcon} onPress={() => setIsOpen(true)}>
            {t('web.ourBags.filters')}
            {chosen?.badge}
          </Button>
        </S.Search>
      </S.Head>
      <S.Narrowing>
        <ChipGroup label={t('web.ourBags.categories')}>
          {[null, ...CATEGORIES].map((category) => (
            <Chip
              key={category}
              selected={filter.category === category}
              onPress={() => setFilter({ ...filter, category })}
            >
              {t(category === null ? 'web.ourBags.all' : categoryMessages[category])}
            </Chip>
          ))}
        </ChipGroup>
        {part && chosen && hasColumn && <part.SortSelect {...chosen.panel} />}
      </S.Narrowing>
      <S.Column>
        {part && chosen && hasColumn && (
          <part.FilterColumn
            {...chosen.panel}
            countOf={isLong || !matching ? undefined : (choices) => chosen.countOf(matching, choices)}
          />
        )}
      </S.Column>
      <S.Bags>
        {part && chosen && (
          <part.ChosenFilters {...chosen.panel} count={count} all={isLong ? undefined : bags?.length} />
        )}
        {alert}
        {(isPart ? !found?.length : !found) && trouble === null && (
          <>
            <Text look="h2">{t('web.ourBags.now')}</Text>
            <BagGridSkeleton />
          </>
        )}
        {groups.map(({ group, bags }, place) => (
          <Group
            key={group}
            group={group}
            bags={bags}
            now={now}
            isFirst={place === 0}
            isPart={count !== found?.length || isPart}
            most={openGroups.includes(group) ? Infinity : roomFor(place)}
            // A long shelf brings more on another button, which must not bring what stays folded.
            onOpen={() => setOpenGroups(isLong ? SHELF_GROUPS : [...openGroups, group])}
            kmOf={chosen?.kmOf}
          />
        ))}
        {found?.length === 0 &&
          !isPart &&
          (NoBags ? (
            <NoBags
              search={settled.search}
              wanted={named}
              isFiltered={settled.category !== null || (chosen?.badge ?? null) !== null}
              onLeave={() => setFilter(NO_FILTER)}
              onShowAll={showAll}
            />
          ) : (
            <EmptyState
              picture="empty-bags"
              title={noMatch || t('web.ourBags.empty')}
              sentence={noMatch ? undefined : t('web.ourBags.emptySentence')}
              action={isFiltered && <Button onPress={showAll}>{t('web.ourBags.showAll')}</Button>}
            />
          ))}
        {filters}
        <VisuallyHidden role="status">
          {isFiltered && count !== undefined && t('web.ourBags.count', { count })}
        </VisuallyHidden>
      </S.Bags>
    </S.Root>
  );
}

/** Where the styles give the filters a column of their own. */
const WIDE = '(min-width: 64em)';

function useHasColumn(): boolean {
  const [hasColumn, setHasColumn] = useState(false);
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const update = () => setHasColumn(wide.matches);
    update();
    wide.addEventListener('change', update);
    return () => wide.removeEventListener('change', update);
  }, []);
  return hasColumn;
}
