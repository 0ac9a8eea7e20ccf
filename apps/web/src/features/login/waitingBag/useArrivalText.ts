import type { Bag, WaitingBag } from '@zawadeh/domain';
import { paths } from '../../../lib/paths.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { usePutInCart } from './usePutInCart.ts';
import { signUpWords } from '../locales/words.ts';
import { useWords } from '../../../lib/messages/language.ts';
import { messages, useBagName } from './waitingBag.messages.ts';

export interface ArrivalText {
  /** False while it is on its way, and where the server does not answer. */
  isKnown: boolean;
  /** How many are in the cart. */
  inCart: number;
  /** Null where it does not exist, or is not known. */
  bag: Bag | null;
  text: string | null;
  /** To the cart, or to the bag, which can be asked for there; null for a bag that does not exist. */
  path: string | null;
  toCart: string;
}

/** Puts the bag into the cart, and says whether it is there; null where none waits. */
export function useArrivalText(waiting: WaitingBag | null): ArrivalText | null {
  const t = useMessage();
  const nameOf = useBagName();
  const hasWords = useWords(signUpWords);
  const arrival = usePutInCart(waiting);
  if (!waiting) return null;
  const toBag = paths.bag(waiting.bagId);
  if (!hasWords || !arrival || arrival.kind === 'unknown')
    return { isKnown: false, inCart: 0, bag: null, text: null, path: toBag, toCart: '' };
  const { kind, bag } = arrival;
  return {
    isKnown: true,
    inCart: arrival.kind === 'inCart' ? arrival.quantity : 0,
    bag,
    text: t(messages[kind], { bag: nameOf(bag) }),
    path: kind === 'inCart' ? paths.cart : bag && toBag,
    toCart: t(messages.toCart),
  };
}
