import type { Locale } from '@zawadeh/domain';
import { use, type ReactNode } from 'react';
import { LanguageSwitch } from '../../controls/LanguageSwitch/LanguageSwitch.tsx';
import { BrandMark } from '../../foundations/BrandMark/BrandMark.tsx';
import { LinkContext } from '../../provider/contexts.ts';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import * as S from './Header.styles.ts';

export interface HeaderProps {
  /** The accessible name of the home link: the brand's name in both languages. */
  brand: string;
  homeHref: string;
  /** Omit it where the menu has the switch. */
  onLocaleChange?: (locale: Locale) => void;
  /** Content before the brand: a MenuButton. */
  menu?: ReactNode;
  /** Content at the end: a ThemeSwitch where no menu has it, AccountLinks, BellButton, CartLink. */
  children?: ReactNode;
}

export function Header({ brand, homeHref, onLocaleChange, menu, children }: HeaderProps) {
  const Link = use(LinkContext);
  return (
    <S.Root>
      <SkipLink />
      <S.Row>
        {menu}
        <S.Home as={Link} href={homeHref} aria-label={brand}>
          <BrandMark />
        </S.Home>
        <S.End>
          {onLocaleChange && (
            <S.Language data-in-menu={menu !== undefined || undefined}>
              <LanguageSwitch onLocaleChange={onLocaleChange} />
            </S.Language>
          )}
          {children}
        </S.End>
      </S.Row>
      <S.Band />
    </S.Root>
  );
}
