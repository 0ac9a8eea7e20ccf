import { Button, EmptyState } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import type { MessageIds } from '../../locales/messageId.ts';
import * as S from './cart.styles.ts';
import { paths } from '../../lib/paths.ts';

const messages = {
  empty: 'web.cart.empty',
  explore: 'web.cart.explore',
} satisfies MessageIds;

/** The only action of an empty cart. */
export function ToShelf() {
  const intl = useIntl();
  return (
    <Button kind="primary" href={paths.ourBags}>
      {intl.formatMessage({ id: messages.explore })}
    </Button>
  );
}

export function EmptyCart() {
  const intl = useIntl();
  return (
    <EmptyState
      picture="empty-cart"
      level="h1"
      title={intl.formatMessage({ id: messages.empty })}
      action={<ToShelf />}
    />
  );
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
