import type { Locale, Role } from '@zawadeh/domain';
import { use, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { ThemeSwitch } from '../../controls/ThemeSwitch/ThemeSwitch.tsx';
import { BrandMark } from '../../foundations/BrandMark/BrandMark.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { bellPlusIcon } from '../../foundations/Icon/bellIcons.ts';
import { whatsappIcon } from '../../foundations/Icon/frameIcons.ts';
import { type IconDrawing } from '../../foundations/Icon/icons.ts';
import {
  dashboardIcon,
  homeIcon,
  howIcon,
  loginIcon,
  logoutIcon,
  userIcon,
  walletIcon,
} from '../../foundations/Icon/menuIcons.ts';
import { bagIcon } from '../../foundations/Icon/orderIcons.ts';
import { closeIcon, storeIcon } from '../../foundations/Icon/shelfIcons.ts';
import { LinkContext } from '../../provider/contexts.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import * as S from './SideMenu.styles.ts';

export interface SideMenuContentProps {
  /** Called by the close button, Escape, a press outside, or a chosen link. */
  onClose: () => void;
  /** The signed-in user; null without a session. */
  viewer: { role: Role; email: string; runsShop?: boolean } | null;
  /** The path of the current page. */
  currentPath: string;
  /** The payment provider's name without the word "Money". */
  provider: string;
  /** The chat with the people who help; without it there is no such link. */
  helpHref?: string | undefined;
  /** Called with the chosen language. */
  onLocaleChange: (locale: Locale) => void;
  /** Without it the theme switch is not shown. */
  onThemeChange?: (theme: 'light' | 'dark') => void;
  /** Called by Sign Out. */
  onSignOut: () => void;
}

/** The content of the sheet. */
export function SideMenuContent({
  onClose,
  viewer,
  currentPath,
  provider,
  helpHref,
  ...doing
}: SideMenuContentProps) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const way = (href: string, icon: IconDrawing, name: ReactNode) => (
    <Way {...{ href, icon, onClose }} isCurrent={href === currentPath}>
      {name}
    </Way>
  );
  const money = (
    <span>
      <bdi lang="en" dir="ltr">{`${provider} Money`}</bdi>
    </span>
  );
  return (
    <S.Root>
      <S.Top>
        <S.Brand>
          <BrandMark kind="full" />
        </S.Brand>
        <IconButton label={say('ui.sideMenu.close')} onPress={onClose}>
          <Icon of={closeIcon} />
        </IconButton>
      </S.Top>
      <S.Band />
      <nav aria-label={say('ui.menuButton.menu')}>
        <S.Ways>
          {way('/', homeIcon, say('ui.sideMenu.home'))}
          {way('/our-bags', bagIcon, say('ui.sideMenu.explore'))}
          {way('/payment-method', walletIcon, money)}
          {way('/about', howIcon, say('ui.sideMenu.how'))}
          {viewer && way('/profile', userIcon, say('ui.sideMenu.profile'))}
          {viewer && way('/alerts', bellPlusIcon, say('ui.sideMenu.alerts'))}
          {viewer?.runsShop && way('/store', storeIcon, say('ui.sideMenu.store'))}
          {viewer?.role === 'admin' && way('/admin', dashboardIcon, say('ui.sideMenu.dashboard'))}
          {helpHref !== undefined && (
            <li>
              <S.Way href={helpHref} target="_blank" rel="noreferrer">
                <Icon of={whatsappIcon} />
                {say('ui.sideMenu.help')}
              </S.Way>
            </li>
          )}
        </S.Ways>
      </nav>
      <S.Foot>
        <LanguageChoice onLocaleChange={doing.onLocaleChange} />
        {viewer && (
          <S.Email dir="ltr" translate="no">
            {viewer.email}
          </S.Email>
        )}
        <S.LastRow>
          {viewer ? (
            <S.Way as="button" type="button" onClick={doing.onSignOut}>
              <Icon of={logoutIcon} />
              {say('ui.accountLinks.signOut')}
            </S.Way>
          ) : (
            <Way
              href="/login"
              icon={loginIcon}
              isCurrent={currentPath === '/login'}
              onClose={onClose}
              as="div"
            >
              {say('ui.accountLinks.login')}
            </Way>
          )}
          {doing.onThemeChange && <ThemeSwitch onThemeChange={doing.onThemeChange} />}
        </S.LastRow>
      </S.Foot>
    </S.Root>
  );
}

interface WayProps {
  href: string;
  icon: IconDrawing;
  isCurrent: boolean;
  onClose: () => void;
  as?: 'li' | 'div';
  children: ReactNode;
}

function Way({ href, icon, isCurrent, onClose, as: Element = 'li', children }: WayProps) {
  const Link = use(LinkContext);
  return (
    <Element>
      <S.Way as={Link} href={href} aria-current={isCurrent ? 'page' : undefined} onClick={onClose}>
        <Icon of={icon} />
        {children}
      </S.Way>
    </Element>
  );
}
