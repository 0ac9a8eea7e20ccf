import { flippingPlugins } from '../provider/flipping.ts';
import type { Language } from '../provider/language.ts';
import messages from './frame/ar.json';

export const arabic: Language = {
  locale: 'ar',
  dir: 'rtl',
  script: 'arabic',
  intlLocale: 'ar-LB-u-nu-latn',
  repeatsDayHalf: false,
  messages,
  stylisPlugins: flippingPlugins,
};
