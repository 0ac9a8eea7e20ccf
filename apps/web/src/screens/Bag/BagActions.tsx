import { addButton, chooseQuantity, clampQuantity, type Availability, type Bag } from '@zawadeh/domain';
import { Alert, Button, checkIcon, Dock, QuantityStepper } from '@zawadeh/ui';
import { useState } from 'react';
import { useMessage } from '../../lib/useMessage.ts';
import { cartAtom } from '../../state/cart.ts';
import { useAtom } from '../../lib/store.ts';
import { buttonMessages, messages } from './BagScreen.messages.ts';
import * as S from './BagScreen.styles.ts';
import { useReserve } from './useReserve.ts';
import { paths } from '../../lib/paths.ts';

interface BagActionsProps {
  bag: Bag;
  availability: Availability;
  /** The bag's title, read aloud with the stepper. */
  name: string;
}

/** The quantity and the next step. */
export function BagActions({ bag, availability, name }: BagActionsProps) {
  const t = useMessage();
  const [wanted, setWanted] = useState(1);
  const [cart, setCart] = useAtom(cartAtom);
  const line = cart?.find(({ bagId }) => bagId === bag.id);
  // For a bag in the cart the stepper shows and changes the quantity in the cart.
  const quantity = line ? line.quantity : clampQuantity(wanted, bag.quantity);
  const choose = (next: number) =>
    line ? setCart((current) => chooseQuantity(current, bag, next)) : setWanted(next);
  const { step, reserve } = useReserve(bag, line ? 1 : quantity);
  const button = addButton(availability, line !== undefined);
  const canBeHad = availability.state === 'available';
  return (
    <Dock>
      <S.Choice>
        {canBeHad && (
          <QuantityStepper label={name} value={quantity} max={bag.quantity} onValueChange={choose} />
        )}
        <Button
          kind="primary"
          isFullWidth
          icon={button === 'added' ? checkIcon : undefined}
          isAdded={button === 'added'}
          isBusy={step !== 'idle'}
          disabled={!canBeHad}
          onPress={() => void reserve()}
        >
          {t(step === 'waiting' ? messages.oneMoment : buttonMessages[button])}
        </Button>
      </S.Choice>
      {step === 'leaving' && (
        <S.Leaving>
          <Alert
            kind="info"
            action={
              <Button size="compact" href={paths.login}>
                {t(messages.toLogin)}
              </Button>
            }
          >
            {t(messages.logIn)}
          </Alert>
        </S.Leaving>
      )}
    </Dock>
  );
}
