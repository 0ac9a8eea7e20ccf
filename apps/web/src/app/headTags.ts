/** Tags in a page's head. They contain text of shops, so everything is escaped. */

export const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export interface LinkPreview {
  title: string;
  description: string;
  /** A path of this site, or a URL of another. */
  imageUrl: string | null;
  path: string;
  siteName: string;
}

/** The Open Graph tags for link previews, with absolute URLs. */
export function sharingTags(preview: LinkPreview, origin: string): string[] {
  const picture = preview.imageUrl === null ? null : URL.parse(preview.imageUrl, origin);
  const properties: Record<string, string | undefined> = {
    'og:type': 'website',
    'og:site_name': preview.siteName,
    'og:title': preview.title,
    'og:description': preview.description,
    'og:image': picture?.href,
    'og:url': new URL(preview.path, origin).href,
  };
  return Object.entries(properties).flatMap(([property, content]) =>
    content === undefined ? [] : [`<meta property="${property}" content="${escape(content)}">`],
  );
}
