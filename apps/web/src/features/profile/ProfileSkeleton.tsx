import { Skeleton, Surface, Text, VisuallyHidden } from '@zawadeh/ui';
import { OrderCardSkeleton } from './OrderCard/OrderCardSkeleton.tsx';
import { useMessage } from '../../lib/messages/useMessage.ts';
import * as S from './ProfileScreen.styles.ts';

/** Skeleton of the page, until the session is known. */
export function ProfileSkeleton() {
  const t = useMessage();
  return (
    <>
      <VisuallyHidden as="h1">{t('web.profile.nameless')}</VisuallyHidden>
      <S.Field>
        <Surface look="brand" isBleeding>
          <S.Person aria-hidden="true">
            <S.Arch />
            <S.Names>
              <Skeleton $width="60%" $height={30} />
              <Skeleton $width="75%" $height={18} />
            </S.Names>
          </S.Person>
        </Surface>
      </S.Field>
      <OrdersSkeleton />
    </>
  );
}

/** Everything below the user, until it can be shown together. */
export function OrdersSkeleton() {
  const t = useMessage();
  return (
    <S.Inside>
      <S.History>
        <Text as="div" tone="muted">
          <span role="status">{t('web.profile.loading')}</span>
        </Text>
        <S.Panel>
          <S.Rows as="div">
            {[1, 2, 3].map((each) => (
              <OrderCardSkeleton key={each} />
            ))}
          </S.Rows>
        </S.Panel>
      </S.History>
    </S.Inside>
  );
}
