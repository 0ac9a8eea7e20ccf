import rakkasArabic from './rakkas-arabic.woff2?url';
import rakkasLatin from './rakkas-latin.woff2?url';
import readexArabic from './readex-arabic.woff2?url';
import readexArabicName from './readex-arabic-name.woff2?url';
import readexLatin from './readex-latin.woff2?url';

/** The fonts that a first visit preloads in each language. */
export const fontsToPreload: Record<'latin' | 'arabic' | 'both', readonly string[]> = {
  latin: [readexLatin, rakkasLatin, readexArabicName],
  arabic: [readexArabic, rakkasArabic, readexLatin],
  both: [readexLatin, readexArabic, rakkasLatin],
};
