import type { OwnStore } from '@zawadeh/domain';
import { ErrorState, LocalizedText, SectionTabs, Skeleton, Text } from '@zawadeh/ui';
import { useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import { keysOf } from '@zawadeh/domain';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { BrokenPage } from '../../lib/page/BrokenPage.tsx';
import { PageView } from '../../lib/page/PageView.tsx';
import { ScopeContext } from '../admin/scope.ts';
import { useSession } from '../session/useSession.ts';
import * as S from './StoreScreen.styles.ts';
import { storeSections, type StoreSectionId } from './storePages.ts';
import { useOwnStores } from './useOwnStores.ts';

/** A shop's own space: the sections of the dashboard for one shop. */
export function Screen() {
  const t = useMessage();
  const session = useSession();
  const stores = useOwnStores(session.status === 'signedIn' ? session.profile.id : '');
  const wanted = new URLSearchParams(useLocation().search).get('store');
  if (stores.value === null) {
    return (
      <S.FullPage>
        {stores.error ? (
          <ErrorState message={t('web.store.unreachable')} onRetry={stores.refetch} />
        ) : (
          <Skeleton />
        )}
      </S.FullPage>
    );
  }
  const store = stores.value.find(({ storeId }) => storeId === wanted) ?? stores.value[0];
  if (!store) {
    return (
      <S.FullPage>
        <Text look="h1">{t('web.store.noStore')}</Text>
        <Text>{t('web.store.noStoreSays')}</Text>
      </S.FullPage>
    );
  }
  return <Space key={store.storeId} store={store} />;
}

/** The sections that a role may open. */
const sectionsOf = ({ role }: OwnStore): StoreSectionId[] =>
  keysOf(storeSections).filter((id) => role === 'owner' || storeSections[id].role === 'staff');

function Space({ store }: { store: OwnStore }) {
  const t = useMessage();
  const wanted = new URLSearchParams(useLocation().search).get('section');
  const ids = sectionsOf(store);
  const current = ids.find((id) => id === wanted) ?? ids[0]!;
  /** The previous section stays until the next one has loaded. */
  const drawn = useDeferredValue(current);
  return (
    <ScopeContext value={{ kind: 'store', store }}>
      <header>
        <LocalizedText text={store.name} />
      </header>
      <SectionTabs
        label={t('web.store.sections')}
        sections={ids.map((id) => ({
          id,
          icon: storeSections[id].icon,
          label: t(storeSections[id].label),
          href: `/store?section=${id}&store=${store.storeId}`,
        }))}
        current={current}
      />
      <BrokenPage key={drawn}>
        <PageView page={storeSections[drawn].page} />
      </BrokenPage>
    </ScopeContext>
  );
}
