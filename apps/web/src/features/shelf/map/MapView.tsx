import {
  bagsOnMap,
  countChoices,
  DELIVERY_AREAS,
  keysOf,
  NO_CHOICES,
  readChoices,
  writeChoices,
  type Bag,
  type Instant,
  type MapTime,
} from '@zawadeh/domain';
import { Button, Chip, ChipGroup, EmptyState, Skeleton, Text, VisuallyHidden } from '@zawadeh/ui';
import { useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MessageId } from '../../../lib/messages/messageId.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { atom, useAtom, useStore } from '../../../lib/store.ts';
import { fetchFilters } from '../filtersPart.ts';
import { MapCanvas } from './MapCanvas.tsx';
import { MapList, type Chosen } from './MapList.tsx';
import { useMapShops } from './mapShops.ts';
import * as S from './MapView.styles.ts';

const TIMES: Record<MapTime, MessageId> = {
  now: 'web.ourBags.now',
  later: 'web.map.later',
  tomorrow: 'web.ourBags.tomorrow',
};
const TIME_NAMES = keysOf(TIMES);

interface MapViewProps {
  /** What the search and the filters leave of the shelf; null until it arrives. */
  bags: readonly Bag[] | null;
  now: Instant;
  isOffline: boolean;
  /** The bags could not be fetched: `children` say why. */
  hasFailed: boolean;
  /** Whether a search or a category narrows the shelf; the other filters are in the address. */
  isSearched: boolean;
  /** Shows the whole shelf again. */
  onShowAll: () => void;
  viewSwitch: ReactNode;
  /** The error of the shelf, and what only its filters say. */
  children: ReactNode;
}

/** Lasts while the app is open, so that coming back from a bag finds its shop. */
const chosenAtom = atom<{ area: string; shop: string; isAlone: boolean } | null>(null);

/** The shelf on a map, with a list that says the same. */
export function MapView({
  bags,
  now,
  isOffline,
  hasFailed,
  isSearched,
  onShowAll,
  viewSwitch,
  children,
}: MapViewProps) {
  const t = useMessage();
  const { when, setWhen, isNarrowed } = useWhen();
  const { shops, places } = useMapShops();
  const [wanted, setChosen] = useAtom(chosenAtom);
  const areas = useMemo(() => bagsOnMap(bags ?? [], when, { now, places }), [bags, when, now, places]);
  const area = areas.find((each) => each.area.id === wanted?.area);
  const shop = area?.shops.find(({ id }) => id === wanted?.shop) ?? area?.shops[0];
  const chosen = area && shop ? { area, shop, isAlone: wanted?.isAlone ?? false } : null;
  const choose = (to: Chosen) =>
    setChosen(to && { area: to.area.area.id, shop: to.shop.id, isAlone: to.isAlone });
  const empty = DELIVERY_AREAS.filter(({ id }) => !areas.some((each) => each.area.id === id));
  return (
    <S.Root>
      <S.Head>
        <Text look="h1">{t('web.map.title')}</Text>
        {viewSwitch}
      </S.Head>
      <S.How>
        <Text look="bodySmall" tone="muted">
          {t('web.map.how', { when })}
        </Text>
      </S.How>
      <S.Times>
        <ChipGroup label={t('web.map.when')}>
          {TIME_NAMES.map((time) => (
            <Chip key={time} selected={when === time} onPress={() => setWhen(time)}>
              {t(TIMES[time])}
            </Chip>
          ))}
        </ChipGroup>
      </S.Times>
      <S.Map>
        <MapCanvas areas={areas} when={when} chosen={chosen} onChoose={choose} />
      </S.Map>
      <S.Sheet>
        {children}
        {(isSearched || isNarrowed) && bags && (
          <S.Found>
            <Text tone="muted">
              <span role="status">{t('web.ourBags.count', { count: bags.length })}</span>
            </Text>
            <Button size="compact" onPress={onShowAll}>
              {t('web.ourBags.showAll')}
            </Button>
          </S.Found>
        )}
        {!bags && !hasFailed && <Loading />}
        {bags && areas.length === 0 && (
          <EmptyState picture="empty-bags" title={t('web.map.nothing', { when })} />
        )}
        {areas.length > 0 && (
          <MapList {...{ areas, empty, when, now, shops, isOffline, chosen }} onChoose={choose} />
        )}
      </S.Sheet>
    </S.Root>
  );
}

function Loading() {
  const t = useMessage();
  return (
    <S.Box>
      <VisuallyHidden role="status">{t('web.map.loading')}</VisuallyHidden>
      {Array.from({ length: 4 }, (_, index) => (
        <S.BoxHead key={index}>
          <Skeleton $width="40%" $height={28} />
        </S.BoxHead>
      ))}
    </S.Box>
  );
}

/** The time of the filters; the map of a shelf that is not narrowed by time shows what can be had now. */
function useWhen() {
  const store = useStore();
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const choices = readChoices(params);
  const setWhen = (time: MapTime) => {
    const when = time === 'now' ? NO_CHOICES.when : time;
    void navigate({ search: String(writeChoices({ ...choices, when }, params)) }, { replace: true });
    // The list will need them.
    void fetchFilters(store).catch(() => {});
  };
  return {
    when: choices.when === 'any' ? ('now' as const) : choices.when,
    setWhen,
    /** By more than the time, which the map shows. */
    isNarrowed: countChoices({ ...choices, when: NO_CHOICES.when }) > 0,
  };
}
