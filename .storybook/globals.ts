/** The axes a story can be turned along, and their values: the toolbar, the tests and Chromatic all read them here. */
export const locales = ['en', 'ar', 'both'] as const;
export const themes = ['light', 'dark', 'contrast'] as const;
/** `device` moves as the reader's device asks; `reduced` is still whatever it asks. */
export const motions = ['device', 'reduced'] as const;
export const widths = {
  phone: { name: 'Phone', type: 'mobile', styles: { width: '390px', height: '844px' } },
  desktop: { name: 'Desktop', type: 'desktop', styles: { width: '1280px', height: '900px' } },
} as const;

export type LocaleGlobal = (typeof locales)[number];
export type ThemeGlobal = (typeof themes)[number];
export type MotionGlobal = (typeof motions)[number];
type Width = keyof typeof widths;

export interface Mode {
  locale: Exclude<LocaleGlobal, 'both'>;
  theme: ThemeGlobal;
  width: Width;
  /** The few colours of the reader's system in place of ours. */
  forcedColors?: true;
}

/**
 * Four modes cover every pair of language, theme and width, at half the price of all eight. Two more show
 * what is seen by those who see least, in Arabic, where there is most to lose.
 */
export const modes = {
  'en-light-phone': { locale: 'en', theme: 'light', width: 'phone' },
  'ar-dark-phone': { locale: 'ar', theme: 'dark', width: 'phone' },
  'ar-light-desktop': { locale: 'ar', theme: 'light', width: 'desktop' },
  'en-dark-desktop': { locale: 'en', theme: 'dark', width: 'desktop' },
  'ar-contrast-phone': { locale: 'ar', theme: 'contrast', width: 'phone' },
  'ar-forced-phone': { locale: 'ar', theme: 'light', width: 'phone', forcedColors: true },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

export const modeNames = Object.keys(modes) as ModeName[];

/** A mode as Storybook's globals. */
export const globalsOf = ({ locale, theme, width }: Mode) => ({
  locale,
  theme,
  viewport: { value: width, isRotated: false },
});
