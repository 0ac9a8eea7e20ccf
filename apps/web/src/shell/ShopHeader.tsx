import { brand } from '@zawadeh/domain';
import { AccountLinks, BellButton, CartLink, Header, MenuButton } from '@zawadeh/ui';
import { lazy, Suspense, useState } from 'react';
import { cartCountAtom, unreadAtom } from '../state/counts.ts';
import { switchLanguage } from '../state/language.ts';
import { sessionAtom, signOut } from '../state/session.ts';
import { useAtomValue, useStore } from '../state/store.ts';

const Drawer = lazy(async () => ({ default: (await import('./Drawer.tsx')).Drawer }));
const News = lazy(async () => ({ default: (await import('./News.tsx')).News }));

/** The same on every page. What opens from it comes when it is asked for. */
export function ShopHeader() {
  const store = useStore();
  const count = useAtomValue(cartCountAtom);
  const unread = useAtomValue(unreadAtom) ?? 0;
  const session = useAtomValue(sessionAtom);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [wasMenuOpened, setMenuOpened] = useState(false);
  const [isNewsOpen, setNewsOpen] = useState(false);

  const openMenu = () => {
    setMenuOpened(true);
    setMenuOpen(true);
  };
  const viewer = session.status === 'signedIn' ? { email: session.profile.email ?? '' } : null;
  return (
    <>
      <Header
        brand={`${brand.name.en} ${brand.name.ar}`}
        homeHref="/"
        onLocaleChange={(locale) => void switchLanguage(store, locale)}
        menu={<MenuButton isOpen={isMenuOpen} onPress={openMenu} />}
      >
        <AccountLinks viewer={viewer} loginHref="/login" onSignOut={() => void signOut(store)} />
        <BellButton count={unread} isOpen={isNewsOpen} onPress={() => setNewsOpen(true)} />
        <CartLink href="/cart" {...(count !== null && { count })} />
      </Header>
      <Suspense fallback={null}>
        {wasMenuOpened && <Drawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />}
        {isNewsOpen && <News onClose={() => setNewsOpen(false)} />}
      </Suspense>
    </>
  );
}
