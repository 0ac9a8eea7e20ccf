import { createIntl, type Messages } from '@zawadeh/ui';
import { wholeArabic, wholeEnglish } from '@zawadeh/ui/whole';
import type { within } from 'storybook/test';

const inBothRooms = (library: Messages, catalogues: Record<string, Messages>): Messages =>
  Object.assign({}, library, ...Object.values(catalogues)) as Messages;

/** All messages of the components and of the app. */
export const everyMessage = {
  en: inBothRooms(
    wholeEnglish.messages,
    import.meta.glob<Messages>('../../**/locales/**/en.json', { eager: true, import: 'default' }),
  ),
  ar: inBothRooms(
    wholeArabic.messages,
    import.meta.glob<Messages>('../../**/locales/**/ar.json', { eager: true, import: 'default' }),
  ),
};

type Translate = (id: string, values?: Record<string, string | number>) => string;

/** Formats the messages of the screens and of the components in them. */
export function translateTo(locale: 'en' | 'ar'): Translate {
  const intl = createIntl({ intlLocale: locale, messages: everyMessage[locale] });
  return (id, values) => intl.formatMessage({ id }, values);
}

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** Translates into the story's language. */
    t: Translate;
  }
}

/** What the steps through a screen need of a story's context. */
export interface StoryScene {
  canvas: ReturnType<typeof within>;
  globals: { locale?: unknown };
  isArabic: boolean;
  t: Translate;
}

/** A scene in another language than the story's. */
export const sceneIn = (locale: 'en' | 'ar', { canvas }: Pick<StoryScene, 'canvas'>): StoryScene => ({
  canvas,
  globals: { locale },
  isArabic: locale === 'ar',
  t: translateTo(locale),
});
