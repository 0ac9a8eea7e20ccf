import { ADDED_MESSAGE_MS, addToCart, CART_PULSE_MS, type Bag } from '@zawadeh/domain';
import { useToasts } from '@zawadeh/ui';
import { useEffect, useRef, type RefObject } from 'react';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { cartAtom } from '../cart/cart.ts';
import { useStore, type AppStore } from '../../lib/store.ts';
import { messages } from './BagDetails.messages.ts';
import { saveWaitingBag } from './waitingBag.ts';
import { useLoginFirst, type LoginStep } from './useLoginFirst.ts';

interface Reserve {
  step: LoginStep;
  reserve: () => Promise<void>;
  /** Until a double click is over. */
  isBusy: RefObject<boolean>;
}

/** Puts a bag into the cart of a signed-in user, and sends a visitor to the login page. */
export function useReserve(bag: Bag, quantity: number, onAdded: () => void): Reserve {
  const t = useMessage();
  const store = useStore();
  const toasts = useToasts();
  const { step, whenSignedIn } = useLoginFirst(bag.id);
  const isBusy = useRef(false);
  const lastToast = useRef<number | null>(null);

  // The toast belongs to the page.
  useEffect(
    () => () => {
      if (lastToast.current !== null) toasts.dismiss(lastToast.current);
    },
    [toasts],
  );

  const showToast = (outcome: Outcome) => {
    if (lastToast.current !== null) toasts.dismiss(lastToast.current);
    lastToast.current = toasts.show({
      message: t(messages[outcome]),
      kind: outcome === 'itemAdded' ? 'success' : 'neutral',
      durationMs: ADDED_MESSAGE_MS,
    });
  };

  const reserve = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    if (!(await whenSignedIn())) return saveWaitingBag(bag.id, quantity);
    const outcome = putInCart(store, bag, quantity);
    showToast(outcome);
    if (outcome === 'itemAdded') onAdded();
    // Ignores the second half of a double click.
    setTimeout(() => (isBusy.current = false), CART_PULSE_MS);
  };

  return { step, reserve, isBusy };
}

type Outcome = 'itemAdded' | 'cartFull';

function putInCart(store: AppStore, bag: Bag, quantity: number): Outcome {
  let outcome: Outcome = 'itemAdded';
  store.set(cartAtom, (cart) => {
    const after = addToCart(cart, bag, quantity);
    if (after === cart) outcome = 'cartFull';
    return after;
  });
  return outcome;
}
