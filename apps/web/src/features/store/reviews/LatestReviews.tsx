import { addDays, beirutDay, reasonsFor, startOfDay, type Review } from '@zawadeh/domain';
import { Badge, LocalizedText, Text, useDateTimeText } from '@zawadeh/ui';
import { nowAtom } from '../../../lib/clock.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { reasonMessages } from '../../ratings/rating.messages.ts';
import * as S from './ReviewsSection.styles.ts';
import { StarRow } from './StarRow.tsx';

const FEWEST_STARS = 1;

/** The last ratings, each with its day, its bags and its reasons. */
export function LatestReviews({ latest }: { latest: readonly Review[] }) {
  const t = useMessage();
  const dayText = useDayText();
  return (
    <section>
      <S.LatestHead>
        <Text look="h2">{t('web.store.lastRatings')}</Text>
        <Text look="bodySmall" as="span" tone="muted">
          {t('web.store.noNames')}
        </Text>
      </S.LatestHead>
      <S.Latest>
        {latest.map(({ stars, day, bags, reasons }, place) => (
          // Nothing else tells two of them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <S.Review key={`${day} ${place}`}>
            <S.ReviewHead>
              <StarRow stars={stars} />
              <Text look="bodySmall" as="span" tone="muted">
                {dayText(day)}
              </Text>
            </S.ReviewHead>
            {bags.map((bag, each) => (
              // oxlint-disable-next-line react/no-array-index-key
              <p key={each}>
                <LocalizedText text={bag} />
              </p>
            ))}
            {reasons.length > 0 && (
              <S.Reasons>
                {reasons.map((reason) => (
                  <Badge
                    key={reason}
                    hasDot={false}
                    tone={reasonsFor(FEWEST_STARS).includes(reason) ? 'danger' : 'neutral'}
                  >
                    {t(reasonMessages[reason])}
                  </Badge>
                ))}
              </S.Reasons>
            )}
          </S.Review>
        ))}
      </S.Latest>
    </section>
  );
}

/** "Today", "Yesterday", or the date. */
function useDayText(): (day: string) => string {
  const t = useMessage();
  const { day: dateOf } = useDateTimeText();
  const today = beirutDay(useAtomValue(nowAtom));
  return (day) => {
    if (day === today) return t('web.store.reviews.today');
    if (day === addDays(today, -1)) return t('web.store.reviews.yesterday');
    return dateOf(startOfDay(day) ?? 0);
  };
}
