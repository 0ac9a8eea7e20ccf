import type { Bag, Instant } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import { BagCard } from '../BagCard/BagCard.tsx';
import { BagCardSkeleton } from '../BagCard/BagCardSkeleton.tsx';
import * as S from './BagGrid.styles.ts';

export interface ShortBagGridProps {
  /** In display order. */
  bags: readonly Bag[];
  /** The current time in milliseconds. */
  now: Instant;
  /** The address of a bag's page. */
  hrefOf: (bag: Bag) => string;
}

interface FewBagsProps extends ShortBagGridProps {
  /** On the page of their shop, whose name the cards leave out. */
  isAtShop?: boolean;
}

/** The number of pictures that a desktop's first screen can show. */
export const FIRST_SCREEN = 8;

/** A few bags, or those of one shop on its page, all drawn at once. A page with this alone does not download how BagGrid draws a long shelf. */
export function ShortBagGrid({ bags, now, hrefOf, isAtShop }: FewBagsProps) {
  return (
    <S.Root>
      {bags.map((bag, index) => (
        <li key={bag.id}>
          <BagCard bag={bag} now={now} href={hrefOf(bag)} eager={index < FIRST_SCREEN} isAtShop={isAtShop} />
        </li>
      ))}
    </S.Root>
  );
}

/** The loading placeholder of both grids. */
export function BagGridSkeleton({ count = FIRST_SCREEN }: { count?: number }) {
  const intl = useIntl();
  return (
    <div role="status">
      <VisuallyHidden>{intl.formatMessage({ id: 'ui.bagGrid.loading' })}</VisuallyHidden>
      <S.Root as="div">
        {Array.from({ length: count }, (_, index) => (
          <BagCardSkeleton key={index} />
        ))}
      </S.Root>
    </div>
  );
}
