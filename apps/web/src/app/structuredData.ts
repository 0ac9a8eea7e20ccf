/** What search engines read about the thing of a page, in the vocabulary of schema.org. */
import {
  availabilityOf,
  brand,
  inLanguage,
  readBag,
  readShop,
  readShopRating,
  toDollars,
  writeDayHours,
  type Availability,
  type Instant,
  type Locale,
  type LocalText,
  type Shop,
} from '@zawadeh/domain';
import type { FoodEstablishmentLeaf, ItemAvailability, ProductLeaf, WithContext } from 'schema-dts';
import { paths } from '../lib/paths.ts';

interface PageOf {
  path: string;
  /** The public origin of the site. */
  origin: string;
  locale: Locale;
}

/** Null where the page shows no shop. */
export function shopData(row: unknown, page: PageOf): WithContext<FoodEstablishmentLeaf> | null {
  const reading = readShop(row);
  if (!reading.ok) return null;
  const rating = readShopRating(row);
  return {
    '@context': 'https://schema.org',
    ...establishment(reading.value, page),
    aggregateRating: rating
      ? { '@type': 'AggregateRating', ratingValue: rating.mean, ratingCount: rating.count, bestRating: 5 }
      : undefined,
  };
}

/** Null where the page shows no bag. The shop's row is null where it is not known. */
export function bagData(
  row: unknown,
  shopRow: unknown,
  now: Instant,
  { path, origin, locale }: PageOf,
): WithContext<ProductLeaf> | null {
  const reading = readBag(row);
  if (!reading.ok) return null;
  const bag = reading.value;
  const shop = readShop(shopRow);
  const url = new URL(path, origin).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: textIn(bag.title, locale) ?? brand.name[locale],
    description: textIn(bag.description, locale),
    url,
    image: absolute(bag.imageUrl ?? APP_ICON, origin),
    category: bag.category,
    offers: {
      '@type': 'Offer',
      url,
      price: toDollars(bag.salePrice),
      priceCurrency: 'USD',
      availability: STATES[availabilityOf(bag, now).state],
      availabilityEnds: bag.pickupEnd === null ? undefined : new Date(bag.pickupEnd).toISOString(),
      seller: shop.ok
        ? establishment(shop.value, { path: paths.shop(shop.value.id), origin, locale })
        : undefined,
    },
  };
}

/** A product needs a picture, and the drawings of all bags are in one file. */
const APP_ICON = '/icons/app-512.png';

/** A bag that opens later cannot be ordered yet, so it is no pre-order. */
const STATES: Record<Availability['state'], ItemAvailability> = {
  available: 'https://schema.org/InStock',
  opensLater: 'https://schema.org/OutOfStock',
  restocking: 'https://schema.org/OutOfStock',
  ended: 'https://schema.org/OutOfStock',
  soldOut: 'https://schema.org/SoldOut',
};

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

function establishment(shop: Shop, { path, origin, locale }: PageOf): FoodEstablishmentLeaf {
  const { name, about, address, area, coordinates, phone, pictureUrl, hours } = shop;
  return {
    '@type': 'FoodEstablishment',
    name: textIn(name, locale) ?? brand.name[locale],
    description: textIn(about, locale),
    url: new URL(path, origin).href,
    image: pictureUrl === null ? undefined : absolute(pictureUrl, origin),
    telephone: phone ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: textIn(address, locale),
      addressLocality: area?.name[locale],
      addressCountry: 'LB',
    },
    openingHours: hours?.flatMap((day, place) => (day ? `${WEEKDAYS[place]} ${writeDayHours(day)}` : [])),
    geo: coordinates ? { '@type': 'GeoCoordinates', ...coordinates } : undefined,
  };
}

const textIn = (text: LocalText | null, locale: Locale): string | undefined =>
  text ? inLanguage(text, locale).text : undefined;

const absolute = (url: string, origin: string): string | undefined => URL.parse(url, origin)?.href;

/** A data block, which no browser runs, so the content policy need not allow it. */
export const dataTag = (data: object): string =>
  // "</script>" inside a shop's text must not end the element.
  `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;
