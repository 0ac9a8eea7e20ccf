import { useIntl } from 'react-intl';
import { Button, DirectionsLink, type DirectionsLinkProps, phoneIcon, whatsappIcon } from '@zawadeh/ui';
import * as S from './ContactLinks.styles.ts';

export interface ContactLinksProps {
  /** The shop's name, which some map apps write beside the pin. */
  name: DirectionsLinkProps['name'];
  /** Null where only the address is known. */
  coordinates: DirectionsLinkProps['coordinates'];
  /** Searched for where there are no coordinates. */
  address: DirectionsLinkProps['address'];
  /** E.164 */
  phone: string | null;
  /** The address of the shop's WhatsApp chat. */
  chatHref: string | null;
  /** One row from edge to edge, also on a desktop: for a narrow column. */
  isNarrow?: boolean;
}

/**
 * Directions to a shop, its telephone and its WhatsApp chat, as three buttons of the same weight.
 *
 * An unknown way is left out, and the others become wider.
 *
 * @use once on a shop's page, below the address.
 * @avoid in a list of shops: three buttons in each row are too many. One {@link DirectionsLink} is enough
 *   there.
 * @keyboard Tab: goes to the next way
 * @keyboard Enter: opens the map, the call or the chat
 */
export function ContactLinks({ phone, chatHref, isNarrow = false, ...place }: ContactLinksProps) {
  const intl = useIntl();
  return (
    <S.Root data-narrow={isNarrow || undefined}>
      <DirectionsLink {...place} />
      {phone !== null && (
        <Button href={`tel:${phone}`} icon={phoneIcon}>
          {intl.formatMessage({ id: 'web.contactLinks.call' })}
        </Button>
      )}
      {chatHref !== null && (
        <Button href={chatHref} icon={whatsappIcon}>
          {intl.formatMessage({ id: 'web.contactLinks.whatsapp' })}
        </Button>
      )}
    </S.Root>
  );
}
