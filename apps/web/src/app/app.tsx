import { Button, UiProvider } from '@zawadeh/ui';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { pageAt } from './routes.tsx';
import { languageAtom, languageErrorAtom, switchLanguage } from '../lib/messages/language.ts';
import { useAtomValue, useStore } from '../lib/store.ts';
import { themeAtom } from '../lib/theme.ts';
import { postLoginNoticeAtom } from '../features/session/postLoginNotice.ts';
import * as S from '../lib/page/page.styles.ts';
import { AppEffects } from './AppEffects.tsx';
import { footerOf } from './FooterPlace.tsx';
import { BrokenPage } from '../lib/page/BrokenPage.tsx';
import { paths } from '../lib/paths.ts';
import { PageView } from '../lib/page/PageView.tsx';
import { usePageHead } from './pageHead.ts';
import { RouterLink } from './RouterLink.tsx';
import { ShopHeader } from './ShopHeader.tsx';
import { useArrival } from './useArrival.ts';

const Welcome = lazy(async () => ({ default: (await import('./Welcome.tsx')).Welcome }));

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
  const hasFooter = !page.isBare && !page.hasOwnFrame;
  usePageHead(page);
  useArrival();
  return (
    <>
      {page.isBare || <ShopHeader isFullWidth={page.hasOwnFrame} />}
      <S.Main
        id="main"
        tabIndex={-1}
        data-wide={page.isWide || undefined}
        data-footer={hasFooter || undefined}
      >
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
      {hasFooter && footerOf(pathname === paths.ourBags)}
    </>
  );
}
