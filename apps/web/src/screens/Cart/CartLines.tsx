import {
  removeFromCart,
  setQuantity,
  type Cart,
  type CartChange,
  type CartLine as Line,
} from '@zawadeh/domain';
import { CartLine } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import { cartAtom } from '../../state/cart.ts';
import { changesOf, departed, putAway } from '../../state/cartChanges.ts';
import { nowAtom } from '../../state/clock.ts';
import { useAtomValue, useSetAtom, useStore } from '../../state/store.ts';
import { bagAddress } from '../Bag/bagAddress.ts';
import { messages } from './CartScreen.messages.ts';
import * as S from './CartScreen.styles.ts';

interface CartLinesProps {
  cart: Cart;
  changes: readonly CartChange[];
  /** With its place in the list, of which the next line takes possession. */
  onRemove: (place: number) => void;
}

/** What has left the cart is named before what is still in it. */
export function CartLines({ cart, changes, onRemove }: CartLinesProps) {
  const intl = useIntl();
  const store = useStore();
  const changeCart = useSetAtom(cartAtom);
  const now = useAtomValue(nowAtom);
  const lines: Array<{ line: Line; said: CartChange[] }> = [
    ...departed(cart, changes).map((change) => ({ line: change.line, said: [change] })),
    ...cart.map((line) => ({ line, said: changesOf(line.bagId, changes) })),
  ];
  return (
    <S.Lines role="list" aria-label={intl.formatMessage({ id: messages.lines })}>
      {lines.map(({ line, said }, place) => (
        <li key={line.bagId}>
          <CartLine
            line={line}
            href={bagAddress(line.bagId)}
            now={now}
            changes={said}
            onQuantityChange={(quantity) => changeCart((kept) => setQuantity(kept, line.bagId, quantity))}
            onRemove={() => {
              onRemove(place);
              putAway(store, line.bagId);
              changeCart((kept) => removeFromCart(kept, line.bagId));
            }}
          />
        </li>
      ))}
    </S.Lines>
  );
}
