import { accessTo } from '@zawadeh/domain';
import { Button, ErrorState, Text } from '@zawadeh/ui';
import { useDeferredValue, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { keptProfile } from '../../backend/keptAccount.ts';
import { BrokenPage } from '../../shell/BrokenPage.tsx';
import { loadPage } from '../../shell/loadPage.ts';
import { PageView } from '../../shell/PageView.tsx';
import { useGuess } from '../../shell/useGuess.tsx';
import { askAgain } from '../../state/session.ts';
import { useStore } from '../../state/store.ts';
import { useSession } from '../../state/useSession.ts';
import { messages } from './AdminScreen.messages.ts';
import * as S from './AdminScreen.styles.ts';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { dashboard } from './dashboardPage.ts';

/** The door of the dashboard: nobody but an admin downloads what is behind it. */
export function Screen() {
  const intl = useIntl();
  const store = useStore();
  const session = useSession();
  const guess = useGuess('session');
  const profile = session.status === 'signedIn' ? session.profile : null;
  const isOpen = accessTo('admin', profile) === 'open';
  // What is fetched meanwhile appears when it is there; a Suspense of its own would hold it back for a while.
  const isDrawn = useDeferredValue(isOpen, false);
  useEffect(() => {
    // Whoever was an admin at the last look most likely still is: the dashboard comes while the server is asked.
    if (accessTo('admin', keptProfile()) === 'open') loadPage(store, dashboard).catch(() => {});
  }, [store]);
  if (session.status === 'unknown') return guess(<NoAccess isSignedOut />, <DashboardSkeleton />);
  if (session.status === 'unreachable') {
    return (
      <S.Instead>
        <Text look="h1">{intl.formatMessage({ id: 'web.admin.title' })}</Text>
        <ErrorState
          message={intl.formatMessage({ id: messages.unreachable })}
          onRetry={() => void askAgain(store)}
        />
      </S.Instead>
    );
  }
  if (!isOpen) return <NoAccess isSignedOut={profile === null} />;
  return <BrokenPage>{isDrawn ? <PageView page={dashboard} /> : <DashboardSkeleton />}</BrokenPage>;
}

function NoAccess({ isSignedOut }: { isSignedOut: boolean }) {
  const intl = useIntl();
  return (
    <S.Instead>
      <Text look="h1" align="center">
        {intl.formatMessage({ id: messages.access })}
      </Text>
      <Text>{intl.formatMessage({ id: messages.noRight })}</Text>
      {isSignedOut && (
        <Button kind="primary" href="/login">
          {intl.formatMessage({ id: messages.login })}
        </Button>
      )}
    </S.Instead>
  );
}
