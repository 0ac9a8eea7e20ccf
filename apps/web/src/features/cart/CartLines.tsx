import {
  addToCart,
  findArea,
  setQuantity,
  type Cart,
  type CartChange,
  type CartLine as Line,
} from '@zawadeh/domain';
import { useLanguage } from '@zawadeh/ui';
import { CartLine } from './CartLine/CartLine.tsx';
import { RemovedCartLine } from './CartLine/RemovedCartLine.tsx';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { bagsAtom } from '../shelf/bags.ts';
import { cartAtom } from './cart.ts';
import { restockedBag, changesOf, removedChanges, dismissChanges } from './cartChanges.ts';
import { nowAtom } from '../../lib/clock.ts';
import { cartRows, putBack, removedLinesAtom, removeLine } from './removedLines.ts';
import { useAtomValue, useSetAtom, useStore } from '../../lib/store.ts';
import * as S from './CartScreen.styles.ts';
import { paths } from '../../lib/paths.ts';

interface CartLinesProps {
  cart: Cart;
  changes: readonly CartChange[];
  /** Called with the line's place in the list, which the next line then takes. */
  onRemove: (place: number) => void;
}

/** Removed bags come before the lines of the cart. */
export function CartLines({ cart, changes, onRemove }: CartLinesProps) {
  const t = useMessage();
  const store = useStore();
  const setCart = useSetAtom(cartAtom);
  const { locale } = useLanguage();
  const now = useAtomValue(nowAtom);
  const { bags } = useAtomValue(bagsAtom);
  const removed = useAtomValue(removedLinesAtom);
  const left = removedChanges(cart, changes);

  const restoreOf = (line: Line, place: number) => {
    const bag = restockedBag(store, bags, line.bagId, now);
    if (!bag) return undefined;
    return () => {
      onRemove(place);
      dismissChanges(store, line.bagId);
      setCart((current) => addToCart(current, bag, line.quantity));
    };
  };

  const rows = [
    ...left.map((change, place) => ({
      line: change.line,
      row: (
        <CartLine
          line={change.line}
          href={paths.bag(change.line.bagId)}
          now={now}
          changes={[change]}
          onQuantityChange={() => {}}
          onRemove={() => {
            onRemove(place);
            dismissChanges(store, change.line.bagId);
          }}
          onTakeBack={restoreOf(change.line, place)}
        />
      ),
    })),
    ...cartRows(cart, removed).map(({ line, isRemoved }, index) => {
      const place = left.length + index;
      if (isRemoved) {
        const undo = () => {
          onRemove(place);
          putBack(store, line);
        };
        return { line, row: <RemovedCartLine line={line} onUndo={undo} /> };
      }
      return {
        line,
        row: (
          <CartLine
            line={line}
            area={findArea(bags?.find(({ id }) => id === line.bagId)?.area)?.name[locale]}
            href={paths.bag(line.bagId)}
            now={now}
            changes={changesOf(line.bagId, changes)}
            onQuantityChange={(quantity) => setCart((current) => setQuantity(current, line.bagId, quantity))}
            onRemove={() => {
              onRemove(place);
              dismissChanges(store, line.bagId);
              removeLine(store, line.bagId);
            }}
          />
        ),
      };
    }),
  ];
  return (
    <S.LineList role="list" aria-label={t('web.cart.lines')}>
      {rows.map(({ line, row }) => (
        <li key={line.bagId}>{row}</li>
      ))}
    </S.LineList>
  );
}
