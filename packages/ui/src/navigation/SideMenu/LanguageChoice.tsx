import type { Locale } from '@zawadeh/domain';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { globeIcon } from '../../foundations/Icon/menuIcons.ts';
import { useLanguage } from '../../provider/contexts.ts';
import * as S from './SideMenu.styles.ts';

/** Each language by its own name, which its readers understand on any page. */
const LANGUAGES = [
  { locale: 'en', dir: 'ltr', name: 'English' },
  { locale: 'ar', dir: 'rtl', name: 'العربية' },
] as const;

interface LanguageChoiceProps {
  onLocaleChange: (locale: Locale) => void;
}

export function LanguageChoice({ onLocaleChange }: LanguageChoiceProps) {
  const intl = useIntl();
  const label = useId();
  const { locale: current } = useLanguage();
  return (
    <S.Languages role="group" aria-labelledby={label}>
      <Icon of={globeIcon} />
      <S.LanguagesLabel id={label}>{intl.formatMessage({ id: 'ui.sideMenu.language' })}</S.LanguagesLabel>
      <S.Choices>
        {LANGUAGES.map(({ locale, dir, name }) => (
          <S.Choice
            key={locale}
            type="button"
            lang={locale}
            dir={dir}
            aria-pressed={locale === current}
            onClick={() => {
              if (locale !== current) onLocaleChange(locale);
            }}
          >
            {name}
          </S.Choice>
        ))}
      </S.Choices>
    </S.Languages>
  );
}
