/** What to change to run the shop for another town. */
export const brand = {
  name: { en: 'Zawadeh', ar: 'زوّادة' },
  tagline: { en: 'Smart Choices, Proud Community.', ar: 'خيارات ذكية، ومجتمع فخور.' },
  /** Prefix of the keys in browser storage. */
  storagePrefix: 'zawadeh',
} as const;

/** Within so many working days money is sent back. Not in `brand`, because first visits do not need it. */
export const REFUND_WORKING_DAYS = 2;
