const UNSEEN = /<!--[^]*?(?:-->|$)|<(style|script|head|title|template)\b[^]*?(?:<\/\1\b[^>]*>|$)/gi;
const TAG = /<\/?([a-z][a-z0-9]*)([^>]*)(?:>|$)|<[!?][^>]*(?:>|$)/gi;
const LINE_OF_ITS_OWN = /^(?:p|div|h[1-6]|table|tr|ul|ol|li|br|hr|blockquote|section)$/i;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function character(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return NAMED[name.toLowerCase()] ?? entity;
  const codePoint = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
  return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : entity;
}

/** The text of an HTML letter, links included. The result is plain text and has to be escaped. */
export function plainTextOf(html: string): string {
  return html
    .replace(UNSEEN, '')
    .replace(/\s+/g, ' ')
    .replace(TAG, (_tag, name = '', attributes = '') => {
      const [, quoted, quotedOnce] = HREF.exec(attributes) ?? [];
      const address = quoted ?? quotedOnce;
      if (address !== undefined) return ` ${address} `;
      return LINE_OF_ITS_OWN.test(name) ? '\n' : '';
    })
    .replace(ENTITY, character)
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
}
