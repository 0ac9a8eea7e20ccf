import { brand, type Locale } from '@zawadeh/domain';
import { plainTextOf } from '../outbox/plainText.ts';
import { escaped } from '../pages/plainPage.ts';
import type { WrittenLetter } from '../ports.ts';

interface LetterContent {
  to: string;
  language: Locale;
  /** The subject is the title with the name of the marketplace. */
  title: string;
  /** Paragraphs above the button. */
  before: readonly string[];
  button: { text: string; link: string };
  /** Paragraphs below it, the last one in a quiet colour. */
  after?: readonly string[];
}

const style = (rules: string) => `style="${rules}"`;

/** A letter in the language of its reader, with the look of the letters about accounts. */
export function writeLetter({
  to,
  language,
  title,
  before,
  button,
  after = [],
}: LetterContent): WrittenLetter {
  const name = brand.name[language];
  const paragraph = (text: string, rules = 'margin: 0 0 20px') => `<p ${style(rules)}>${escaped(text)}</p>`;
  const last = after.at(-1);
  const isArabic = language === 'ar';
  const html = `<!doctype html>
<html lang="${language}" dir="${isArabic ? 'rtl' : 'ltr'}">
  <head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>${name}</title></head>
  <body ${style("margin: 0; padding: 16px; background: #fdf9f0; color: #1a160d; font: 16px system-ui, 'Segoe UI', Tahoma, sans-serif")}>
    <div ${style('max-width: 480px; margin: 0 auto; border: 1px solid #e3d4b5; border-radius: 14px; overflow: hidden; background: #fffefa')}>
      <p ${style('margin: 0; padding: 16px 24px; background: #3b4f1f; color: #fdf9f0; font-size: 20px; font-weight: bold')}>${name}</p>
      <div ${style(`padding: 24px; line-height: ${isArabic ? 1.8 : 1.5}; text-align: ${isArabic ? 'right' : 'left'}`)}>
        <h1 ${style('margin: 0 0 12px; font-size: 22px; line-height: 1.4')}>${escaped(title)}</h1>
        ${before.map((text) => paragraph(text)).join('\n        ')}
        <p ${style('margin: 0 0 20px')}><a href="${escaped(button.link)}" ${style('display: inline-block; padding: 12px 24px; border-radius: 10px; background: #f58a1f; color: #1a160d; font-weight: bold; text-decoration: none')}>${button.text}</a></p>
        ${after
          .slice(0, -1)
          .map((text) => paragraph(text))
          .join('\n        ')}
        ${last === undefined ? '' : paragraph(last, 'margin: 0; color: #655630')}
      </div>
    </div>
  </body>
</html>`;
  return { to, subject: `${title} · ${name}`, html, text: plainTextOf(html) };
}
