/** Shows the wallet simulator in place of the app, in `npm run dev`. */
import { brand } from '@zawadeh/domain';
import { http, passthrough, type HttpHandler } from 'msw';

/**
 * Lets the navigation to the wallet pass to the dev server: answered by the previous page's handlers, the wallet would
 * be a page without mocks. The served page then fetches the wallet.
 */
export const walletPage: HttpHandler = http.get('*/wallet/:id', ({ request }) => {
  const isPage = request.headers.get('accept')?.includes('application/xhtml+xml');
  return isPage ? passthrough() : undefined;
});

export const isWalletPage = (): boolean => /^\/wallet\/\d+$/.test(location.pathname);

export async function showWallet(): Promise<void> {
  const response = await fetch(location.pathname, { headers: asPage() });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  document.documentElement.replaceWith(page.documentElement);
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event;
    if (submitter instanceof HTMLButtonElement) void press(submitter.value);
  });
}

/** Sends the language chosen in the shop or else the browser's, because a service worker knows neither. */
function asPage(): Record<string, string> {
  const chosen = localStorage.getItem(`${brand.storagePrefix}-locale`);
  const browserLanguage = navigator.languages.find((tag) => /^(?:ar|en)\b/i.test(tag));
  return { accept: 'text/html', 'accept-language': chosen ?? browserLanguage ?? 'en' };
}

/** Follows the wallet's redirect; compares paths because `redirected` is false for a service worker's response. */
async function press(choice: string): Promise<void> {
  const response = await fetch(location.pathname, {
    method: 'POST',
    body: new URLSearchParams({ do: choice }),
    headers: asPage(),
  });
  if (new URL(response.url).pathname !== location.pathname) location.replace(response.url);
  else await showWallet();
}
