import { cartTotal, chooseQuantity, clampQuantity, type Bag } from '@zawadeh/domain';
import { Button, chevronEndIcon, Dock, Icon, Price, QuantityStepper, VisuallyHidden } from '@zawadeh/ui';
import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { cartAtom } from '../cart/cart.ts';
import { useAtom } from '../../lib/store.ts';
import { useIsHydrated } from '../../lib/hydration/useIsHydrated.ts';
import { messages } from './BagDetails.messages.ts';
import * as S from './BagScreen.styles.ts';
import { paths } from '../../lib/paths.ts';
import { LeavingNote } from './LeavingNote.tsx';
import { useReserve } from './useReserve.ts';

interface BagActionsProps {
  bag: Bag;
  /** Kept for the user: one for each. */
  isKept: boolean;
  /** The bag's title, read aloud with the stepper. */
  name: string;
  /** Called once the bag is in the cart. */
  onAdded: () => void;
}

/** The quantity and the next step, for a bag that can be bought. */
export function BagActions({ bag, isKept, name, onAdded }: BagActionsProps) {
  const t = useMessage();
  const [wanted, setWanted] = useState(1);
  const [cart, setCart] = useAtom(cartAtom);
  // The server does not know the cart, and the first render is the same on both sides.
  const isHydrated = useIsHydrated();
  const line = isHydrated ? cart?.find(({ bagId }) => bagId === bag.id) : undefined;
  // For a bag in the cart the stepper shows and changes the quantity in the cart.
  const quantity = line ? line.quantity : clampQuantity(wanted, bag.quantity);
  const choose = (next: number) =>
    line ? setCart((current) => chooseQuantity(current, bag, next)) : setWanted(next);
  const { step, reserve, isBusy } = useReserve(bag, quantity, onAdded);
  const next = useRef<HTMLDivElement>(null);
  const isAdded = line !== undefined;
  // The link takes the place of the button that was pressed. Room is kept for the dock below what is scrolled to, so a
  // focus inside it would scroll the page.
  useLayoutEffect(() => {
    if (isAdded && isBusy.current) next.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [isAdded, isBusy]);
  return (
    <Dock>
      <S.Choice>
        {!isKept && (
          <QuantityStepper label={name} value={quantity} max={bag.quantity} onValueChange={choose} />
        )}
        <S.Next ref={next} onClickCapture={(event) => isBusy.current && ignore(event)}>
          {isAdded ? (
            <>
              <VisuallyHidden>{t(messages.added)}</VisuallyHidden>
              <Button kind="primary" isFullWidth href={paths.cart}>
                <span>
                  {t(messages.viewCart)} · <Price cents={cartTotal(cart ?? [])} />
                </span>
                <Icon of={chevronEndIcon} size="small" />
              </Button>
            </>
          ) : (
            <Button kind="primary" isFullWidth isBusy={step !== 'idle'} onPress={() => void reserve()}>
              {t(step === 'waiting' ? messages.oneMoment : messages.add)}
            </Button>
          )}
        </S.Next>
      </S.Choice>
      {step === 'leaving' && <LeavingNote>{t(messages.logIn)}</LeavingNote>}
    </Dock>
  );
}

/** The second half of a double click, which is not meant for the link. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
