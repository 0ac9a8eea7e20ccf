import { Button, ErrorState, Text } from '@zawadeh/ui';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { BrokenPage } from '../../lib/page/BrokenPage.tsx';
import { PageView } from '../../lib/page/PageView.tsx';
import { useHydrationPlaceholder } from '../../lib/hydration/useHydrationPlaceholder.tsx';
import { paths } from '../../lib/paths.ts';
import { useStore } from '../../lib/store.ts';
import { retrySession } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import * as S from './StoreScreen.styles.ts';
import { storeSpace } from './storePages.ts';

/** The entry to a shop's own space: only a signed-in user downloads the code behind it. */
export function Screen() {
  const t = useMessage();
  const store = useStore();
  const session = useSession();
  const placeholder = useHydrationPlaceholder('session');
  if (session.status === 'unknown') return placeholder(<SignedOut />, <S.FullPage />);
  if (session.status === 'unreachable') {
    return (
      <S.FullPage>
        <Text look="h1">{t('web.store.title')}</Text>
        <ErrorState message={t('web.store.unreachable')} onRetry={() => void retrySession(store)} />
      </S.FullPage>
    );
  }
  if (session.status === 'signedOut') return <SignedOut />;
  return (
    <BrokenPage>
      <PageView page={storeSpace} />
    </BrokenPage>
  );
}

function SignedOut() {
  const t = useMessage();
  return (
    <S.FullPage>
      <Text look="h1" align="center">
        {t('web.store.signIn')}
      </Text>
      <Button kind="primary" href={paths.login}>
        {t('web.admin.login')}
      </Button>
    </S.FullPage>
  );
}
