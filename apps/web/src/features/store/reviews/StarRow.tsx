import { STARS } from '@zawadeh/domain';
import { Icon, starIcon } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import * as S from './ReviewsSection.styles.ts';

const stars = STARS.map((each) => <Icon key={each} of={starIcon} />);

/** So many of five stars, the last one in part. */
export function StarRow({ stars: count }: { stars: number }) {
  const t = useMessage();
  return (
    <S.Stars role="img" aria-label={t('web.store.reviews.stars', { stars: String(count) })}>
      <S.AllStars>{stars}</S.AllStars>
      <S.FullStars style={{ '--share': count / STARS.length }}>{stars}</S.FullStars>
    </S.Stars>
  );
}
