import { use } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { cartIcon } from '../../foundations/Icon/frameIcons.ts';
import { LinkContext } from '../../provider/contexts.ts';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import type { MessageIds } from '../../locales/messageId.ts';
import * as S from './CartLink.styles.ts';
import { usePulse } from './usePulse.ts';

const messages = {
  /** Says how many things are in it, where there are any. */
  name: 'ui.cartLink.name',
} satisfies MessageIds;

export interface CartLinkProps {
  href: string;
  /** How many things are in the cart. Left out while it is not known, so that finding out is not a pulse. */
  count?: number;
}

/** The way to the cart. It pulses when something is added, wherever on the page that was done. */
export function CartLink({ href, count }: CartLinkProps) {
  const intl = useIntl();
  const Link = use(LinkContext);
  const { shown = 0, isPulsing } = usePulse(count);
  const name = intl.formatMessage({ id: messages.name }, { count: count ?? 0 });
  return (
    <S.Root as={Link} href={href} aria-label={name} title={name}>
      <S.Pulse data-pulsing={isPulsing || undefined}>
        <Icon of={cartIcon} />
        <CountBadge count={shown} isFresh={isPulsing} />
      </S.Pulse>
    </S.Root>
  );
}
