/** Everything another town would change to make this its own. */
export const brand = {
  name: { en: 'Zawadeh', ar: 'زوّادة' },
  tagline: { en: 'Smart Choices, Proud Community.', ar: 'خيارات ذكية، ومجتمع فخور.' },
  /** Begins every key the product keeps in a browser. */
  storagePrefix: 'zawadeh',
} as const;

/** What the marketplace keeps of a shop's sales, in hundredths of a per cent. Apart, because only the dashboard asks for it. */
export const COMMISSION_BASIS_POINTS = 0;
