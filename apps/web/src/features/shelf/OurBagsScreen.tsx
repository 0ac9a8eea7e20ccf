import { CATEGORIES, filterBags, isolated, type BagFilter } from '@zawadeh/domain';
import {
  BagGrid,
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
import { fetchSearch, searchAtom } from './searchPart.ts';
import * as S from './OurBagsScreen.styles.ts';
import { useShelfError } from './useShelfError.ts';
import { paths } from '../../lib/paths.ts';

export const hydrate = hydrateBags;

/** Lasts while the app is open, so that coming back from a bag finds the shelf unchanged. */
const filterAtom = atom<BagFilter>({ search: '', category: null });

export function Screen() {
  const t = useMessage();
  const store = useStore();
  const now = useAtomValue(nowAtom);
  const state = useAtomValue(bagsAtom);
  const { bags, isPart, total } = state;
  const isLong = total !== null;
  const trouble = useShelfError(state);
  const [filter, setFilter] = useAtom(filterAtom);
  // Typing stays quick however long the list: the grid renders a moment later.
  const settled = useDeferredValue(filter);
  const part = useAtomValue(filtersAtom);
  const search = useAtomValue(searchAtom);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const found = useMemo(() => {
    const matching = bags && filterBags(bags, settled, search?.searchBags);
    return matching && chosen ? chosen.choose(matching) : matching;
  }, [bags, settled, search, chosen]);
  const isSearching = filter.search !== '';
  const isFiltered = isSearching || filter.category !== null || chosen !== null;
  const wanted = [settled.search.trim(), settled.category && t(categoryMessages[settled.category])];
  const named = wanted.flatMap((each) => (each ? isolated(each) : [])).join(' · ');
  // On an empty shelf it is not the search that finds nothing.
  const noMatch =
    (bags?.length || isLong) && (named ? t('web.ourBags.noMatch', { wanted: named }) : chosen?.none);

  const count = isLong && !isPart ? total : found?.length;

  // The filters have their own query.
  useEffect(() => keepBagsFresh(store, part ? undefined : ''), [store, part]);
  useEffect(() => {
    if (isOpen || isLong || isChosenInAddress()) void fetchFilters(store).catch(() => setIsOpen(false));
  }, [store, isOpen, isLong]);
  // What was typed before hydration had its focus before it, too.
  useEffect(() => {
    if (isSearching) void fetchSearch(store, null);
  }, [store, isSearching]);

  return (
    <S.Root>
      <S.Head onFocus={() => void fetchSearch(store, bags)}>
        <Text look="h1">{t('web.ourBags.title')}</Text>
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
      {trouble !== null && (
        <ErrorState
          message={trouble}
          isOffline={state.error === 'offline'}
          onRetry={() => void refreshBags(store)}
        />
      )}
      {(isPart ? !found?.length : !found) && trouble === null && <BagGridSkeleton />}
      {found !== null && found.length > 0 && (
        <BagGrid bags={found} now={now} outOf={bags?.length} hrefOf={(bag) => paths.bag(bag.id)} />
      )}
      {found?.length === 0 && !isPart && (
        <EmptyState
          picture="empty-bags"
          title={noMatch || t('web.ourBags.empty')}
          sentence={noMatch ? undefined : t('web.ourBags.emptySentence')}
          action={
            isFiltered && (
              <Button
                onPress={() => {
                  setFilter({ search: '', category: null });
                  chosen?.clear();
                }}
              >
                {t('web.ourBags.showAll')}
              </Button>
            )
          }
        />
      )}
      {part && (
        <part.Filters
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          filter={settled}
          shown={found?.length}
          count={count}
          onChosen={setChosen}
        />
      )}
      <VisuallyHidden role="status">
        {isFiltered && count !== undefined && t('web.ourBags.count', { count })}
      </VisuallyHidden>
    </S.Root>
  );
}
