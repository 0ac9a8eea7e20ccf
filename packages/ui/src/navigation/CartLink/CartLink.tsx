import { use } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { cartIcon } from '../../foundations/Icon/frameIcons.ts';
import { LinkContext } from '../../provider/contexts.ts';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import * as S from './CartLink.styles.ts';
import { usePulse } from './usePulse.ts';

export interface CartLinkProps {
  /** The cart. */
  href: string;
  /** The number of items in the cart. Undefined until it is known, so that the first value does not pulse. */
  count?: number;
}

/**
 * The link to the cart, with the number of items in it. It pulses when the number rises.
 *
 * @use last in a {@link Header}.
 * @avoid to add an item: that is a {@link Button}.
 * @keyboard Enter: opens the cart
 * @reader "Cart, 2 items", with the plurals of the language.
 * @arabic The count stands on the corner where reading ends. The cart is not mirrored.
 */
export function CartLink({ href, count }: CartLinkProps) {
  const intl = useIntl();
  const Link = use(LinkContext);
  const { shown = 0, isPulsing } = usePulse(count);
  const name = intl.formatMessage({ id: 'ui.cartLink.name' }, { count: count ?? 0 });
  return (
    <S.Root as={Link} href={href} aria-label={name} title={name}>
      <S.Pulse data-pulsing={isPulsing || undefined}>
        <Icon of={cartIcon} />
        <CountBadge count={shown} isFresh={isPulsing} />
      </S.Pulse>
    </S.Root>
  );
}
