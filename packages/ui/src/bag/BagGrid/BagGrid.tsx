import type { Bag, Instant } from '@zawadeh/domain';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import { BagCard } from '../BagCard/BagCard.tsx';
import { BagCardSkeleton } from '../BagCard/BagCardSkeleton.tsx';
import type { UiMessageIds } from '../../locales/messageId.ts';
import * as S from './BagGrid.styles.ts';
import { useShelfWindow } from './useShelfWindow.ts';

const messages = {
  /** Announced while the skeletons are shown. */
  loading: 'ui.bagGrid.loading',
} satisfies UiMessageIds;

export interface BagGridProps {
  bags: readonly Bag[];
  now: Instant;
  /** The count before filtering: a long shelf is drawn in parts, however few bags the filter leaves. */
  outOf?: number;
  /** The address of a bag's page. */
  hrefOf: (bag: Bag) => string;
}

/** The number of pictures that a desktop's first screen can show. */
const FIRST_SCREEN = 8;

export function BagGrid({ bags, now, outOf = bags.length, hrefOf }: BagGridProps) {
  const shelf = useRef<HTMLUListElement>(null);
  const { row, from, to, before, after } = useShelfWindow(shelf, bags.length, outOf);
  const isWindowed = before !== null;
  return (
    <S.Root
      ref={shelf}
      data-row={isWindowed ? row : undefined}
      data-drawn={useWasServerRendered() || undefined}
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
            <BagCard bag={bag} now={now} href={hrefOf(bag)} eager={index < FIRST_SCREEN} />
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

/** The loading placeholder of the shelf. */
export function BagGridSkeleton() {
  const intl = useIntl();
  return (
    <div role="status">
      <VisuallyHidden>{intl.formatMessage({ id: messages.loading })}</VisuallyHidden>
      <S.Root as="div">
        {Array.from({ length: FIRST_SCREEN }, (_, index) => (
          <BagCardSkeleton key={index} />
        ))}
      </S.Root>
    </div>
  );
}
