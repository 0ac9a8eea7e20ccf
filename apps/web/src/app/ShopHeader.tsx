import { brand } from '@zawadeh/domain';
import { AccountLinks, BellButton, CartLink, Header, MenuButton } from '@zawadeh/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { cartCountAtom, unreadAtom } from '../lib/counts.ts';
import { switchLanguage } from '../lib/messages/language.ts';
import { useMessage } from '../lib/messages/useMessage.ts';
import { sessionAtom, signOut } from '../features/session/session.ts';
import { useAtomValue, useStore } from '../lib/store.ts';
import { switchTheme } from '../lib/theme.ts';
import { fetchPanels, globalOverlaysAtom, panelsAtom } from './deferredParts.ts';
import { paths } from '../lib/paths.ts';

interface ShopHeaderProps {
  isFullWidth?: boolean | undefined;
}

/** The same on every page. Its panels are loaded when they are opened. */
export function ShopHeader({ isFullWidth }: ShopHeaderProps) {
  const t = useMessage();
  const store = useStore();
  const { pathname, search } = useLocation();
  const count = useAtomValue(cartCountAtom);
  const unread = useAtomValue(unreadAtom) ?? 0;
  const session = useAtomValue(sessionAtom);
  const overlays = useAtomValue(globalOverlaysAtom);
  const panels = useAtomValue(panelsAtom);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isBellPanelOpen, setBellPanelOpen] = useState(false);

  /** The panel opens when it is loaded. */
  const open = (setOpen: (isOpen: boolean) => void) => () => {
    setOpen(true);
    void fetchPanels(store);
  };
  const isAdmin = session.status === 'signedIn' && session.profile.role === 'admin';
  const viewer = session.status === 'signedIn' ? { email: session.profile.email ?? '' } : null;
  const address = pathname + search === paths.map ? paths.map : pathname;
  const links = [
    { href: paths.ourBags, name: t('web.nav.bags') },
    { href: paths.map, name: t('web.nav.map') },
    ...(viewer ? [{ href: paths.profile, name: t('web.nav.orders') }] : []),
    ...(isAdmin ? [{ href: paths.admin, name: t('web.nav.dashboard') }] : []),
    { href: paths.about, name: t('web.nav.how') },
  ].map((link) => ({ ...link, isCurrent: link.href === address }));
  return (
    <>
      <Header
        brand={`${brand.name.en} ${brand.name.ar}`}
        homeHref={paths.landing}
        onLocaleChange={(locale) => void switchLanguage(store, locale)}
        menu={<MenuButton isOpen={isMenuOpen} onPress={open(setMenuOpen)} />}
        links={links}
        onThemeChange={(theme) => switchTheme(store, theme)}
        isFullWidth={isFullWidth}
      >
        <AccountLinks viewer={viewer} loginHref={paths.login} onSignOut={() => void signOut(store)} />
        <BellButton count={unread} isOpen={isBellPanelOpen} onPress={open(setBellPanelOpen)} />
        <CartLink href={paths.cart} {...(count !== null && { count })} />
      </Header>
      {panels && (
        <>
          <panels.Drawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
          {isBellPanelOpen && <panels.BellPanel onClose={() => setBellPanelOpen(false)} />}
        </>
      )}
      {overlays && <overlays.GlobalOverlays />}
    </>
  );
}
