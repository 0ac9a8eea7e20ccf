import { BagPortraitSkeleton, Dock, Skeleton, Text } from '@zawadeh/ui';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { BackToShelf } from '../shelf/BackToShelf.tsx';
import * as S from './BagScreen.styles.ts';

/** Skeleton of the page while the bag loads. */
export function BagSkeleton() {
  const t = useMessage();
  return (
    <>
      <S.Picture>
        <S.Portrait>
          <BagPortraitSkeleton corner={<BackToShelf label={t('web.shop.back')} />} />
        </S.Portrait>
      </S.Picture>
      <S.Facts>
        <Text as="div" tone="muted">
          <span role="status">{t('web.bag.loading')}</span>
        </Text>
        <Skeleton $width="78%" $height={34} />
        <Skeleton $width="40%" $height={44} />
        <Skeleton $height={200} />
      </S.Facts>
      <S.Actions>
        <Dock>
          <Skeleton $height={48} />
        </Dock>
      </S.Actions>
    </>
  );
}
