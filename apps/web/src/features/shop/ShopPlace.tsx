import type { Shop } from '@zawadeh/domain';
import { LocalizedText, useLanguage } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import type { MessageIds } from '../../lib/messages/messageId.ts';

const messages = {
  /** The address and the area. */
  place: 'web.shop.place',
} satisfies MessageIds;

/** The address and the area, or what is known of them; nothing where neither is. */
export function ShopPlace({ shop: { address, area } }: { shop: Pick<Shop, 'address' | 'area'> }) {
  const intl = useIntl();
  const { locale } = useLanguage();
  if (!address) return area?.name[locale];
  const street = <LocalizedText text={address} />;
  if (!area) return street;
  return intl.formatMessage({ id: messages.place }, { address: street, area: area.name[locale] });
}
