/** The web app manifests, one for each language, with the app's messages and colours. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand, type Locale } from '@zawadeh/domain';
import { light } from '@zawadeh/ui/build';
import type { Plugin } from 'vite';

const SOURCE = join(import.meta.dirname, '../src');

const SHORTCUTS = [
  { catalogue: 'features/shelf/locales', name: 'web.ourBags.title', url: '/our-bags', icon: 'bags' },
  { catalogue: 'lib/messages/locales/shop', name: 'web.cart.title', url: '/cart', icon: 'cart' },
  { catalogue: 'lib/messages/locales/shop', name: 'web.profile.title', url: '/profile', icon: 'profile' },
] as const;

const ICONS = [
  { src: '/icons/app-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/app-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
];

function manifestIn(locale: Locale): object {
  const message = (catalogue: string, id: string): string => {
    const messages = JSON.parse(readFileSync(join(SOURCE, catalogue, `${locale}.json`), 'utf8')) as Record<
      string,
      string
    >;
    const text = messages[id];
    if (text === undefined) throw new Error(`The catalogue ${catalogue} has no ${id} in ${locale}.`);
    return text;
  };
  return {
    // The same app in both languages.
    id: '/',
    name: `${brand.name.en} · ${brand.name.ar}`,
    short_name: brand.name[locale],
    description: message('features/landing/locales', 'web.landing.description'),
    lang: locale,
    dir: locale === 'ar' ? 'rtl' : 'ltr',
    start_url: '/our-bags',
    scope: '/',
    display: 'standalone',
    theme_color: light['bg.page'],
    background_color: light['bg.page'],
    categories: ['food', 'shopping'],
    icons: ICONS,
    shortcuts: SHORTCUTS.map(({ catalogue, name, url, icon }) => ({
      name: message(catalogue, name),
      url,
      icons: [{ src: `/icons/shortcut-${icon}.png`, sizes: '192x192', type: 'image/png' }],
    })),
  };
}

export const appManifest = (): Plugin => ({
  name: 'zawadeh-app-manifest',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  generateBundle() {
    for (const locale of ['en', 'ar'] as const) {
      const source = `${JSON.stringify(manifestIn(locale), null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: `app.${locale}.webmanifest`, source });
    }
  },
});
