/**
 * Compiles message catalogues from JSON to syntax trees at build time, so that the parser (7 kB gzipped) is not
 * part of the download.
 */
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const CATALOGUE = /\/locales\/(?:\w+\/)?(?:en|ar)\.json$/;
const PARSER = /^@formatjs\/icu-messageformat-parser$/;

export function icuMessages(): Plugin {
  return {
    name: 'zawadeh-icu-messages',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [{ find: PARSER, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' }],
      },
    }),
    transform: {
      filter: { id: CATALOGUE },
      handler(source) {
        const messages = JSON.parse(source) as Record<string, string>;
        const trees = Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, parse(text)]));
        return { code: `export default ${JSON.stringify(trees)};`, moduleType: 'js', map: null };
      },
    },
  };
}
