import { Skeleton, VisuallyHidden } from '@zawadeh/ui';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { StoreHeader } from './StoreHeader.tsx';
import * as S from './StoreScreen.styles.ts';

/** The space until session and shop are known. */
export function StoreSkeleton() {
  const t = useMessage();
  return (
    <S.Space>
      <VisuallyHidden as="h1">{t('web.store.title')}</VisuallyHidden>
      <VisuallyHidden role="status">{t('web.store.loading')}</VisuallyHidden>
      <StoreHeader />
      <S.Side aria-hidden="true" />
      <S.Section as="div" aria-hidden="true">
        <SectionSkeleton />
      </S.Section>
      <S.Bar as="div" aria-hidden="true" />
    </S.Space>
  );
}

export function SectionSkeleton() {
  return (
    <>
      <Skeleton $width="180px" $height={36} />
      {[1, 2, 3].map((each) => (
        <Skeleton key={each} $height={120} />
      ))}
    </>
  );
}
