/** The browser's own colours and manifest follow the page's language and theme. */

const THEMES = ['light', 'dark'] as const;

/** Observes every later change of language and theme. */
export function followPage(onLanguageChange: () => void): void {
  const { documentElement: root } = document;
  follow(root);
  let language = root.lang;
  new MutationObserver(() => {
    follow(root);
    if (language === root.lang) return;
    language = root.lang;
    onLanguageChange();
  }).observe(root, { attributeFilter: ['lang', 'data-theme'] });
}

function follow({ lang, dataset }: HTMLElement): void {
  // Without a chosen theme the media of the two tags, light before dark, follow the device.
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta, place) => {
    const own = THEMES[place];
    const chosen = dataset.theme === own ? 'all' : 'not all';
    meta.media = dataset.theme === undefined ? `(prefers-color-scheme: ${own})` : chosen;
  });
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const href = `/app.${lang === 'ar' ? 'ar' : 'en'}.webmanifest`;
  // Setting the same value would fetch it again.
  if (manifest && manifest.getAttribute('href') !== href) manifest.href = href;
}
