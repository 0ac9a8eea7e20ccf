import { Button, UiProvider } from '@zawadeh/ui';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { pageAt } from './routes.tsx';
import { languageAtom, languageErrorAtom, switchLanguage } from './state/language.ts';
import { useAtomValue, useStore } from './lib/store.ts';
import { themeAtom } from './state/theme.ts';
import { postLoginNoticeAtom } from './state/postLoginNotice.ts';
import * as S from './features/page/page.styles.ts';
import { AppEffects } from './shell/AppEffects.tsx';
import { BrokenPage } from './features/page/BrokenPage.tsx';
import { PageView } from './features/page/PageView.tsx';
import { usePageHead } from './shell/pageHead.ts';
import { RouterLink } from './shell/RouterLink.tsx';
import { ShopHeader } from './shell/ShopHeader.tsx';
import { useArrival } from './shell/useArrival.ts';

const Welcome = lazy(async () => ({ default: (await import('./shell/Welcome.tsx')).Welcome }));

export function App() {
  const language = useAtomValue(languageAtom);
  const theme = useAtomValue(themeAtom);
  if (!language) return null;
  return (
    <UiProvider language={language} theme={theme} link={RouterLink}>
      <Shell />
    </UiProvider>
  );
}

function Shell() {
  const intl = useIntl();
  const store = useStore();
  const { pathname } = useLocation();
  const wantedLanguage = useAtomValue(languageErrorAtom);
  const isWelcome = useAtomValue(postLoginNoticeAtom) !== null;
  const page = pageAt(pathname);
  usePageHead(page);
  useArrival();
  return (
    <>
      {page.isBare || <ShopHeader />}
      <S.Main id="main" tabIndex={-1} data-wide={page.isWide || undefined}>
        {wantedLanguage && (
          <S.Apology role="alert">
            <p>{intl.formatMessage({ id: 'web.language.failed' })}</p>
            <Button onPress={() => void switchLanguage(store, wantedLanguage)}>
              {intl.formatMessage({ id: 'ui.errorState.retry' })}
            </Button>
          </S.Apology>
        )}
        {isWelcome && (
          <Suspense fallback={null}>
            <Welcome />
          </Suspense>
        )}
        {/* Outside the key: only a boundary that stays mounted keeps the last page visible while the next one loads. */}
        <Suspense fallback={null}>
          <BrokenPage key={pathname}>
            <PageView page={page} />
          </BrokenPage>
          {page.isBare || <AppEffects />}
        </Suspense>
      </S.Main>
    </>
  );
}
