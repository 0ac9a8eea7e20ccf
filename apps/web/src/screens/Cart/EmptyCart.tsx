import { Button, EmptyState, type EmptyStateProps } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import { messages } from './CartScreen.messages.ts';
import * as S from './CartScreen.styles.ts';

export function EmptyCart({ level }: Pick<EmptyStateProps, 'level'>) {
  const intl = useIntl();
  return (
    <EmptyState
      picture="empty-cart"
      level={level}
      title={intl.formatMessage({ id: messages.empty })}
      action={
        <Button kind="primary" href="/our-bags">
          {intl.formatMessage({ id: messages.explore })}
        </Button>
      }
    />
  );
}

/** The whole page of a cart that nothing was ever in. */
export const NothingInCart = () => (
  <S.Root data-alone>
    <S.Content>
      <S.Bags />
      <EmptyCart level="h1" />
    </S.Content>
  </S.Root>
);
