import type { Locale } from '@zawadeh/domain';
import { useLanguage } from '../../provider/contexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts';
import * as S from './BrandTitle.styles.ts';

export interface BrandTitleProps {
  names: Record<Locale, string>;
}

/**
 * Both names as one heading, that of the page's language first and larger. They are images, so no display font is
 * downloaded for them.
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
