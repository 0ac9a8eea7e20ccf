import type { Locale } from '@zawadeh/domain';
import { useLanguage, VisuallyHidden } from '@zawadeh/ui';
import * as S from './BrandTitle.styles.ts';

export interface BrandTitleProps {
  /** The brand's name in both languages. */
  names: Record<Locale, string>;
}

/**
 * Both names of the brand as the one heading of the front page, on the brand's green.
 *
 * The names are images, so that no page downloads a display font for them, and nothing moves when a font
 * arrives.
 *
 * @use on the landing page, once.
 * @avoid anywhere else: the header has a {@link BrandMark}.
 * @reader One heading with both names, each in its language.
 * @arabic The name of the page's language comes first and larger; the other is in brass.
 */
export function BrandTitle({ names }: BrandTitleProps) {
  const { locale } = useLanguage();
  const inOrder: readonly Locale[] = locale === 'ar' ? ['ar', 'en'] : ['en', 'ar'];
  return (
    <S.Root>
      {inOrder.map((each) => (
        <span key={each} lang={each}>
          <VisuallyHidden>{names[each]} </VisuallyHidden>
          <S.Word data-word={each} data-own={each === locale || undefined} />
        </span>
      ))}
    </S.Root>
  );
}
