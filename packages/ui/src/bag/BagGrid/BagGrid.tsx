import type { Bag } from '@zawadeh/domain';
import { useState, useSyncExternalStore, type RefObject } from 'react';
import { BagCard } from '../BagCard/BagCard.tsx';
import * as S from './BagGrid.styles.ts';
import { FIRST_SCREEN, type ShortBagGridProps } from './ShortBagGrid.tsx';
import type { ShelfWindow } from './useShelfWindow.ts';

export interface BagGridProps extends ShortBagGridProps {
  /** Begins below the first screen. */
  isBelow?: boolean;
  /** How far a bag's shop is, where the reader gave a position. */
  kmOf?: (bag: Bag) => string | undefined;
}

/**
 * The shelf: bags side by side, as many as fit the window. Of more than a few hundred, `LongBagGrid` draws those near the
 * screen alone.
 *
 * @use for bags of equal weight.
 * @avoid for an empty list (an {@link EmptyState}), or for the lines of a cart (a {@link CartLine}).
 * @keyboard Tab: goes to the next bag
 * @keyboard Enter: opens it
 * @reader A list; in a long shelf each bag has its position and the total. `BagGridSkeleton` announces
 *   "Loading..." once.
 * @arabic The shelf is filled from where reading starts.
 */
export function BagGrid(props: BagGridProps) {
  return <DrawnBags {...props} />;
}

interface DrawnBagsProps extends BagGridProps {
  shelf?: RefObject<HTMLUListElement | null>;
  /** All bags are drawn without it. */
  shelfWindow?: ShelfWindow;
}

export function DrawnBags({ bags, now, hrefOf, isBelow, kmOf, shelf, shelfWindow }: DrawnBagsProps) {
  const { row = 1, from = 0, to = bags.length, before = null, after = 0 } = shelfWindow ?? {};
  const isWindowed = before !== null;
  return (
    <S.Root
      ref={shelf}
      data-row={isWindowed ? row : undefined}
      data-drawn={useWasServerRendered() ? (isBelow ? 'below' : 'top') : undefined}
    >
      {isWindowed && <Spacer height={before} />}
      {bags.slice(from, to).map((bag, place) => {
        const index = from + place;
        return (
          <li
            key={bag.id}
            data-row={isWindowed && index % row === 0 ? index / row : undefined}
            aria-posinset={isWindowed ? index + 1 : undefined}
            aria-setsize={isWindowed ? bags.length : undefined}
          >
            <BagCard
              bag={bag}
              now={now}
              href={hrefOf(bag)}
              eager={!isBelow && index < FIRST_SCREEN}
              km={kmOf?.(bag)}
            />
          </li>
        );
      })}
      {isWindowed && <Spacer height={after} row={to / row} />}
    </S.Root>
  );
}

const noSubscription = () => () => {};

/** Whether the markup came from the server and was hydrated. */
function useWasServerRendered(): boolean {
  const isHydrating = useSyncExternalStore(
    noSubscription,
    () => false,
    () => true,
  );
  return useState(isHydrating)[0];
}

/** Takes the place of bags that are not drawn. */
const Spacer = ({ height, row }: { height: number; row?: number }) =>
  height > 0 && <S.Spacer aria-hidden="true" data-row={row} style={{ blockSize: height }} />;
