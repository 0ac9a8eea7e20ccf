import { availabilityOf, pickupWindow, restockText, type Bag, type Instant } from '@zawadeh/domain';
import { memo, use } from 'react';
import { useIntl } from 'react-intl';
import { bellPlusIcon } from '../../foundations/Icon/bellIcons.ts';
import { chevronEndIcon } from '../../foundations/Icon/frameIcons.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { LocalizedText } from '../../foundations/LocalizedText/LocalizedText.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import { LinkContext } from '../../provider/contexts.ts';
import { BagPicture } from '../BagPicture/BagPicture.tsx';
import { PriceTag } from '../PriceTag/PriceTag.tsx';
import * as S from './BagCard.styles.ts';
import { BagFacts } from './BagFacts.tsx';

export interface BagCardProps {
  /** A missing or wrong field has no line. */
  bag: Bag;
  /** The current time in milliseconds; availability and restock texts depend on it. */
  now: Instant;
  /** The bag's page. */
  href: string;
  /** For the first cards of a page. */
  eager?: boolean;
  /** On the page of its shop, where the shop's name says nothing. */
  isAtShop?: boolean;
  /** How far the shop is, as the card shows it, where the reader gave a position. */
  km?: string;
}

/** The text of a card that depends on the time: the clock ticks every few seconds and mostly changes nothing. */
const timeDependentText = ({ bag, now }: BagCardProps): string =>
  JSON.stringify([
    availabilityOf(bag, now),
    pickupWindow(bag, now),
    bag.restockAt && restockText(bag.restockAt, now),
  ]);

const looksAlike = (before: BagCardProps, after: BagCardProps): boolean =>
  before.bag === after.bag &&
  before.href === after.href &&
  before.eager === after.eager &&
  before.isAtShop === after.isAtShop &&
  before.km === after.km &&
  timeDependentText(before) === timeDependentText(after);

/**
 * One bag on the shelf: what it is, from which shop, when, for how much, and whether it is available.
 *
 * The whole card is one link, and the quiet line at its foot is the visible label: View Details, or Tell me
 * when for a bag that is not available, because the bag's page offers an alert. `BagCardSkeleton` has the same
 * shape.
 *
 * A field that a shop left out has no line, and wrong values are never guessed: reversed hours are not shown,
 * markup in a title is text, a picture that fails becomes the drawn bag.
 *
 * @use inside a {@link BagGrid}.
 * @avoid for what was already ordered (an {@link OrderCard}), or for the cart (a {@link CartLine}).
 * @part {img} Picture: with stamp or tape where the bag cannot be had
 * @part {h3} Title
 * @part {ul} Facts: shop, rating and distance, hours
 * @part {p} Price
 * @part {a} Label: the visible name of the link
 * @words Title and shop are the shop’s own words. The label is "View Details", «عرض التفاصيل», or "Tell me
 *   when…", «أخبرني حين يتوفّر».
 * @keyboard Tab: goes to the next bag; the ring goes around the whole card
 * @keyboard Enter: opens the bag
 * @reader The title is a heading of level 3 and the name of the link.
 * @arabic The price flag changes its edge and the stamp leans the other way. Prices and pictures are never
 *   mirrored. A shop's text that exists in one language only is shown in that language.
 */
export const BagCard = memo(function BagCard({ bag, now, href, eager, isAtShop, km }: BagCardProps) {
  const intl = useIntl();
  const Link = use(LinkContext);
  const availability = availabilityOf(bag, now);
  const available = availability.state === 'available';
  const unnamed = intl.formatMessage({ id: 'ui.bag.unnamed' });
  return (
    <S.Root>
      <BagPicture
        category={bag.category}
        picture={bag.picture}
        imageUrl={bag.imageUrl}
        availability={availability}
        eager={eager}
      />
      <S.Body>
        {bag.title ? <LocalizedText as={S.Title} text={bag.title} /> : <S.Title>{unnamed}</S.Title>}
        <BagFacts bag={bag} availability={availability} now={now} isAtShop={isAtShop} km={km} />
        <S.Foot>
          <PriceTag salePrice={bag.salePrice} fullPrice={bag.fullPrice} muted={!available} />
          <S.Details as={Link} href={href}>
            <span>
              {intl.formatMessage({ id: available ? 'ui.bag.viewDetails' : 'ui.bag.tellMe' })}
              <VisuallyHidden> {bag.title ? <LocalizedText text={bag.title} /> : unnamed}</VisuallyHidden>
            </span>
            <Icon of={available ? chevronEndIcon : bellPlusIcon} size="small" />
          </S.Details>
        </S.Foot>
      </S.Body>
    </S.Root>
  );
}, looksAlike);
