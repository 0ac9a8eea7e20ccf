/** What a phone draws around the page follows what is chosen in it. */

const THEMES = ['light', 'dark'] as const;

/** Hears of every later language and theme, whoever changed it. */
export function followPage(hearLanguage: () => void): void {
  const { documentElement: root } = document;
  follow(root);
  let language = root.lang;
  new MutationObserver(() => {
    follow(root);
    if (language === root.lang) return;
    language = root.lang;
    hearLanguage();
  }).observe(root, { attributeFilter: ['lang', 'data-theme'] });
}

function follow({ lang, dataset }: HTMLElement): void {
  // The device's own theme is told apart by the media of the two colours, light before dark.
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta, place) => {
    const own = THEMES[place];
    const chosen = dataset.theme === own ? 'all' : 'not all';
    meta.media = dataset.theme === undefined ? `(prefers-color-scheme: ${own})` : chosen;
  });
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const href = `/app.${lang === 'ar' ? 'ar' : 'en'}.webmanifest`;
  // Written again, it would be fetched again.
  if (manifest && manifest.getAttribute('href') !== href) manifest.href = href;
}
