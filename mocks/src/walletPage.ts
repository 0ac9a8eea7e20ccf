/** The wallet in the place of the app. A page of its own never reaches the mocks, so its calls are made from here. */

export const isWalletPage = (): boolean => /^\/wallet\/\d+$/.test(location.pathname);

export async function showWallet(): Promise<void> {
  const answer = await fetch(location.pathname, { headers: { accept: 'text/html' } });
  document.documentElement.innerHTML = await answer.text();
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event;
    if (submitter instanceof HTMLButtonElement) void press(submitter.value);
  });
}

/** To wherever the wallet leads. */
async function press(wish: string): Promise<void> {
  const answer = await fetch(location.pathname, { method: 'POST', body: new URLSearchParams({ do: wish }) });
  if (answer.redirected) location.replace(answer.url);
  else await showWallet();
}
