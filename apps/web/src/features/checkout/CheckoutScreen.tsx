import { canCancelAfterPaying, orderTotals, readCustomer, type Cart, type Customer } from '@zawadeh/domain';
import { arrowBackIcon, Button, Icon, cardIcon, OrderSummary, Text, undoIcon } from '@zawadeh/ui';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { Navigate } from 'react-router-dom';
import { Main } from '../../lib/page/page.styles.ts';
import { useHydrationPlaceholder } from '../../lib/hydration/useHydrationPlaceholder.tsx';
import { nowAtom } from '../../lib/clock.ts';
import { walletName } from '../../lib/shop.ts';
import { cartAtom } from '../cart/cart.ts';
import { checkoutFormAtom } from '../cart/checkoutForm.ts';
import { useAtomValue } from '../../lib/store.ts';
import { useIsHydrated } from '../../lib/hydration/useIsHydrated.ts';
import { useSession } from '../session/useSession.ts';
import { Lira } from '../lira/Lira.tsx';
import { NothingInCart } from '../cart/EmptyCart.tsx';
import { FROM_CHECKOUT } from '../cart/fromCheckout.ts';
import { Changes } from './Changes.tsx';
import { messages } from './CheckoutScreen.messages.ts';
import * as S from './CheckoutScreen.styles.ts';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { PayActions } from './PayActions.tsx';
import { Review } from './Review.tsx';
import { usePay } from './usePay.ts';
import { paths } from '../../lib/paths.ts';

export { hydrateRate as hydrate } from '../lira/rate.ts';

/** The whole order once more, before it is paid. */
export function Screen() {
  const cart = useAtomValue(cartAtom);
  const form = useAtomValue(checkoutFormAtom);
  const pay = usePay();
  const isHydrated = useIsHydrated();
  const placeholder = useHydrationPlaceholder('cart');
  if (!isHydrated || cart === null || form === null) return placeholder(<EmptyPage />, <Unread />);
  const reading = readCustomer(form);
  // Bags that were removed from the cart a moment ago are shown here first.
  if (!reading.ok || (cart.length === 0 && pay.changed === null)) {
    return (
      <>
        <Navigate to={paths.cart} state={FROM_CHECKOUT} replace />
        {/* Until the cart page has loaded. */}
        {cart.length === 0 ? <EmptyPage /> : <Unread />}
      </>
    );
  }
  return <Order cart={cart} customer={reading.value} pay={pay} />;
}

const Unread = () => (
  <S.Root>
    <S.Review>
      <Head />
      <CheckoutSkeleton />
    </S.Review>
  </S.Root>
);

/** Looks like the page of an empty cart, so that nothing moves when that page has loaded. */
const EmptyPage = () => (
  <Main as="div">
    <NothingInCart />
  </Main>
);

interface OrderProps {
  cart: Cart;
  customer: Customer;
  pay: ReturnType<typeof usePay>;
}

function Order({ cart, customer, pay }: OrderProps) {
  const t = useMessage();
  const session = useSession();
  const { choice } = customer;
  const now = useAtomValue(nowAtom);
  const totals = orderTotals(
    cart.map(({ salePrice, quantity }) => ({ unitPrice: salePrice, quantity })),
    choice,
  );
  const isCancellable = totals.total > 0 && canCancelAfterPaying({ method: choice.method, lines: cart }, now);
  return (
    <S.Root>
      <S.Review>
        <Head />
        {pay.changed && <Changes changed={pay.changed} />}
        <Review cart={cart} customer={customer} />
      </S.Review>
      {cart.length > 0 && (
        <S.Summary aria-label={t(messages.summary)}>
          <OrderSummary
            totals={totals}
            area={choice.method === 'delivery' ? choice.area : null}
            bags={cart.reduce((sum, { quantity }) => sum + quantity, 0)}
            lira={<Lira cents={totals.total} />}
          />
          {isCancellable && (
            <S.CancelNote>
              <Icon of={undoIcon} />
              {t(messages.canCancel)}
            </S.CancelNote>
          )}
          <S.Note>
            <Icon of={cardIcon} />
            <Text look="bodySmall" tone="muted">
              <S.Wallet>{walletName}</S.Wallet> {t(messages.note)}
            </Text>
          </S.Note>
        </S.Summary>
      )}
      <S.Next>
        <PayActions
          total={totals.total}
          session={session}
          pay={pay}
          onPay={(buyer) => void pay.pay(cart, customer, buyer)}
        />
      </S.Next>
    </S.Root>
  );
}

function Head() {
  const t = useMessage();
  return (
    <S.Head>
      <Button kind="quiet" size="compact" icon={arrowBackIcon} href={paths.cart}>
        {t(messages.backToCart)}
      </Button>
      <Text look="h1" tabIndex={-1}>
        {t(messages.title)}
      </Text>
    </S.Head>
  );
}
