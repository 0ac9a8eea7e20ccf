import {
  inLanguage,
  isolated,
  multiplyCents,
  type CartChange,
  type CartLine as Line,
  type Instant,
} from '@zawadeh/domain';
import { use } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../controls/Button/Button.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { QuantityStepper } from '../../controls/QuantityStepper/QuantityStepper.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { trashIcon } from '../../foundations/Icon/icons.ts';
import { Phrase } from '../../foundations/Phrase/Phrase.tsx';
import { Price } from '../../foundations/Price/Price.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import { LinkContext, useLanguage } from '../../provider/contexts.ts';
import { BagPicture } from '../BagPicture/BagPicture.tsx';
import { PickupPlace } from '../PickupPlace/PickupPlace.tsx';
import { messages } from './CartLine.messages.ts';
import * as S from './CartLine.styles.ts';
import { CartLineChanges } from './CartLineChanges.tsx';

export interface CartLineProps {
  /** As it is in the cart; of a line that has left it, as it was. */
  line: Line;
  /** Where the bag's details are. */
  href: string;
  /** The time it is, in milliseconds: the pickup hours are told from it. */
  now: Instant;
  /** From 1 to what the store has. */
  onQuantityChange: (quantity: number) => void;
  /** Takes it out of the cart, or puts away the notice of one that has left. */
  onRemove: () => void;
  /** What has changed since it was put in the cart, and must be said. */
  changes?: readonly CartChange[];
  /** Of a line that has left the cart and whose bag can be had again: puts it back. */
  onTakeBack?: () => void;
}

/** A bag always stands on its own colour here: what must be said about it is said below. */
const AVAILABLE = { state: 'available', lowStock: null } as const;

/** One bag in the cart: how many, at what price, and what has changed while it waited. */
export function CartLine({
  line,
  href,
  now,
  onQuantityChange,
  onRemove,
  changes = [],
  onTakeBack,
}: CartLineProps) {
  const intl = useIntl();
  const { locale } = useLanguage();
  const Link = use(LinkContext);
  const { title, quantity, salePrice } = line;
  const name = title ? inLanguage(title, locale).text : intl.formatMessage({ id: messages.unnamed });
  const isGone = changes.some(({ change }) => change === 'gone');
  const isRemoved = isGone || changes.some(({ change }) => change === 'unavailable');
  const words = title ? <Phrase text={title} /> : name;
  return (
    <S.Root data-left={isRemoved || undefined}>
      <S.Arch>
        <BagPicture category={line.category} imageUrl={line.imageUrl} availability={AVAILABLE} />
      </S.Arch>
      <S.Body>
        <S.Head>
          <S.Title>
            {isGone ? (
              words
            ) : (
              <S.TitleLink as={Link} href={href}>
                {words}
              </S.TitleLink>
            )}
          </S.Title>
          <S.Remove>
            <IconButton
              label={intl.formatMessage({ id: messages.remove }, { name: isolated(name) })}
              onPress={onRemove}
            >
              <Icon of={trashIcon} size="small" />
            </IconButton>
          </S.Remove>
        </S.Head>
        {!isRemoved && (
          <>
            <PickupPlace place={line} now={now} />
            <S.Each>
              <VisuallyHidden>{intl.formatMessage({ id: messages.each })} </VisuallyHidden>
              <Price cents={salePrice} />
            </S.Each>
            <S.Sum>
              <QuantityStepper
                label={name}
                value={quantity}
                max={line.maxQuantity}
                onValueChange={onQuantityChange}
                onRemove={onRemove}
              />
              <S.Total>
                <VisuallyHidden>{intl.formatMessage({ id: messages.total })} </VisuallyHidden>
                <Price cents={multiplyCents(salePrice, quantity)} />
              </S.Total>
            </S.Sum>
          </>
        )}
        {onTakeBack ? (
          <S.Restore role="status">
            <span>{intl.formatMessage({ id: messages.again })}</span>
            <Button size="compact" onPress={onTakeBack}>
              {intl.formatMessage({ id: messages.takeBack })}
            </Button>
          </S.Restore>
        ) : (
          <CartLineChanges changes={changes} />
        )}
      </S.Body>
    </S.Root>
  );
}
