/** The wallet in the place of the app, in `npm run dev`. */
import { brand } from '@zawadeh/domain';
import { http, passthrough, type HttpHandler } from 'msw';

/**
 * The page that leads to the wallet would answer for it, and leave a page without mocks behind. So the dev server
 * answers, as it does for every page, and the wallet is asked for from there.
 */
export const walletPage: HttpHandler = http.get('*/wallet/:id', ({ request }) => {
  const isPage = request.headers.get('accept')?.includes('application/xhtml+xml');
  return isPage ? passthrough() : undefined;
});

export const isWalletPage = (): boolean => /^\/wallet\/\d+$/.test(location.pathname);

export async function showWallet(): Promise<void> {
  const answer = await fetch(location.pathname, { headers: asPage() });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.documentElement.replaceWith(page.documentElement);
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event;
    if (submitter instanceof HTMLButtonElement) void press(submitter.value);
  });
}

/** The language is what was chosen in the shop, or the browser's own: a worker hears neither of them by itself. */
function asPage(): Record<string, string> {
  const chosen = localStorage.getItem(`${brand.storagePrefix}-locale`);
  const spoken = navigator.languages.find((tag) => /^(?:ar|en)\b/i.test(tag));
  return { accept: 'text/html', 'accept-language': chosen ?? spoken ?? 'en' };
}

/** To wherever the wallet leads; `redirected` does not say so of what a service worker answered. */
async function press(wish: string): Promise<void> {
  const answer = await fetch(location.pathname, {
    method: 'POST',
    body: new URLSearchParams({ do: wish }),
    headers: asPage(),
  });
  if (new URL(answer.url).pathname !== location.pathname) location.replace(answer.url);
  else await showWallet();
}
