import { keysOf, type OwnStore } from '@zawadeh/domain';
import { formatCount, Icon, LinkContext, scanIcon, SectionTabs } from '@zawadeh/ui';
import { use, useDeferredValue, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { BrokenPage } from '../../lib/page/BrokenPage.tsx';
import { PageView } from '../../lib/page/PageView.tsx';
import { writeItem } from '../../lib/storage.ts';
import { storedPhone } from '../counter/counterStorage.ts';
import { ScopeContext } from '../admin/scope.ts';
import { useFocusHeading } from '../admin/useFocusHeading.ts';
import { BottomBar } from './BottomBar.tsx';
import { LAST_STORE_KEY, storeAddress } from './storeAddress.ts';
import { StoreHeader } from './StoreHeader.tsx';
import { storeSections, welcomePage, type StoreSectionId } from './storePages.ts';
import * as S from './StoreScreen.styles.ts';
import { SectionSkeleton } from './StoreSkeleton.tsx';
import { StoreChoice } from './StoreChoice.tsx';
import { StoreName } from './StoreName.tsx';
import { StorePicture } from './StorePicture.tsx';
import { useOpenHere } from './useOpenHere.ts';
import { useStoreCounts } from './useStoreCounts.ts';
import { isWelcomeOver, SETUP_STEPS } from './welcome/setup.ts';

/** The sections that a role may open. */
const sectionsOf = ({ role }: OwnStore): StoreSectionId[] =>
  keysOf(storeSections).filter((id) => role === 'owner' || storeSections[id].role === 'staff');

/** The steps of the welcome lead into these sections. */
const HAS_EVERY_STEP = Object.values(SETUP_STEPS).every((id) => Object.hasOwn(storeSections, id));

interface StoreFrameProps {
  store: OwnStore;
  /** All that the account runs. */
  stores: readonly OwnStore[];
}

/** What stands around each section: the green top and bottom of a phone, the green side of a desktop. */
export function StoreFrame({ store, stores }: StoreFrameProps) {
  const t = useMessage();
  const Link = use(LinkContext);
  const wanted = new URLSearchParams(useLocation().search).get('section');
  const [hasScanner] = useState(() => storedPhone()?.device.kind === 'counter');
  const ids = sectionsOf(store);
  const current = ids.find((id) => id === wanted) ?? ids[0]!;
  const [isNew] = useState(() => store.role === 'owner' && HAS_EVERY_STEP && !isWelcomeOver(store.storeId));
  const target = isNew && wanted === null ? 'welcome' : current;
  /** The previous section stays until the next one has loaded; at first there is none. */
  const drawn = useDeferredValue<typeof target | null>(target, null);
  const [isChoosing, setChoosing] = useOpenHere();
  useFocusHeading(drawn ?? target);
  useEffect(() => writeItem(LAST_STORE_KEY, store.storeId), [store.storeId]);
  const name = <StoreName name={store.name} onPress={stores.length > 1 ? () => setChoosing(true) : null} />;
  const counts = useStoreCounts(store.storeId, current);
  const countOf = (id: StoreSectionId) => {
    const count = id === 'bags' || id === 'money' ? counts[id] : 0;
    const label = id === 'money' ? 'web.store.money.waiting' : 'web.store.bags.waiting';
    return count > 0 && { count: { shown: formatCount(count), label: t(label, { count }) } };
  };
  const sections = ids.map((id) => ({
    id,
    ...countOf(id),
    icon: storeSections[id].icon,
    label: t(storeSections[id].label),
    href: storeAddress(store.storeId, id),
  }));
  return (
    <ScopeContext value={{ kind: 'store', store }}>
      <S.Space>
        <StoreHeader
          title={name}
          action={
            hasScanner && (
              <S.Scanner as={Link} href="/counter" aria-label={t('web.store.scan')}>
                <Icon of={scanIcon} />
              </S.Scanner>
            )
          }
        />
        <S.Side>
          <S.Sticky>
            <S.SideShop>
              <StorePicture store={store} />
              <div>
                {name}
                <S.SideNote>
                  {stores.length > 1
                    ? t('web.store.oneOf', { count: stores.length })
                    : t(store.role === 'owner' ? 'web.store.owner' : 'web.store.staff')}
                </S.SideNote>
              </div>
            </S.SideShop>
            <SectionTabs label={t('web.store.sections')} sections={sections} current={current} />
          </S.Sticky>
        </S.Side>
        <S.Section>
          <BrokenPage key={drawn}>
            {drawn === 'welcome' ? (
              <PageView page={welcomePage} />
            ) : drawn === null || !ids.includes(drawn) ? (
              <SectionSkeleton />
            ) : (
              <PageView page={storeSections[drawn].page} />
            )}
          </BrokenPage>
        </S.Section>
        <BottomBar store={store} sections={sections} current={current} />
        <StoreChoice store={store} stores={stores} isOpen={isChoosing} onClose={() => setChoosing(false)} />
      </S.Space>
    </ScopeContext>
  );
}
