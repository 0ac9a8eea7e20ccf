import { Button, EmptyState } from '@zawadeh/ui';
import { useMessage } from '../../lib/messages/useMessage.ts';
import * as S from './cart.styles.ts';
import { paths } from '../../lib/paths.ts';

/** The only action of an empty cart. */
export function ToShelf() {
  const t = useMessage();
  return (
    <Button kind="primary" href={paths.ourBags}>
      {t('web.cart.explore')}
    </Button>
  );
}

export function EmptyCart() {
  const t = useMessage();
  return <EmptyState picture="empty-cart" level="h1" title={t('web.cart.empty')} action={<ToShelf />} />;
}

/** The whole page of an empty cart. */
export const NothingInCart = () => (
  <S.Root data-alone>
    <S.Content>
      <S.Bags />
      <EmptyCart />
    </S.Content>
  </S.Root>
);
