import { inLanguage, type LocalText, type Shop, type ShopRating } from '@zawadeh/domain';
import { ContactLinks, Icon, LocalizedText, pinIcon, RatingSummary, useLanguage } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import { chatAddress } from '../../state/support.ts';
import type { MessageIds } from '../../locales/messageId.ts';
import * as S from './ShopFacts.styles.ts';

const messages = {
  /** The address and the area. */
  place: 'web.shop.place',
} satisfies MessageIds;

interface ShopFactsProps {
  shop: Shop & { rating?: ShopRating | null };
  isNarrow?: boolean;
}

/** What the shop is rated, where it is, how to reach it, and what it says about itself. */
export function ShopFacts({ shop, isNarrow = false }: ShopFactsProps) {
  const { locale } = useLanguage();
  const { name, about, address, area, coordinates, phone, rating } = shop;
  const inOwn = (text: LocalText | null) => text && inLanguage(text, locale).text;
  return (
    <>
      <RatingSummary rating={rating} look="long" />
      {(address ?? area) && (
        <S.Place>
          <Icon of={pinIcon} size="small" />
          <span>
            <Place shop={shop} />
          </span>
        </S.Place>
      )}
      <ContactLinks
        name={inOwn(name) ?? ''}
        coordinates={coordinates}
        address={inOwn(address)}
        phone={phone}
        chatHref={phone && chatAddress(phone)}
        isNarrow={isNarrow}
      />
      {about && (
        <S.About>
          <LocalizedText text={about} as="p" />
        </S.About>
      )}
    </>
  );
}

/** The address and the area, or what is known of them; nothing where neither is. */
export function Place({ shop: { address, area } }: { shop: Pick<Shop, 'address' | 'area'> }) {
  const intl = useIntl();
  const { locale } = useLanguage();
  if (!address) return area?.name[locale];
  const street = <LocalizedText text={address} />;
  if (!area) return street;
  return intl.formatMessage({ id: messages.place }, { address: street, area: area.name[locale] });
}
