import { rescuedTexts } from './rescuedBags.bilingual.ts';
import * as S from './RescuedBags.styles.ts';

/**
 * The number of bags that all buyers rescued. Drawn on the server alone, so that no script is needed for it, and in both
 * languages: CSS shows that of the page.
 */
export function RescuedBags({ count }: { count: number }) {
  return (['en', 'ar'] as const).map((locale) => {
    const [before, number, after] = rescuedTexts[locale](count);
    return (
      <S.Line key={locale} lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
        {before}
        <b>{number}</b>
        {after}
      </S.Line>
    );
  });
}
