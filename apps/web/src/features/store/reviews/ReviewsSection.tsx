import type { ReasonCount, ShopReviews } from '@zawadeh/domain';
import { STARS } from '@zawadeh/domain';
import { EmptyState, ErrorState, Skeleton, Surface, Text, VisuallyHidden } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { storeIdOf, useScope } from '../../admin/scope.ts';
import { SectionHead } from '../../admin/SectionHead.tsx';
import { useAdminErrorMessage } from '../../admin/useAdminErrorMessage.ts';
import { useQuery } from '../../admin/useQuery.ts';
import { reasonMessages } from '../../ratings/rating.messages.ts';
import { fetchReviews } from './fetchReviews.ts';
import { LatestReviews } from './LatestReviews.tsx';
import * as S from './ReviewsSection.styles.ts';
import { StarRow } from './StarRow.tsx';

/** What buyers said about the shop, without their names. */
export function Screen() {
  const t = useMessage();
  const why = useAdminErrorMessage();
  const storeId = storeIdOf(useScope());
  const { value, error, refetch } = useQuery(`reviews ${storeId}`, () => fetchReviews(storeId));
  return (
    <S.Page>
      <SectionHead name={t('web.store.reviews')}>
        <Text look="bodySmall" as="span" tone="muted">
          {t('web.store.reviews.sixMonths')}
        </Text>
      </SectionHead>
      {error && <ErrorState message={t('web.store.reviews.failed', { why: why(error) })} onRetry={refetch} />}
      {value ? <Reviews reviews={value} /> : !error && <Skeleton $height={360} />}
    </S.Page>
  );
}

function Reviews({ reviews }: { reviews: ShopReviews }) {
  const t = useMessage();
  const { count, liked, toImprove, latest } = reviews;
  if (count === 0) {
    return (
      <EmptyState
        picture="empty-orders"
        title={t('web.store.reviews.none')}
        sentence={t('web.store.reviews.noneSays')}
      />
    );
  }
  // One scale for both lists.
  const most = Math.max(...[...liked, ...toImprove].map((each) => each.count));
  return (
    <>
      <S.Cards>
        <Surface as="section">
          <Summary {...reviews} />
        </Surface>
        {(liked.length > 0 || toImprove.length > 0) && (
          <Surface as="section">
            <S.Groups>
              <Reasons name={t('web.store.liked')} reasons={liked} most={most} />
              <Reasons name={t('web.store.improve')} reasons={toImprove} most={most} isToImprove />
            </S.Groups>
          </Surface>
        )}
      </S.Cards>
      <LatestReviews latest={latest} />
    </>
  );
}

function Summary({ mean, count, byStars }: ShopReviews) {
  const t = useMessage();
  const most = Math.max(...STARS.map((stars) => byStars[stars]));
  return (
    <S.Summary>
      <S.Mean>
        {mean === null ? (
          <Text look="bodySmall" tone="muted" align="center">
            {t('web.store.reviews.tooFew')}
          </Text>
        ) : (
          <>
            <S.Figure>{mean.toFixed(1)}</S.Figure>
            <StarRow stars={mean} />
          </>
        )}
        <Text look="bodySmall" tone="muted" align="center">
          {t('web.store.reviews.count', { count })}
        </Text>
      </S.Mean>
      <S.Bars>
        {STARS.toReversed().map((stars) => (
          <S.StarBar key={stars}>
            <span aria-hidden="true">{stars}</span>
            <S.Track aria-hidden="true">
              {byStars[stars] > 0 && <S.Bar data-stars style={{ '--share': byStars[stars] / most }} />}
            </S.Track>
            <S.Count aria-hidden="true">{byStars[stars]}</S.Count>
            <VisuallyHidden>
              {t('web.store.reviews.withStars', { stars, count: byStars[stars] })}
            </VisuallyHidden>
          </S.StarBar>
        ))}
      </S.Bars>
    </S.Summary>
  );
}

interface ReasonsProps {
  name: string;
  reasons: readonly ReasonCount[];
  /** What fills a bar. */
  most: number;
  isToImprove?: boolean;
}

function Reasons({ name, reasons, most, isToImprove = false }: ReasonsProps) {
  const t = useMessage();
  if (reasons.length === 0) return null;
  return (
    <div>
      <S.GroupName>{name}</S.GroupName>
      <S.Bars>
        {reasons.map(({ reason, count }) => (
          <S.ReasonBar key={reason}>
            <span>{t(reasonMessages[reason])}</span>
            <S.Track aria-hidden="true">
              <S.Bar data-low={isToImprove || undefined} style={{ '--share': count / most }} />
            </S.Track>
            <S.Count data-strong>{count}</S.Count>
          </S.ReasonBar>
        ))}
      </S.Bars>
    </div>
  );
}
