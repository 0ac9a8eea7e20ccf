import { chooseQuantity, clampQuantity, type Bag } from '@zawadeh/domain';
import { Button, checkIcon, Dock, QuantityStepper } from '@zawadeh/ui';
import { useState } from 'react';
import { useMessage } from '../../lib/useMessage.ts';
import { cartAtom } from '../../state/cart.ts';
import { useAtom } from '../../lib/store.ts';
import { useIsHydrated } from '../../lib/useIsHydrated.ts';
import { messages } from './BagDetails.messages.ts';
import * as S from './BagScreen.styles.ts';
import { LeavingNote } from './LeavingNote.tsx';
import { useReserve } from './useReserve.ts';

interface BagActionsProps {
  bag: Bag;
  /** Kept for the user: one for each. */
  isKept: boolean;
  /** The bag's title, read aloud with the stepper. */
  name: string;
}

/** The quantity and the next step, for a bag that can be bought. */
export function BagActions({ bag, isKept, name }: BagActionsProps) {
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
  const { step, reserve } = useReserve(bag, line ? 1 : quantity);
  return (
    <Dock>
      <S.Choice>
        {!isKept && (
          <QuantityStepper label={name} value={quantity} max={bag.quantity} onValueChange={choose} />
        )}
        <Button
          kind="primary"
          isFullWidth
          icon={line && checkIcon}
          isAdded={line !== undefined}
          isBusy={step !== 'idle'}
          onPress={() => void reserve()}
        >
          {t(step === 'waiting' ? messages.oneMoment : line ? messages.added : messages.add)}
        </Button>
      </S.Choice>
      {step === 'leaving' && <LeavingNote>{t(messages.logIn)}</LeavingNote>}
    </Dock>
  );
}
