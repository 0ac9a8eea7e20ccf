/** The axes a story can be turned along, and their values: the toolbar, the tests and Chromatic all read them here. */
export const locales = ['en', 'ar', 'both'] as const;
export const themes = ['light', 'dark', 'contrast'] as const;
export const widths = {
  phone: { name: 'Phone', type: 'mobile', styles: { width: '390px', height: '844px' } },
  desk: { name: 'Desk', type: 'desktop', styles: { width: '1280px', height: '900px' } },
} as const;

export type LocaleGlobal = (typeof locales)[number];
export type ThemeGlobal = (typeof themes)[number];
export type Width = keyof typeof widths;

export interface Mode {
  locale: Exclude<LocaleGlobal, 'both'>;
  theme: ThemeGlobal;
  width: Width;
}

/** Four modes cover every pair of language, theme and width, at half the price of all eight. */
export const modes = {
  'en-light-phone': { locale: 'en', theme: 'light', width: 'phone' },
  'ar-dark-phone': { locale: 'ar', theme: 'dark', width: 'phone' },
  'ar-light-desk': { locale: 'ar', theme: 'light', width: 'desk' },
  'en-dark-desk': { locale: 'en', theme: 'dark', width: 'desk' },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

/** A mode as Storybook's globals. */
export const globalsOf = ({ locale, theme, width }: Mode) => ({
  locale,
  theme,
  viewport: { value: width, isRotated: false },
});
