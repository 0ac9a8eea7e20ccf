import {
  formatUsd,
  inLanguage,
  isolated,
  multiplyCents,
  type CartChange,
  type CartLine as Line,
  type Instant,
} from '@zawadeh/domain';
import { use } from 'react';
import { useIntl } from 'react-intl';
import {
  BagPicture,
  Button,
  Icon,
  IconButton,
  LinkContext,
  LocalizedText,
  PickupPlace,
  Price,
  QuantityStepper,
  trashIcon,
  useLanguage,
  VisuallyHidden,
} from '@zawadeh/ui';
import * as S from './CartLine.styles.ts';
import { CartLineChanges } from './CartLineChanges.tsx';

export interface CartLineProps {
  /** The cart line; for a removed line, its last state. */
  line: Line;
  /** The name of the shop's area. */
  area?: string | undefined;
  /** The address of the bag's page. */
  href: string;
  /** The current time in milliseconds; pickup hours depend on it. */
  now: Instant;
  /** Called with a quantity from 1 to the stock. */
  onQuantityChange: (quantity: number) => void;
  /** Removes the line from the cart, or dismisses the notice of a line that was removed. */
  onRemove: () => void;
  /** The changes since the bag was added that the user has to see. */
  changes?: readonly CartChange[];
  /** Restores a removed line whose bag is available again. */
  onTakeBack?: () => void;
}

/** The picture shows no availability in the cart: the changes below it do. */
const AVAILABLE = { state: 'available', lowStock: null } as const;

/**
 * One bag in the cart: quantity, price and what has changed since it was added.
 *
 * `changes` is the result of `reconcileCart`: a new price and a lowered quantity are shown below the line; an
 * unavailable bag is marked, grey and not counted. `RemovedCartLine` takes the place of a line that the user
 * has just removed, with Undo.
 *
 * @use in the cart, one below the other.
 * @avoid where nothing can be changed any more (an {@link OrderSummary}), or on the shelf (a {@link
 *   BagCard}).
 * @keyboard Tab: goes to the title, the remove button, then the stepper
 * @reader The remove button is named after its bag. The title of a bag that no longer exists is no link.
 * @arabic The picture is at the inline start, the remove button and the total at the end. Minus is before
 *   plus in reading order. Prices and pictures are never mirrored.
 */
export function CartLine({
  line,
  area,
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
  const name = title ? inLanguage(title, locale).text : intl.formatMessage({ id: 'ui.bag.unnamed' });
  const isGone = changes.some(({ kind }) => kind === 'gone');
  const isRemoved = isGone || changes.some(({ kind }) => kind === 'unavailable');
  const words = title ? <LocalizedText text={title} /> : name;
  return (
    <S.Root data-left={isRemoved || undefined}>
      <S.Arch>
        <BagPicture
          category={line.category}
          picture={line.picture}
          imageUrl={line.imageUrl}
          availability={AVAILABLE}
        />
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
              label={intl.formatMessage({ id: 'web.cartLine.remove' }, { name: isolated(name) })}
              onPress={onRemove}
            >
              <Icon of={trashIcon} size="small" />
            </IconButton>
          </S.Remove>
        </S.Head>
        {!isRemoved && (
          <>
            <PickupPlace place={line} area={area} now={now} />
            <S.Sum>
              <QuantityStepper
                label={name}
                value={quantity}
                max={line.maxQuantity}
                onValueChange={onQuantityChange}
                onRemove={onRemove}
              />
              <S.Total>
                {quantity > 1 && (
                  <S.Each dir="ltr">
                    {quantity} × {formatUsd(salePrice)}
                  </S.Each>
                )}
                <VisuallyHidden>{intl.formatMessage({ id: 'web.cartLine.total' })} </VisuallyHidden>
                <Price cents={multiplyCents(salePrice, quantity)} />
              </S.Total>
            </S.Sum>
          </>
        )}
        {onTakeBack ? (
          <S.Restore role="status">
            <span>{intl.formatMessage({ id: 'web.cartLine.again' })}</span>
            <Button size="compact" onPress={onTakeBack}>
              {intl.formatMessage({ id: 'web.cartLine.takeBack' })}
            </Button>
          </S.Restore>
        ) : (
          <CartLineChanges changes={changes} />
        )}
      </S.Body>
    </S.Root>
  );
}
