import { BackButton, Button, ErrorState, Text } from '@zawadeh/ui';
import { useEffect, useRef } from 'react';
import { useHydrationPlaceholder } from '../../lib/hydration/useHydrationPlaceholder.tsx';
import { paths } from '../../lib/paths.ts';
import { useStore } from '../../lib/store.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { saveReturnPath } from '../session/returnPath.ts';
import { retrySession } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { AlertList } from './AlertList.tsx';
import { AlertsSkeleton } from './AlertsSkeleton.tsx';
import { errorMessages } from './AlertsScreen.messages.ts';
import * as S from './AlertsScreen.styles.ts';

/** The bags that the user is told about. */
export function Screen() {
  const t = useMessage();
  const store = useStore();
  const session = useSession();
  const heading = useRef<HTMLDivElement>(null);
  const placeholder = useHydrationPlaceholder('session');
  if (session.status === 'signedOut') return <SignedOut isCertain />;
  const content = () => {
    if (session.status === 'signedIn') {
      // The pressed button goes with its row.
      const onStopped = () => heading.current?.querySelector('h1')?.focus();
      return <AlertList userId={session.profile.id} onStopped={onStopped} />;
    }
    if (session.status === 'unknown') return <AlertsSkeleton />;
    return <ErrorState message={t(errorMessages.server)} onRetry={() => void retrySession(store)} />;
  };
  const page = (
    <S.Root>
      <S.Head ref={heading}>
        <BackButton href={paths.profile} label={t('web.alerts.back')} />
        <Text look="h1" tabIndex={-1}>
          {t('web.alerts.title')}
        </Text>
      </S.Head>
      {content()}
    </S.Root>
  );
  return session.status === 'unknown' ? placeholder(<SignedOut />, page) : page;
}

/** The login page leads back here. */
function SignedOut({ isCertain = false }: { isCertain?: boolean }) {
  const t = useMessage();
  useEffect(() => {
    if (isCertain) saveReturnPath(paths.alerts);
  }, [isCertain]);
  return (
    <S.SignedOut>
      <Text look="h1" align="center">
        {t('web.alerts.signedOut')}
      </Text>
      <Button kind="primary" href={paths.login}>
        {t('web.alerts.login')}
      </Button>
    </S.SignedOut>
  );
}
