import { brand } from '@zawadeh/domain';
import { ErrorState, Header, UiProvider, type LinkComponent } from '@zawadeh/ui';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Link, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { notFound, pageAt, pages, redirects } from './routes.tsx';
import { startClock } from './state/clock.ts';
import { languageAtom, languageTroubleAtom, switchLanguage } from './state/language.ts';
import { useAtomValue, useStore } from './state/store.ts';
import { switchTheme, themeAtom } from './state/theme.ts';
import * as S from './app.styles.ts';
import { BrokenPage } from './shell/BrokenPage.tsx';
import { usePageHead } from './shell/pageHead.ts';

const RouterLink: LinkComponent = ({ href, ...props }) => <Link to={href} {...props} />;

export function App() {
  const language = useAtomValue(languageAtom);
  const theme = useAtomValue(themeAtom);
  const store = useStore();
  useEffect(() => startClock(store), [store]);
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
  const wantedLanguage = useAtomValue(languageTroubleAtom);
  usePageHead(pageAt(pathname));
  return (
    <>
      <Header
        brand={`${brand.name.en} ${brand.name.ar}`}
        homeHref="/"
        onLocaleChange={(locale) => void switchLanguage(store, locale)}
        onThemeChange={(theme) => switchTheme(store, theme)}
      />
      <S.Main id="main" tabIndex={-1}>
        {wantedLanguage && (
          <ErrorState
            message={intl.formatMessage({ id: 'web.language.failed' })}
            onRetry={() => void switchLanguage(store, wantedLanguage)}
          />
        )}
        <BrokenPage key={pathname}>
          <Routes>
            {Object.entries(redirects).map(([path, to]) => (
              <Route key={path} path={path} element={<Navigate replace to={to} />} />
            ))}
            {Object.entries(pages).map(([path, { Screen }]) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
            <Route path="*" element={<notFound.Screen />} />
          </Routes>
        </BrokenPage>
      </S.Main>
    </>
  );
}
