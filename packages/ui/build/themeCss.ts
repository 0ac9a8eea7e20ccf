/** Generates `theme/theme.css` from the typed theme, so that roles and scales are defined once, and leaves its fonts in files. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { globalCss } from '../src/theme/globalCss.ts';

const THEME = join(import.meta.dirname, '../src/theme');

export function themeCss(): Plugin {
  return {
    name: 'zawadeh-theme-css',
    enforce: 'pre',
    // A strict content security policy rejects a font inside a style sheet, which is where Vite puts a small one.
    config: ({ build }) =>
      build?.assetsInlineLimit === undefined
        ? { build: { assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined) } }
        : {},
    load: {
      filter: { id: /\/theme\/theme\.css(?:\?|$)/ },
      handler() {
        for (const file of readdirSync(THEME)) if (file.endsWith('.ts')) this.addWatchFile(join(THEME, file));
        return globalCss();
      },
    },
  };
}
