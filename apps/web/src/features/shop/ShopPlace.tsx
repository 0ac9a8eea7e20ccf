import type { Shop } from '@zawadeh/domain';
import { LocalizedText, useLanguage } from '@zawadeh/ui';
import { useIntl } from 'react-intl';

/** The address and the area, or what is known of them; nothing where neither is. */
export function ShopPlace({ shop: { address, area } }: { shop: Pick<Shop, 'address' | 'area'> }) {
  const intl = useIntl();
  const { locale } = useLanguage();
  if (!address) return area?.name[locale];
  const street = <LocalizedText text={address} />;
  if (!area) return street;
  return intl.formatMessage({ id: 'web.shop.place' }, { address: street, area: area.name[locale] });
}
