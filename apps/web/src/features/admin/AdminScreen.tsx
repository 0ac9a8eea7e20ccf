import { accessTo } from '@zawadeh/domain';
import { Button, ErrorState, Text } from '@zawadeh/ui';
import { useDeferredValue, useEffect } from 'react';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { cachedProfile } from '../session/cachedAccount.ts';
import { BrokenPage } from '../../lib/page/BrokenPage.tsx';
import { loadPage } from '../../lib/page/loadPage.ts';
import { PageView } from '../../lib/page/PageView.tsx';
import { useHydrationPlaceholder } from '../../lib/hydration/useHydrationPlaceholder.tsx';
import { retrySession } from '../session/session.ts';
import { useStore } from '../../lib/store.ts';
import { useSession } from '../session/useSession.ts';
import * as S from './AdminScreen.styles.ts';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { dashboard } from './sectionPages.ts';
import { paths } from '../../lib/paths.ts';

/** The entry to the dashboard: only an admin downloads the code behind it. */
export function Screen() {
  const t = useMessage();
  const store = useStore();
  const session = useSession();
  const placeholder = useHydrationPlaceholder('session');
  const profile = session.status === 'signedIn' ? session.profile : null;
  const isOpen = accessTo('admin', profile) === 'open';
  // A nested Suspense boundary would delay the dashboard after its code has arrived.
  const isDrawn = useDeferredValue(isOpen, false);
  useEffect(() => {
    // A cached admin profile most likely still holds: the dashboard loads while the session is checked.
    if (accessTo('admin', cachedProfile()) === 'open') loadPage(store, dashboard).catch(() => {});
  }, [store]);
  if (session.status === 'unknown') return placeholder(<NoAccess isSignedOut />, <DashboardSkeleton />);
  if (session.status === 'unreachable') {
    return (
      <S.FullPageMessage>
        <Text look="h1">{t('web.admin.title')}</Text>
        <ErrorState message={t('web.admin.unreachable')} onRetry={() => void retrySession(store)} />
      </S.FullPageMessage>
    );
  }
  if (!isOpen) return <NoAccess isSignedOut={profile === null} />;
  return <BrokenPage>{isDrawn ? <PageView page={dashboard} /> : <DashboardSkeleton />}</BrokenPage>;
}

function NoAccess({ isSignedOut }: { isSignedOut: boolean }) {
  const t = useMessage();
  return (
    <S.FullPageMessage>
      <Text look="h1" align="center">
        {t('web.admin.access')}
      </Text>
      <Text>{t('web.admin.noRight')}</Text>
      {isSignedOut && (
        <Button kind="primary" href={paths.login}>
          {t('web.admin.login')}
        </Button>
      )}
    </S.FullPageMessage>
  );
}
