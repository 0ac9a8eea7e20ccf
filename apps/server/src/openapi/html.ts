import { escaped } from '../pages/plainPage.ts';

/** HTML text. Every other value in a page is escaped. */
export interface Markup {
  readonly html: string;
}

type Piece = Markup | readonly Markup[] | string | number;

export const html = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup => ({
  html: parts.map((part, index) => (index === 0 ? part : written(pieces[index - 1] ?? '') + part)).join(''),
});

export const nothing: Markup = { html: '' };

function written(piece: Piece): string {
  if (typeof piece === 'object')
    return 'html' in piece ? piece.html : piece.map((each) => each.html).join('');
  return escaped(String(piece));
}

/** Backticks mark code, and an empty line begins a paragraph. */
export const paragraphs = (text: string): Markup[] =>
  text.split(/\n{2,}/).map((paragraph) => html`<p>${withCode(paragraph)}</p>`);

export const withCode = (text: string): Markup[] =>
  text.split('`').map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : html`${piece}`));
