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

/** The canvas of a story, and its language. */
export interface StoryScene {
  canvas: ReturnType<typeof within>;
  globals: { locale?: unknown };
}

/** Formats the messages of the screens and of the components in them, in the story's language. */
export function screenMessages({ globals: { locale } }: Pick<StoryScene, 'globals'>) {
  const language = locale === 'ar' ? 'ar' : 'en';
  const intl = createIntl({ intlLocale: language, messages: everyMessage[language] });
  return (id: string, values?: Record<string, string | number>): string => intl.formatMessage({ id }, values);
}
