import type { Device } from '@zawadeh/domain';
import { lazy, Suspense, use, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { useIsHydrated } from '../../lib/hydration/useIsHydrated.ts';
import { storedTheme } from '../../lib/preferences.ts';
import { useStore, type AppStore } from '../../lib/store.ts';
import { loadWords } from '../../lib/messages/language.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { themeAtom } from '../../lib/theme.ts';
import { counterOutbox, storedPhone, storedSunlight, type PairedPhone } from './counterStorage.ts';
import { counterWords } from './locales/words.ts';
import { courierWords } from './courier/locales/words.ts';
import { linkCodeIn } from './linkCode.ts';
import { PairedCounter } from './PairedCounter.tsx';
import { Notice } from './Notice.tsx';
import * as S from './CounterScreen.styles.ts';

/** Only once on each phone. */
const PairingView = lazy(async () => ({
  default: (await importWithRetry(() => import('./PairingView.tsx'))).PairingView,
}));

/** Phones at counters do not need it. */
const PairedCourier = lazy(async () => ({
  default: (await importWithRetry(() => import('./courier/PairedCourier.tsx'))).PairedCourier,
}));

/** The phone at a shop's counter, or a courier's: no account, no shop header. The server draws its empty page. */
export function Screen() {
  const isHydrated = useIsHydrated();
  const empty = <S.Page aria-busy="true" />;
  return isHydrated ? (
    <Suspense fallback={empty}>
      <CounterPage />
    </Suspense>
  ) : (
    empty
  );
}

function CounterPage() {
  const t = useMessage();
  const store = useStore();
  const [phone, setPhone] = useState<PairedPhone | null>(storedPhone);
  const kind = phone?.device.kind ?? 'counter';
  use(loadedPhone(store, kind));
  const [linkCode, setLinkCode] = useState(() => linkCodeIn(location.hash));
  useEffect(() => {
    store.set(themeAtom, storedSunlight() ? 'contrast' : storedTheme());
    return () => store.set(themeAtom, storedTheme());
  }, [store]);
  useEffect(() => {
    const onLink = () => setLinkCode(linkCodeIn(location.hash));
    window.addEventListener('hashchange', onLink);
    return () => window.removeEventListener('hashchange', onLink);
  }, []);
  const leaveLink = () => {
    history.replaceState(history.state, '', location.pathname);
    setLinkCode(null);
  };
  return (
    <S.Page>
      {linkCode !== null ? (
        <PairingView
          key={linkCode}
          code={linkCode}
          onPaired={() => {
            leaveLink();
            setPhone(storedPhone());
          }}
        />
      ) : phone ? (
        <>
          <OwnAddress kind={kind} />
          {kind === 'courier' ? (
            <PairedCourier key={phone.token} phone={phone} />
          ) : (
            <PairedCounter key={phone.token} phone={phone} />
          )}
        </>
      ) : (
        <Notice text={t('web.counter.askForLink')} />
      )}
    </S.Page>
  );
}

/** A phone is one thing; an old bookmark leads there too. */
function OwnAddress({ kind }: { kind: Device['kind'] }) {
  const { pathname } = useLocation();
  const own = `/${kind}`;
  return !pathname.startsWith(own) && <Navigate to={own} replace />;
}

const phones = new WeakMap<AppStore, Map<Device['kind'], Promise<void>>>();

/** The list must not show as waiting what was handed over and is not sent yet. A courier's phone has the words of a counter too. */
const loadPhone = (store: AppStore, kind: Device['kind']) =>
  Promise.all([
    loadWords(store, counterWords),
    kind === 'courier' && loadWords(store, courierWords),
    counterOutbox.load(),
  ]).then(() => {});

/** The same promise again, because React asks for it with every render until it is kept. */
function loadedPhone(store: AppStore, kind: Device['kind']): Promise<void> {
  const kinds = phones.get(store) ?? new Map<Device['kind'], Promise<void>>();
  phones.set(store, kinds);
  const loading = kinds.get(kind) ?? loadPhone(store, kind);
  kinds.set(kind, loading);
  loading.catch(() => kinds.delete(kind));
  return loading;
}
