import {
  LONGEST_LIST,
  MOST_LISTED,
  WHOLE_SHELF,
  writeShelfQuery,
  type BagFilter,
  type ShelfQuery,
} from '@zawadeh/domain';
import { BusyButton, Text } from '@zawadeh/ui';
import { useEffect, useRef } from 'react';
import type { Listing } from '../surpriseBags.ts';
import { useWords } from '../../../lib/messages/language.ts';
import { longShelfWords } from './locales/words.ts';
import { atom, useAtom, useStore, type AppStore } from '../../../lib/store.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { bagsAtom, refreshBags, setBagsQuery } from '../bags.ts';
import * as S from './LongShelf.styles.ts';

interface LongShelfProps {
  filter: BagFilter;
  /** Of the filter sheet. */
  choices: Partial<ShelfQuery>;
  shown: number;
  total: number;
  /** Whether some of the bags wait for a press on the button of their group. */
  isFolded?: boolean;
  isLoading: boolean;
}

/** How many bags the reader wants of one query; lasts while the app is open, as the filter does. */
const lengthAtom = atom({ query: '', limit: WHOLE_SHELF.limit });

/** The last answers, so that coming back to the shelf, or to an earlier search, finds its bags. */
const listingsAtom = atom<ReadonlyMap<string, Listing>>(new Map());
const MOST_LISTINGS = 20;

/** Between two letters. */
const TYPING_MS = 250;

/** Asks the server for the bags that the reader looks for, and for more of them on a press. */
export function LongShelf({ filter, choices, shown, total, isFolded, isLoading }: LongShelfProps) {
  const t = useMessage();
  const store = useStore();
  const hasWords = useWords(longShelfWords);
  const [length, setLength] = useAtom(lengthAtom);
  const wanted = { ...filter, ...choices };
  const first = writeShelfQuery(wanted);
  const limit = length.query === first ? length.limit : WHOLE_SHELF.limit;
  const query = writeShelfQuery({ ...wanted, limit });
  useEffect(() => {
    setBagsQuery(store, query, store.get(listingsAtom).get(query));
    const timer = setTimeout(() => void refreshBags(store), TYPING_MS);
    return () => {
      clearTimeout(timer);
      cacheListing(store, query);
    };
  }, [store, query]);

  const root = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (isLoading || !wasPressed.current) return;
    wasPressed.current = false;
    // The last press takes the button away.
    if (document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  }, [isLoading]);
  const showMore = () => {
    wasPressed.current = true;
    setLength({ query: first, limit: limit + MOST_LISTED });
  };

  const isLonger = limit > MOST_LISTED;
  const isWhole = shown >= total && !isLoading;
  // What is shown of another search says nothing about this one.
  const isKnown = shown > 0 && (isLonger || !isLoading);
  if (!hasWords || !isKnown || isFolded || (isWhole && !isLonger)) return null;
  return (
    <S.Root ref={root} tabIndex={-1}>
      <Text tone="muted">
        <span role="status">{t('web.longShelf.shown', { shown, total })}</span>
      </Text>
      {!isWhole && limit < LONGEST_LIST && (
        <BusyButton isBusy={isLoading} busyWords={t('web.longShelf.loading')} onPress={showMore}>
          {t('web.longShelf.more')}
        </BusyButton>
      )}
      {!isWhole && limit === LONGEST_LIST && <Text tone="muted">{t('web.longShelf.narrow')}</Text>}
    </S.Root>
  );
}

function cacheListing(store: AppStore, query: string): void {
  const { bags, etag, total, isPart } = store.get(bagsAtom);
  if (bags === null || isPart) return;
  const others = [...store.get(listingsAtom)].filter(([key]) => key !== query);
  const listings = [...others, [query, { bags, etag, total }] as const];
  store.set(listingsAtom, new Map(listings.slice(-MOST_LISTINGS)));
}
