import { Skeleton, Stack, VisuallyHidden } from '@zawadeh/ui';
import { useMessage } from '../../lib/messages/useMessage.ts';
import * as S from './CartScreen.styles.ts';

/** Until the browser has read the cart, which the server does not know. */
export function CartSkeleton() {
  const t = useMessage();
  return (
    <div role="status">
      <VisuallyHidden>{t('web.cart.loading')}</VisuallyHidden>
      <Stack gap={0}>
        {[0, 1].map((line) => (
          <S.SkeletonLine key={line}>
            <Skeleton $height={80} />
            <S.SkeletonText>
              <Skeleton $width="70%" $height={20} />
              <Skeleton $width="50%" $height={44} />
              <Skeleton $width="20%" />
              <Skeleton $width={`${132 / 16}rem`} $height={50} />
            </S.SkeletonText>
          </S.SkeletonLine>
        ))}
      </Stack>
    </div>
  );
}
