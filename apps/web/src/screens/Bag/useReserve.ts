import { ADDED_MESSAGE_MS, addToCart, CART_PULSE_MS, type Bag } from '@zawadeh/domain';
import { useToasts } from '@zawadeh/ui';
import { useRef } from 'react';
import { useMessage } from '../../lib/useMessage.ts';
import { useNavigate } from 'react-router-dom';
import { cartAtom } from '../../state/cart.ts';
import { useStore, type AppStore } from '../../lib/store.ts';
import { messages } from './BagDetails.messages.ts';
import { useLoginFirst, type LoginStep } from './useLoginFirst.ts';
import { paths } from '../../lib/paths.ts';

/** Puts a bag into the cart of a signed-in user, and sends a visitor to the login page. */
export function useReserve(bag: Bag, quantity: number): { step: LoginStep; reserve: () => Promise<void> } {
  const t = useMessage();
  const store = useStore();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { step, whenSignedIn } = useLoginFirst(bag.id);
  const isBusy = useRef(false);
  const lastToast = useRef<number | null>(null);

  const showToast = (outcome: Outcome) => {
    if (lastToast.current !== null) toasts.dismiss(lastToast.current);
    lastToast.current = toasts.show({
      message: t(messages[outcome]),
      kind: outcome === 'itemAdded' ? 'success' : 'neutral',
      durationMs: ADDED_MESSAGE_MS,
      action: {
        label: t(messages.viewCart),
        onPress: () => void navigate(paths.cart),
      },
    });
  };

  const reserve = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    if (!(await whenSignedIn())) return;
    showToast(putInCart(store, bag, quantity));
    // Ignores the second half of a double click, which would add a second bag.
    setTimeout(() => (isBusy.current = false), CART_PULSE_MS);
  };

  return { step, reserve };
}

type Outcome = 'itemAdded' | 'allInCart' | 'cartFull';

function putInCart(store: AppStore, bag: Bag, quantity: number): Outcome {
  let outcome: Outcome = 'itemAdded';
  store.set(cartAtom, (cart) => {
    const after = addToCart(cart, bag, quantity);
    if (after === cart) outcome = cart.some(({ bagId }) => bagId === bag.id) ? 'allInCart' : 'cartFull';
    return after;
  });
  return outcome;
}
