import type { Plugin } from 'vite';

const IMPORT = String.raw`(import\([^()]*\)(?:\.then\(\(\w+\) => \w+\.\w+\))?)`;

/** A call of Vite's helper: around an import, or around one whose names are listed for tree shaking. */
const CALLS = [
  String.raw`__vitePreload\(\(\) => ${IMPORT}, __VITE_PRELOAD__\)`,
  String.raw`__vitePreload\(async \(\) => \{\s*const \{[^}]*\} = await ${IMPORT};\s*return \{[^}]*\};\s*\}, __VITE_PRELOAD__\)`,
].map((call) => new RegExp(call, 'g'));

const withoutHelper = (code: string): string =>
  CALLS.reduce((text, call) => text.replace(call, '$1'), code).replaceAll(', __VITE_PRELOAD__)', ')');

/**
 * Dynamic imports as they are written. Vite's helper around them also loads their style sheets and dependencies, of
 * which this build has none; every first visit would download its calls.
 */
export const withoutPreloads = (): Plugin => ({
  name: 'without-preloads',
  enforce: 'pre',
  load: (id) =>
    id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : undefined,
  renderChunk: (code) =>
    code.includes('__VITE_PRELOAD__') ? { code: withoutHelper(code), map: null } : null,
});
