import {
  readReasons,
  reasonsFor,
  toggleReason,
  type Collected,
  type Rating,
  type RatingReason,
  type Stars,
} from '@zawadeh/domain';
import { Alert, BusyButton, Button, Chip, Sheet } from '@zawadeh/ui';
import { useId, useState } from 'react';
import { StarRating } from './StarRating/StarRating.tsx';
import { rateShop, type RatingError } from './ratingCalls.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { useStore } from '../../lib/store.ts';
import { markRated, putRatingOff } from './ratings.ts';
import { errorMessages, outcomeMessages, reasonMessages } from './rating.messages.ts';
import * as S from './rating.styles.ts';
import { useWhat } from './useWhat.ts';

interface RatingSheetProps {
  userId: string;
  collected: Collected;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks how it was, and thanks. */
export function RatingSheet({ userId, collected, isOpen, onClose }: RatingSheetProps) {
  const t = useMessage();
  const store = useStore();
  const [given, setGiven] = useState<GivenRating | null>(null);
  const close = () => {
    if (given) markRated(store, userId, given.rating);
    onClose();
  };
  return (
    <Sheet isOpen={isOpen} onClose={close} label={t('web.rating.title')} side="bottom">
      {given ? (
        <S.Sheet>
          <S.Title>{t('web.rating.thanks')}</S.Title>
          <S.Muted role="status">{t(outcomeMessages[given.outcome])}</S.Muted>
          <Button kind="secondary" isFullWidth onPress={close}>
            {t('web.rating.done')}
          </Button>
        </S.Sheet>
      ) : (
        <Question
          userId={userId}
          collected={collected}
          onRated={setGiven}
          onLater={() => {
            putRatingOff(store, userId, collected.orderId);
            onClose();
          }}
        />
      )}
    </Sheet>
  );
}

interface GivenRating {
  rating: Rating;
  outcome: keyof typeof outcomeMessages;
}

interface QuestionProps {
  userId: string;
  collected: Collected;
  onRated: (given: GivenRating) => void;
  onLater: () => void;
}

function Question({ userId, collected, onRated, onLater }: QuestionProps) {
  const t = useMessage();
  const whyId = useId();
  const what = useWhat(collected);
  const [stars, setStars] = useState<Stars | null>(null);
  const [reasons, setReasons] = useState<RatingReason[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<RatingError | null>(null);

  const choose = (next: Stars) => {
    setStars(next);
    setReasons(readReasons(next, reasons));
  };
  const send = async () => {
    if (stars === null) return;
    setBusy(true);
    const { orderId, storeId } = collected;
    const rating = { orderId, storeId, stars, reasons };
    const outcome = await rateShop(userId, rating);
    setBusy(false);
    setError(outcome.ok ? null : outcome.error);
    if (outcome.ok) onRated({ rating, outcome: outcome.value });
  };

  return (
    <S.Sheet>
      <S.Title>{t('web.rating.title')}</S.Title>
      <S.Muted>{what}</S.Muted>
      <StarRating legend={t('web.rating.title')} value={stars} onValueChange={choose} disabled={isBusy} />
      {stars !== null && (
        <div>
          <S.Why id={whyId}>{t('web.rating.why')}</S.Why>
          <S.Reasons role="group" aria-labelledby={whyId}>
            {reasonsFor(stars).map((reason) => (
              <Chip
                key={reason}
                selected={reasons.includes(reason)}
                onPress={() => setReasons(toggleReason(stars, reasons, reason))}
              >
                {t(reasonMessages[reason])}
              </Chip>
            ))}
          </S.Reasons>
        </div>
      )}
      <S.Muted>{t('web.rating.note')}</S.Muted>
      {error && <Alert kind="danger">{t(errorMessages[error])}</Alert>}
      <S.Buttons>
        <BusyButton
          kind="primary"
          isFullWidth
          isBusy={isBusy}
          busyWords={t('web.rating.sending')}
          disabled={stars === null}
          onPress={() => void send()}
        >
          {t('web.rating.send')}
        </BusyButton>
        <Button kind="quiet" isFullWidth onPress={onLater}>
          {t('web.rating.later')}
        </Button>
      </S.Buttons>
    </S.Sheet>
  );
}
