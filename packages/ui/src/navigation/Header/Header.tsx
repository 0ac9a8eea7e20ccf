import type { Locale } from '@zawadeh/domain';
import { use, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LanguageSwitch } from '../../controls/LanguageSwitch/LanguageSwitch.tsx';
import { ThemeSwitch } from '../../controls/ThemeSwitch/ThemeSwitch.tsx';
import { BrandMark } from '../../foundations/BrandMark/BrandMark.tsx';
import { LinkContext } from '../../provider/contexts.ts';
import { messages } from './Header.messages.ts';
import * as S from './Header.styles.ts';

export interface HeaderProps {
  /** The brand's name in both languages, read aloud as the way home. */
  brand: string;
  homeHref: string;
  onLocaleChange: (locale: Locale) => void;
  onThemeChange: (theme: 'light' | 'dark') => void;
  /** What stands at the end: account, bell, cart. */
  children?: ReactNode;
}

export function Header({ brand, homeHref, onLocaleChange, onThemeChange, children }: HeaderProps) {
  const intl = useIntl();
  const Link = use(LinkContext);
  return (
    <S.Root>
      <S.SkipLink href="#main">{intl.formatMessage({ id: messages.skip })}</S.SkipLink>
      <S.Row>
        <S.Home as={Link} href={homeHref} aria-label={brand}>
          <BrandMark />
        </S.Home>
        <S.End>
          <LanguageSwitch onLocaleChange={onLocaleChange} />
          <ThemeSwitch onThemeChange={onThemeChange} />
          {children}
        </S.End>
      </S.Row>
      <S.Band />
    </S.Root>
  );
}
