import type { Bag, Instant } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import { BagCard } from '../BagCard/BagCard.tsx';
import { BagCardSkeleton } from '../BagCard/BagCardSkeleton.tsx';
import { messages } from './BagGrid.messages.ts';
import * as S from './BagGrid.styles.ts';

export interface BagGridProps {
  bags: readonly Bag[];
  now: Instant;
  /** Where a bag's details are. */
  hrefOf: (bag: Bag) => string;
}

/** How many pictures a first screen can show on a desk. */
const FIRST_SCREEN = 8;

export function BagGrid({ bags, now, hrefOf }: BagGridProps) {
  return (
    <S.Root>
      {bags.map((bag, index) => (
        <li key={bag.id}>
          <BagCard bag={bag} now={now} href={hrefOf(bag)} eager={index < FIRST_SCREEN} />
        </li>
      ))}
    </S.Root>
  );
}

/** The shelf before the bags are there. */
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
