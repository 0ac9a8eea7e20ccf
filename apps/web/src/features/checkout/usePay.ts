import {
  checkoutBody,
  deliveryFee,
  distinctPlaces,
  HOLD_MINUTES,
  isKnownPlace,
  type Cart,
  type Cents,
  type Customer,
  type Profile,
} from '@zawadeh/domain';
import { useLanguage } from '@zawadeh/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CheckoutError } from './checkoutCalls.ts';
import { REQUEST_TIMEOUT_MS } from '../../lib/http/networkError.ts';
import { cartAtom } from '../cart/cart.ts';
import { leavingAtom, startPayment } from './payment.ts';
import { reconcileRejectedCart } from './rejectedCart.ts';
import { useAtomValue, useStore } from '../../lib/store.ts';
import { useWhenServerAnswers } from './useWhenServerAnswers.ts';

type Changed = Extract<CheckoutError, { kind: 'changed' }>;

export interface Pay {
  isBusy: boolean;
  /** Why the last attempt failed. */
  error: Exclude<CheckoutError, Changed> | null;
  /** The server's figures, beside the cart and the fee that were sent. */
  changed: { error: Changed; cart: Cart; fee: Cents } | null;
  pay: (cart: Cart, customer: Customer, buyer: Profile) => Promise<void>;
}

/** A press older than this is not repeated. */
const RETRY_LIMIT_MS = HOLD_MINUTES * 60_000;

const isOffline = (error: CheckoutError): boolean => error.kind === 'unanswered' && error.cause === 'offline';

/** From the press to the wallet's page. After a failure the cart is unchanged and the button works again; after a lost connection it retries by itself. */
export function usePay(): Pay {
  const store = useStore();
  const { locale } = useLanguage();
  const { leaveFor } = useAtomValue(leavingAtom);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Pay['error']>(null);
  const [changed, setChanged] = useState<Pay['changed']>(null);
  const isRunning = useRef(false);
  const isHere = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const retryPress = useRef<{ press: Parameters<Pay['pay']>; since: number }>(null);

  const resetBusy = useCallback(() => {
    isRunning.current = false;
    setBusy(false);
  }, []);

  useEffect(() => {
    isHere.current = true;
    // The browser's Back button restores the page without what was bought meanwhile.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      store.set(cartAtom, (current) => current);
      resetBusy();
    };
    window.addEventListener('pageshow', handlePageShow);
    return () => {
      isHere.current = false;
      clearTimeout(timer.current);
      window.removeEventListener('pageshow', handlePageShow);
    };
  }, [store, resetBusy]);

  const pay: Pay['pay'] = async (cart, customer, buyer) => {
    const body = checkoutBody(cart, customer, { id: buyer.id, email: buyer.email }, locale);
    if (isRunning.current || body === null) return;
    isRunning.current = true;
    retryPress.current = null;
    setBusy(true);
    setError(null);
    const places = customer.choice.method === 'pickup' ? distinctPlaces(cart).filter(isKnownPlace) : [];
    const opened = await startPayment(body, places);
    // A user who has opened another page meanwhile stays there.
    if (!isHere.current) return;
    if (opened.ok) {
      leaveFor(opened.value);
      // The user may stop the browser before it gets there.
      timer.current = setTimeout(resetBusy, REQUEST_TIMEOUT_MS);
      return;
    }
    if (opened.error.kind === 'changed') {
      setChanged({ error: opened.error, cart, fee: deliveryFee(customer.choice) });
      await reconcileRejectedCart(store, opened.error.figures);
    } else {
      setError(opened.error);
      if (isOffline(opened.error)) retryPress.current = { press: [cart, customer, buyer], since: Date.now() };
    }
    resetBusy();
  };

  // The same cart has the same key, so an order that arrived before the connection was lost is not placed again.
  useWhenServerAnswers(error !== null && isOffline(error), () => {
    const { press, since = 0 } = retryPress.current ?? {};
    const isStillWanted = press?.[0] === store.get(cartAtom) && Date.now() - since < RETRY_LIMIT_MS;
    if (press && isStillWanted) void pay(...press);
    else setError(null);
  });

  return { isBusy, error, changed, pay };
}
