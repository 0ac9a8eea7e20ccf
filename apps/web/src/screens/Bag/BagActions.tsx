import { addButton, clampQuantity, type Availability, type Bag } from '@zawadeh/domain';
import { Alert, Button, checkIcon, Dock, QuantityStepper } from '@zawadeh/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { cartAtom } from '../../state/cart.ts';
import { useAtomValue } from '../../state/store.ts';
import { buttonMessages, messages } from './BagScreen.messages.ts';
import * as S from './BagScreen.styles.ts';
import { useReserve } from './useReserve.ts';

interface BagActionsProps {
  bag: Bag;
  availability: Availability;
  /** The bag's title, read aloud with the stepper. */
  name: string;
}

/** How many, and the one next step. */
export function BagActions({ bag, availability, name }: BagActionsProps) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const [wanted, setWanted] = useState(1);
  const quantity = clampQuantity(wanted, bag.quantity);
  const cart = useAtomValue(cartAtom);
  const { step, reserve } = useReserve(bag, quantity);
  const isInCart = cart?.some(({ bagId }) => bagId === bag.id) ?? false;
  const button = addButton(availability, isInCart);
  const canBeHad = availability.state === 'available';
  return (
    <Dock>
      <S.Choice>
        {canBeHad && (
          <QuantityStepper label={name} value={quantity} max={bag.quantity} onValueChange={setWanted} />
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
          {say(step === 'waiting' ? messages.oneMoment : buttonMessages[button])}
        </Button>
      </S.Choice>
      {step === 'leaving' && (
        <S.Leaving>
          <Alert
            kind="info"
            action={
              <Button size="compact" href="/login">
                {say(messages.toLogin)}
              </Button>
            }
          >
            {say(messages.logIn)}
          </Alert>
        </S.Leaving>
      )}
    </Dock>
  );
}
