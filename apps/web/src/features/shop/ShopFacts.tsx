import { inLanguage, type LocalText, type Shop, type ShopRating } from '@zawadeh/domain';
import { Icon, LocalizedText, pinIcon, RatingSummary, useLanguage } from '@zawadeh/ui';
import { ContactLinks } from './ContactLinks/ContactLinks.tsx';
import { chatAddress } from '../../lib/support.ts';
import * as S from './ShopFacts.styles.ts';
import { ShopHours } from './ShopHours.tsx';
import { ShopPlace } from './ShopPlace.tsx';

interface ShopFactsProps {
  shop: Shop & { rating?: ShopRating | null };
  isNarrow?: boolean;
}

/** What the shop is rated, where it is, when it is open, how to reach it, and what it says about itself. */
export function ShopFacts({ shop, isNarrow = false }: ShopFactsProps) {
  const { locale } = useLanguage();
  const { name, about, address, area, coordinates, phone, hours, rating } = shop;
  const inOwn = (text: LocalText | null) => text && inLanguage(text, locale).text;
  return (
    <>
      <RatingSummary rating={rating} look="long" />
      {(address ?? area) && (
        <S.Place>
          <Icon of={pinIcon} size="small" />
          <span>
            <ShopPlace shop={shop} />
          </span>
        </S.Place>
      )}
      {hours && <ShopHours hours={hours} />}
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
