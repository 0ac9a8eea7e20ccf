import type { Language } from '../provider/language.ts';
import messages from './frame/en.json';

export const english: Language = {
  locale: 'en',
  dir: 'ltr',
  script: 'latin',
  intlLocale: 'en-US-u-nu-latn',
  repeatsDayHalf: true,
  messages,
  stylisPlugins: [],
};
