/** Both languages with every word of the library: for Storybook. An app loads `shelf`, `shop` and `desk` with the screens that need them. */
import type { Language } from '../provider/language.ts';
import { arabic } from './arabic.ts';
import arabicDesk from './desk/ar.json';
import englishDesk from './desk/en.json';
import { english } from './english.ts';
import arabicShop from './shop/ar.json';
import arabicShelf from './shelf/ar.json';
import englishShelf from './shelf/en.json';
import englishShop from './shop/en.json';

export const wholeEnglish: Language = {
  ...english,
  messages: { ...english.messages, ...englishShelf, ...englishShop, ...englishDesk },
};

export const wholeArabic: Language = {
  ...arabic,
  messages: { ...arabic.messages, ...arabicShelf, ...arabicShop, ...arabicDesk },
};
