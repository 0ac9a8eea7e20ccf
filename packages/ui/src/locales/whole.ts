/** Both languages with all messages of the library, for Storybook. An app loads all catalogues but `frame` on demand. */
import type { Language } from '../provider/language.ts';
import { arabic } from './arabic.ts';
import arabicAdmin from './admin/ar.json';
import englishAdmin from './admin/en.json';
import { english } from './english.ts';
import arabicLater from './later/ar.json';
import englishLater from './later/en.json';
import arabicPlace from './place/ar.json';
import englishPlace from './place/en.json';
import arabicShop from './shop/ar.json';
import arabicShelf from './shelf/ar.json';
import englishShelf from './shelf/en.json';
import englishShop from './shop/en.json';
import arabicTicket from './ticket/ar.json';
import englishTicket from './ticket/en.json';

export const wholeEnglish: Language = {
  ...english,
  messages: {
    ...english.messages,
    ...englishLater,
    ...englishPlace,
    ...englishShelf,
    ...englishShop,
    ...englishTicket,
    ...englishAdmin,
  },
};

export const wholeArabic: Language = {
  ...arabic,
  messages: {
    ...arabic.messages,
    ...arabicLater,
    ...arabicPlace,
    ...arabicShelf,
    ...arabicShop,
    ...arabicTicket,
    ...arabicAdmin,
  },
};
