import type { Plugin } from 'vite';

/**
 * Dynamic imports as they are written. Vite's helper around them also loads their style sheets and dependencies, of
 * which this build has none.
 */
export const withoutPreloads = (): Plugin => ({
  name: 'without-preloads',
  enforce: 'pre',
  load: (id) =>
    id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : undefined,
});
