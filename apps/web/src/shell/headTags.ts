/** What the server writes into a page's head. Shops' words stand in it, so nothing goes in unescaped. */

export const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export interface Shared {
  title: string;
  description: string;
  /** A path of this site, or an address elsewhere. */
  imageUrl: string | null;
  path: string;
  siteName: string;
}

/** How a page is shown where its address is sent to somebody. Addresses in it are whole. */
export function sharingTags(shared: Shared, origin: string): string[] {
  const picture = shared.imageUrl === null ? null : URL.parse(shared.imageUrl, origin);
  const properties: Record<string, string | undefined> = {
    'og:type': 'website',
    'og:site_name': shared.siteName,
    'og:title': shared.title,
    'og:description': shared.description,
    'og:image': picture?.href,
    'og:url': new URL(shared.path, origin).href,
  };
  return Object.entries(properties).flatMap(([property, content]) =>
    content === undefined ? [] : [`<meta property="${property}" content="${escape(content)}">`],
  );
}
