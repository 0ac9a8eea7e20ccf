/** The axes of a story and their values, shared by the toolbar, the tests and Chromatic. */
export const locales = ['en', 'ar', 'both'] as const;
export const themes = ['light', 'dark', 'contrast'] as const;
/** `device` follows the device's setting; `reduced` always reduces motion. */
export const motions = ['device', 'reduced'] as const;
export const widths = {
  phone: { name: 'Phone', type: 'mobile', styles: { width: '390px', height: '844px' } },
  desktop: { name: 'Desktop', type: 'desktop', styles: { width: '1280px', height: '900px' } },
  /** Two panes of almost a phone's width; below 768 px, so that both have a phone's layout. */
  sideBySide: { name: 'Side by side', type: 'tablet', styles: { width: '760px', height: '844px' } },
} as const;

export type LocaleGlobal = (typeof locales)[number];
export type ThemeGlobal = (typeof themes)[number];
export type MotionGlobal = (typeof motions)[number];
export type Width = keyof typeof widths;

export interface Mode {
  locale: Exclude<LocaleGlobal, 'both'>;
  theme: ThemeGlobal;
  width: Width;
  /** Emulates forced colours. */
  forcedColors?: true;
}

/**
 * Four modes cover every pair of language, theme and width at half the cost of all eight. Two more show high
 * contrast and forced colours, in Arabic, where most can break.
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

export const modeNames = Object.keys(modes) as [ModeName, ...ModeName[]];

/** All stories are tested in these two modes; `States` and stories tagged `every-mode` in all. */
const baseModes: readonly ModeName[] = ['en-light-phone', 'ar-dark-phone'];

interface NamedStory {
  name: string;
  tags: readonly string[];
}

/** A test that interacts and measures. */
export const isBehaviour = (name: string): boolean => name.startsWith('Play ');

/** Playgrounds are for the controls and Play stories for behaviour, so neither has a picture. */
export const hasPicture = (name: string): boolean => !name.startsWith('Play');

/** A Play story may have the tag from the state that it begins with. */
export const isInEveryMode = ({ name, tags }: NamedStory): boolean =>
  name === 'States' || (tags.includes('every-mode') && hasPicture(name));

export const modesOf = (story: NamedStory): readonly ModeName[] =>
  isInEveryMode(story) ? modeNames : baseModes;

/**
 * The mode of a story in a run that renders it once: each is followed by the next, and a file begins with one of its
 * own, so that a component is seen in both languages and each run sees all modes.
 */
export function modeInTurn(story: NamedStory, { file, place }: { file: string; place: number }): ModeName {
  const modes = modesOf(story);
  const start = Array.from(file).reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 65_521, 0);
  return modes[(start + place) % modes.length] ?? modeNames[0];
}

/** A mode as Storybook's globals. */
export const globalsOf = ({ locale, theme, width }: Mode) => ({
  locale,
  theme,
  viewport: { value: width, isRotated: false },
});
