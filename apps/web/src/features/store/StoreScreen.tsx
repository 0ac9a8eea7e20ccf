import { Button, ErrorState, Text } from '@zawadeh/ui';
import { useDeferredValue, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { BrokenPage } from '../../lib/page/BrokenPage.tsx';
import { loadPage } from '../../lib/page/loadPage.ts';
import { PageView } from '../../lib/page/PageView.tsx';
import { useHydrationPlaceholder } from '../../lib/hydration/useHydrationPlaceholder.tsx';
import { paths } from '../../lib/paths.ts';
import { useStore } from '../../lib/store.ts';
import { cachedProfile } from '../session/cachedAccount.ts';
import { saveReturnPath } from '../session/returnPath.ts';
import { retrySession } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { StoreMessage } from './StoreMessage.tsx';
import { StoreSkeleton } from './StoreSkeleton.tsx';
import { storeSpace } from './storeSpace.ts';

/** The entry to a shop's own space: only a signed-in user downloads the code behind it. */
export function Screen() {
  const t = useMessage();
  const store = useStore();
  const session = useSession();
  const placeholder = useHydrationPlaceholder('session');
  const isOpen = session.status === 'signedIn';
  // A nested Suspense boundary would delay the space after its code has arrived.
  const isDrawn = useDeferredValue(isOpen, false);
  useEffect(() => {
    // The session most likely still holds: the space loads while it is checked.
    if (cachedProfile()) loadPage(store, storeSpace).catch(() => {});
  }, [store]);
  if (session.status === 'unknown') return placeholder(<SignedOut />, <StoreSkeleton />);
  if (session.status === 'unreachable') {
    return (
      <StoreMessage title={t('web.store.title')}>
        <ErrorState message={t('web.store.unreachable')} onRetry={() => void retrySession(store)} />
      </StoreMessage>
    );
  }
  if (!isOpen) return <SignedOut isKnown />;
  return <BrokenPage>{isDrawn ? <PageView page={storeSpace} /> : <StoreSkeleton />}</BrokenPage>;
}

/** After the login the visitor comes back. */
function SignedOut({ isKnown = false }: { isKnown?: boolean }) {
  const t = useMessage();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isKnown) saveReturnPath(pathname + search);
  }, [isKnown, pathname, search]);
  return (
    <StoreMessage title={t('web.store.signIn')}>
      <Text tone="muted" align="center">
        {t('web.store.description')}
      </Text>
      <Button kind="primary" href={paths.login}>
        {t('web.admin.login')}
      </Button>
    </StoreMessage>
  );
}
