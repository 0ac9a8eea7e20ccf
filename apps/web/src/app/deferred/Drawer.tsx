import { SideMenu } from '@zawadeh/ui';
import { useLocation } from 'react-router-dom';
import { shop } from '../../lib/shop.ts';
import { chatAddress, supportAtom } from '../../lib/support.ts';
import { switchLanguage } from '../../lib/messages/language.ts';
import { sessionAtom, signOut } from '../../features/session/session.ts';
import { useAtomValue, useStore } from '../../lib/store.ts';
import { switchTheme } from '../../lib/theme.ts';

interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

export function Drawer({ isOpen, onClose }: DrawerProps) {
  const store = useStore();
  const { pathname } = useLocation();
  const session = useAtomValue(sessionAtom);
  const support = useAtomValue(supportAtom);
  const viewer =
    session.status === 'signedIn'
      ? {
          role: session.profile.role,
          email: session.profile.email ?? '',
          runsShop: session.profile.runsShop,
        }
      : null;
  return (
    <SideMenu
      isOpen={isOpen}
      onClose={onClose}
      viewer={viewer}
      currentPath={pathname}
      provider={shop.provider}
      helpHref={support === null ? undefined : chatAddress(support)}
      onLocaleChange={(locale) => void switchLanguage(store, locale)}
      onThemeChange={(theme) => switchTheme(store, theme)}
      onSignOut={() => {
        onClose();
        void signOut(store);
      }}
    />
  );
}
