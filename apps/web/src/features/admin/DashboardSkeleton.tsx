import { Skeleton, VisuallyHidden } from '@zawadeh/ui';
import { useMessage } from '../../lib/messages/useMessage.ts';
import * as S from './AdminScreen.styles.ts';

/** Skeleton of the dashboard, until the session is known. */
export function DashboardSkeleton() {
  const t = useMessage();
  return (
    <>
      <VisuallyHidden as="h1">{t('web.admin.title')}</VisuallyHidden>
      <VisuallyHidden role="status">{t('web.admin.loading')}</VisuallyHidden>
      <S.Dashboard aria-hidden="true">
        <S.NoTabs />
        <S.Section as="div">
          <Skeleton $width="180px" $height={36} />
          {[1, 2, 3, 4, 5].map((each) => (
            <Skeleton key={each} $height={62} />
          ))}
        </S.Section>
      </S.Dashboard>
    </>
  );
}
