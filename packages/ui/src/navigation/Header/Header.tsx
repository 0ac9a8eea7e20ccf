import type { Locale } from '@zawadeh/domain';
import { use, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LanguageSwitch } from '../../controls/LanguageSwitch/LanguageSwitch.tsx';
import { ThemeSwitch } from '../../controls/ThemeSwitch/ThemeSwitch.tsx';
import { BrandMark } from '../../foundations/BrandMark/BrandMark.tsx';
import { LinkContext } from '../../provider/contexts.ts';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import * as S from './Header.styles.ts';

interface HeaderLink {
  href: string;
  name: string;
  isCurrent: boolean;
}

export interface HeaderProps {
  /** The accessible name of the home link: the brand's name in both languages. */
  brand: string;
  /** The page that the brand leads to. */
  homeHref: string;
  /** Omit it where the menu has the switch. */
  onLocaleChange?: (locale: Locale) => void;
  /** Content before the brand: a MenuButton. From 1024 px the links stand in its place. */
  menu?: ReactNode;
  /** The pages that a desktop links to, instead of in the menu. */
  links?: readonly HeaderLink[];
  /** Shows the theme switch where the links take the place of the menu. */
  onThemeChange?: (theme: 'light' | 'dark') => void;
  /** For a page that is as wide as the window. */
  isFullWidth?: boolean;
  /** Content at the end: a ThemeSwitch where no menu has it, AccountLinks, BellButton, CartLink. */
  children?: ReactNode;
}

/**
 * The top of every page: menu and home at the start; account, bell and cart at the end; below them the
 * two-stone band of Tripoli's arches.
 *
 * From 1024 px links take the place of the menu, and the row is as wide as the content below it. It stays at the
 * top while the page scrolls. A long e-mail is cut, and below 360 px it is in the menu
 * instead; letters of twice the size take a second line.
 *
 * @use once, first on the page, with an element of id `main` after it for its {@link SkipLink}.
 * @avoid for a screen's own title or actions, which belong to the page.
 * @do Pass in only what the page needs, in this order: {@link AccountLinks}, {@link BellButton}, {@link
 *   CartLink}.
 * @part {nav, button} Menu, or the links in its place
 * @part {a} Home: the brand mark
 * @part {div:has(> a + *) ~ div, header button} Account, bell and cart
 * @keyboard Tab: skip link, menu, home, links, language, account, bell, cart
 * @keyboard Enter: on the skip link, goes past the header
 * @reader The home link has the brand's name in both languages. The band is decorative.
 * @arabic Menu and home are at the inline start, the rest at the end. Brand mark and wordmarks are never
 *   mirrored.
 */
export function Header({
  brand,
  homeHref,
  onLocaleChange,
  menu,
  links,
  onThemeChange,
  isFullWidth,
  children,
}: HeaderProps) {
  const intl = useIntl();
  const Link = use(LinkContext);
  return (
    <S.Root>
      <SkipLink />
      <S.Row data-full={isFullWidth || undefined}>
        {links ? <S.Narrow>{menu}</S.Narrow> : menu}
        <S.Home as={Link} href={homeHref} aria-label={brand}>
          <BrandMark />
        </S.Home>
        {links && (
          <S.Links aria-label={intl.formatMessage({ id: 'ui.menuButton.menu' })}>
            {links.map(({ href, name, isCurrent }) => (
              <S.Page key={href} as={Link} href={href} aria-current={isCurrent ? 'page' : undefined}>
                {name}
              </S.Page>
            ))}
          </S.Links>
        )}
        <S.End>
          {onLocaleChange && (
            <S.Language data-in-menu={menu !== undefined || undefined}>
              <LanguageSwitch onLocaleChange={onLocaleChange} />
            </S.Language>
          )}
          {links && onThemeChange && (
            <S.Wide>
              <ThemeSwitch onThemeChange={onThemeChange} />
            </S.Wide>
          )}
          {children}
        </S.End>
      </S.Row>
      <S.Band />
    </S.Root>
  );
}
