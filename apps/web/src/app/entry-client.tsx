import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { pageAt } from './routes.tsx';
import { firstLocale, readBoot } from '../lib/boot.ts';
import { loadPage } from '../lib/page/loadPage.ts';
import { startState } from './startState.ts';
import { loadLanguage } from '../lib/messages/language.ts';
import { storedLocale, storedTheme } from '../lib/preferences.ts';
import { createStore, StoreProvider } from '../lib/store.ts';
import { themeAtom } from '../lib/theme.ts';

async function start(): Promise<void> {
  if (import.meta.env.VITE_MOCKS === '1') await (await import('./mocked.ts')).startMocks();
  const boot = readBoot();
  const first = firstLocale(boot);
  const locale = storedLocale() ?? first;
  const store = createStore();
  const [language] = await Promise.all([loadLanguage(locale), warmUpFormats()]);
  startState(store, language, boot);
  store.set(themeAtom, storedTheme());
  // Hydration begins when the page's code is here; a page that cannot be loaded shows its own error.
  await loadPage(store, pageAt(location.pathname)).catch(() => {});
  show(
    <StrictMode>
      <StoreProvider store={store}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </StoreProvider>
    </StrictMode>,
    boot !== null && locale === first,
  );
}

/** The first number format takes a phone fifty milliseconds, so it is created in a task of its own. */
const warmUpFormats = (): Promise<unknown> =>
  new Promise((resolve) => setTimeout(() => resolve(new Intl.NumberFormat())));

/** A page rendered in another language, or the empty offline page, is rendered from scratch instead of hydrated. */
function show(app: ReactNode, isRendered: boolean): void {
  const root = document.getElementById('root');
  if (!root) return;
  window.earlyPresses?.stop();
  if (isRendered && root.firstChild) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

void start()
  .then(() => import('../offline/registerWorker.ts'))
  .then(({ registerWorker }) => registerWorker());
