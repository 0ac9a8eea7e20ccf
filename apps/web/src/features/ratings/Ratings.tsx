/** What there is to rate, for the pages that ask: a download of its own. */
import { mayBeRated, type Collected } from '@zawadeh/domain';
import { Button, Text } from '@zawadeh/ui';
import { useEffect, useState } from 'react';
import { nowAtom } from '../../lib/clock.ts';
import { useAtomValue, useStore } from '../../lib/store.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { keepRatingsFresh, putRatingOff, ratingsAtom, toAskFor } from './ratings.ts';
import { useWords } from '../../lib/messages/language.ts';
import { ratingWords } from './locales/words.ts';
import * as S from './rating.styles.ts';
import { RatingSheet } from './RatingSheet.tsx';
import { useShopName, useWhat } from './useWhat.ts';

function useRatings(userId: string) {
  const state = useAtomValue(ratingsAtom);
  const now = useAtomValue(nowAtom);
  const isOwn = useWords(ratingWords) && state.userId === userId;
  return {
    isKnown: isOwn && (state.collected !== null || state.error !== null),
    collected: (isOwn && state.collected) || [],
    asked: isOwn ? toAskFor(state, now) : [],
    now,
  };
}

function useFreshRatings(userId: string) {
  const store = useStore();
  useEffect(() => keepRatingsFresh(store, userId), [store, userId]);
  return useRatings(userId);
}

interface ProfileRatingProps {
  userId: string;
  /** Called once it is known whether there is something to ask for. */
  onKnown: (part: 'rating') => void;
}

/** Asks for the latest. */
export function ProfileRating({ userId, onKnown }: ProfileRatingProps) {
  const { asked, isKnown } = useFreshRatings(userId);
  useEffect(() => {
    if (isKnown) onKnown('rating');
  }, [isKnown, onKnown]);
  const [latest] = asked;
  return latest && <RatingNote key={keyOf(latest)} userId={userId} collected={latest} />;
}

interface OrderRatingsProps {
  userId: string;
  orderId: string | null;
}

/** Asks for each shop of the order, and shows what was said. */
export function TicketRatings({ userId, orderId }: OrderRatingsProps) {
  const { collected, asked } = useFreshRatings(userId);
  return collected
    .filter((each) => each.orderId === orderId)
    .map((each) =>
      each.stars === null ? (
        asked.includes(each) && <RatingNote key={keyOf(each)} userId={userId} collected={each} />
      ) : (
        <OwnRating key={keyOf(each)} collected={each} />
      ),
    );
}

/** The same in the row of an order, where it stays after "Not now". The page has asked the server. */
export function RowRatings({ userId, orderId }: OrderRatingsProps) {
  const { collected, now } = useRatings(userId);
  return collected
    .filter((each) => each.orderId === orderId)
    .map((each) =>
      each.stars === null ? (
        mayBeRated(each.doneAt, now) && <RateShop key={keyOf(each)} userId={userId} collected={each} />
      ) : (
        <OwnRating key={keyOf(each)} collected={each} align="start" />
      ),
    );
}

const keyOf = ({ orderId, storeId }: Collected): string => `${orderId} ${storeId}`;

interface CollectedProps {
  userId: string;
  collected: Collected;
}

function RatingNote({ userId, collected }: CollectedProps) {
  const t = useMessage();
  const store = useStore();
  const what = useWhat(collected);
  const shop = useShopName(collected);
  const [isOpen, setOpen] = useState(false);
  return (
    <S.Note>
      <S.NoteWords>
        <Text look="label" as="h2">
          {t('web.rating.title')}
        </Text>
        <Text look="bodySmall" tone="muted">
          {what}
        </Text>
      </S.NoteWords>
      <S.NoteButtons>
        <Button kind="secondary" size="compact" onPress={() => setOpen(true)}>
          {t('web.rating.rateShop', { shop })}
        </Button>
        <Button kind="quiet" size="compact" onPress={() => putRatingOff(store, userId, collected.orderId)}>
          {t('web.rating.later')}
        </Button>
      </S.NoteButtons>
      <RatingSheet userId={userId} collected={collected} isOpen={isOpen} onClose={() => setOpen(false)} />
    </S.Note>
  );
}

function RateShop({ userId, collected }: CollectedProps) {
  const t = useMessage();
  const shop = useShopName(collected);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <S.InRow>
        <Button kind="quiet" size="compact" onPress={() => setOpen(true)}>
          {t('web.rating.rateShop', { shop })}
        </Button>
      </S.InRow>
      <RatingSheet userId={userId} collected={collected} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function OwnRating({ collected, align = 'center' }: { collected: Collected; align?: 'start' | 'center' }) {
  const t = useMessage();
  const shop = useShopName(collected);
  return (
    <Text look="bodySmall" tone="muted" align={align}>
      {t('web.rating.own', { shop, stars: collected.stars ?? 0 })}
    </Text>
  );
}
