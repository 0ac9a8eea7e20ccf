/** Compiles message catalogues from JSON at build time, so that no page downloads a parser. */
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const CATALOGUE = /\/locales\/(?:\w+\/)?(?:en|ar)\.json$/;

export function icuMessages(): Plugin {
  return {
    name: 'zawadeh-icu-messages',
    enforce: 'pre',
    transform: {
      filter: { id: CATALOGUE },
      handler(source) {
        const messages = JSON.parse(source) as Record<string, string>;
        const compiled = Object.fromEntries(
          Object.entries(messages).map(([id, text]) => [id, compile(text)]),
        );
        return { code: `export default ${JSON.stringify(compiled)};`, moduleType: 'js', map: null };
      },
    },
  };
}

/** A text, or the syntax tree of a message with places for values. */
function compile(text: string): string | MessageFormatElement[] {
  const tree = parse(text);
  const [first] = tree;
  return tree.length === 1 && first?.type === TYPE.literal ? first.value : tree;
}
