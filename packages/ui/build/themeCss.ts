/** Generates `theme/theme.css` from the typed theme, so that roles and scales are defined once. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { globalCss } from '../src/theme/globalCss.ts';

const THEME = join(import.meta.dirname, '../src/theme');

export function themeCss(): Plugin {
  return {
    name: 'zawadeh-theme-css',
    enforce: 'pre',
    load: {
      filter: { id: /\/theme\/theme\.css(?:\?|$)/ },
      handler() {
        for (const file of readdirSync(THEME)) if (file.endsWith('.ts')) this.addWatchFile(join(THEME, file));
        return globalCss();
      },
    },
  };
}
