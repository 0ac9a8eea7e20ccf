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
import type { CheckoutStop } from '../../backend/checkout.ts';
import { PATIENCE } from '../../backend/trouble.ts';
import { cartAtom } from '../../state/cart.ts';
import { leavingAtom, startPayment } from '../../state/payment.ts';
import { reconcileRefused } from '../../state/refusedCart.ts';
import { useAtomValue, useStore } from '../../state/store.ts';
import { useWhenServerAnswers } from './useWhenServerAnswers.ts';

type Changed = Extract<CheckoutStop, { why: 'changed' }>;

export interface Pay {
  isBusy: boolean;
  /** Why the last try went no further. */
  stop: Exclude<CheckoutStop, Changed> | null;
  /** What the stores say now, beside the cart and the fee as they were sent. */
  changed: { stop: Changed; cart: Cart; fee: Cents } | null;
  pay: (cart: Cart, customer: Customer, buyer: Profile) => Promise<void>;
}

/** Whoever comes back to the page later than this begins anew. */
const REMEMBERED_FOR = HOLD_MINUTES * 60_000;

const isOffline = (stop: CheckoutStop): boolean => stop.why === 'unanswered' && stop.trouble === 'offline';

/** From the press to the wallet's page. Whatever happens, nothing is lost and it can be pressed again; where nothing came back, it goes on by itself. */
export function usePay(): Pay {
  const store = useStore();
  const { locale } = useLanguage();
  const { leaveFor } = useAtomValue(leavingAtom);
  const [isBusy, setBusy] = useState(false);
  const [stop, setStop] = useState<Pay['stop']>(null);
  const [changed, setChanged] = useState<Pay['changed']>(null);
  const underWay = useRef(false);
  const isHere = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<{ press: Parameters<Pay['pay']>; since: number }>(null);

  const beReady = useCallback(() => {
    underWay.current = false;
    setBusy(false);
  }, []);

  useEffect(() => {
    isHere.current = true;
    // The browser's back button shows the page as it was left, and not what was bought meanwhile.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      store.set(cartAtom, (kept) => kept);
      beReady();
    };
    window.addEventListener('pageshow', comeBack);
    return () => {
      isHere.current = false;
      clearTimeout(timer.current);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [store, beReady]);

  const pay: Pay['pay'] = async (cart, customer, buyer) => {
    const body = checkoutBody(cart, customer, { id: buyer.id, email: buyer.email }, locale);
    if (underWay.current || body === null) return;
    underWay.current = true;
    waiting.current = null;
    setBusy(true);
    setStop(null);
    const places = customer.choice.method === 'pickup' ? distinctPlaces(cart).filter(isKnownPlace) : [];
    const opened = await startPayment(body, places);
    // Whoever has gone to another page meanwhile is not taken away from it.
    if (!isHere.current) return;
    if (opened.ok) {
      leaveFor(opened.url);
      // Somebody may stop the browser before it gets there.
      timer.current = setTimeout(beReady, PATIENCE);
      return;
    }
    if (opened.stop.why === 'changed') {
      setChanged({ stop: opened.stop, cart, fee: deliveryFee(customer.choice) });
      await reconcileRefused(store, opened.stop.figures);
    } else {
      setStop(opened.stop);
      if (isOffline(opened.stop)) waiting.current = { press: [cart, customer, buyer], since: Date.now() };
    }
    beReady();
  };

  // The same cart has the same key, so what arrived before the line was cut is not ordered again.
  useWhenServerAnswers(stop !== null && isOffline(stop), () => {
    const { press, since = 0 } = waiting.current ?? {};
    const isMeant = press?.[0] === store.get(cartAtom) && Date.now() - since < REMEMBERED_FOR;
    if (press && isMeant) void pay(...press);
    else setStop(null);
  });

  return { isBusy, stop, changed, pay };
}
