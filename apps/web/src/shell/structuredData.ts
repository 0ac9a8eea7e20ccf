/** What search engines read about the thing of a page, in the vocabulary of schema.org. */
import { brand, inLanguage, readShop, type Locale, type LocalText } from '@zawadeh/domain';

/** Null where the page shows no shop. */
export function shopData(row: unknown, path: string, origin: string, locale: Locale): object | null {
  const reading = readShop(row);
  if (!reading.ok) return null;
  const { name, about, address, area, coordinates, phone, pictureUrl } = reading.value;
  const text = (local: LocalText | null) => (local ? inLanguage(local, locale).text : undefined);
  return {
    '@context': 'https://schema.org',
    '@type': 'FoodEstablishment',
    name: text(name) ?? brand.name[locale],
    description: text(about),
    url: new URL(path, origin).href,
    image: pictureUrl === null ? undefined : URL.parse(pictureUrl, origin)?.href,
    telephone: phone ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: text(address),
      addressLocality: area?.name[locale],
      addressCountry: 'LB',
    },
    geo: coordinates ? { '@type': 'GeoCoordinates', ...coordinates } : undefined,
  };
}

/** A data block, which no browser runs, so the content policy need not allow it. */
export const dataTag = (data: object): string =>
  // "</script>" inside a shop's text must not end the element.
  `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;
