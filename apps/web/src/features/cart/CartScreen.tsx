import { Button, ErrorState, Surface, Text } from '@zawadeh/ui';
import { useEffect, useId, useRef } from 'react';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrationPlaceholder } from '../../lib/hydration/useHydrationPlaceholder.tsx';
import { walletName } from '../../lib/shop.ts';
import { bagsAtom, refreshBags } from '../shelf/bags.ts';
import { cartChangesAtom, removedChanges, dismissChanges } from './cartChanges.ts';
import { cartRows, clearRemovedLines, removedLinesAtom } from './removedLines.ts';
import { useAtomValue, useStore } from '../../lib/store.ts';
import { Bill } from './Bill.tsx';
import { CartLines } from './CartLines.tsx';
import { errorMessages } from './CartScreen.messages.ts';
import * as S from './CartScreen.styles.ts';
import { CartSkeleton } from './CartSkeleton.tsx';
import { EmptyCart, NothingInCart, ToShelf } from './EmptyCart.tsx';
import { isFromCheckout } from './fromCheckout.ts';
import { CustomerFields } from './CustomerFields.tsx';
import { useCustomerForm } from './useCustomerForm.ts';
import { useFocusAfter } from './useFocusAfter.ts';
import { useFreshCart } from './useFreshCart.ts';
import { paths } from '../../lib/paths.ts';

export { hydrateRate as hydrate } from '../lira/rate.ts';

export function Screen() {
  const t = useMessage();
  const store = useStore();
  const navigate = useNavigate();
  const { state } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  const formId = useId();
  const cart = useFreshCart();
  const changes = useAtomValue(cartChangesAtom);
  const { error } = useAtomValue(bagsAtom);
  const [form, changeForm] = useCustomerForm();
  const focusAfter = useFocusAfter(root);
  const placeholder = useHydrationPlaceholder('cart');
  const removed = useAtomValue(removedLinesAtom);
  useEffect(() => () => clearRemovedLines(store), [store]);

  if (cart === null || form === null) {
    return placeholder(
      <NothingInCart />,
      <S.Root>
        <S.Content>
          <Title />
          <CartSkeleton />
        </S.Content>
      </S.Root>,
    );
  }
  const isEmpty = cart.length === 0;
  const hasChanges = (isEmpty ? removedChanges(cart, changes) : changes).length > 0;
  const hasRows = hasChanges || cartRows(cart, removed).length > 0;
  return (
    <S.Root ref={root} data-alone={(isEmpty && !hasChanges) || undefined}>
      <S.Content>
        {(!isEmpty || hasChanges) && <Title />}
        {!isEmpty && error !== null && (
          <ErrorState
            message={t(errorMessages[error])}
            isOffline={error === 'offline'}
            onRetry={() => void refreshBags(store)}
          />
        )}
        <S.Bags>
          <div role="status">
            {hasChanges && (
              <ChangesNotice
                onSeen={() => {
                  focusAfter(0);
                  dismissChanges(store);
                }}
              />
            )}
          </div>
          {hasRows && <CartLines cart={cart} changes={changes} onRemove={focusAfter} />}
        </S.Bags>
        {isEmpty ? (
          hasChanges ? (
            <div>
              <ToShelf />
            </div>
          ) : (
            <EmptyCart />
          )
        ) : (
          <CustomerFields
            id={formId}
            cart={cart}
            form={form}
            onChange={changeForm}
            wasIncomplete={isFromCheckout(state)}
            onSubmit={() => void navigate(paths.checkout)}
          />
        )}
      </S.Content>
      {!isEmpty && <Bill cart={cart} form={form} formId={formId} />}
    </S.Root>
  );
}

function Title() {
  const t = useMessage();
  return (
    <div>
      <S.Yours>{t('web.cart.yours')}</S.Yours>
      <Text look="h1" tabIndex={-1}>
        {t('web.cart.heading', { provider: walletName })}
      </Text>
    </div>
  );
}

/** Above the lines, because the changed line may be below the visible part. */
function ChangesNotice({ onSeen }: { onSeen: () => void }) {
  const t = useMessage();
  return (
    <Surface look="sunken" padding="small">
      <S.News>
        <Text look="label">{t('web.cart.changed')}</Text>
        <Button size="compact" onPress={onSeen}>
          {t('web.cart.seen')}
        </Button>
      </S.News>
    </Surface>
  );
}
