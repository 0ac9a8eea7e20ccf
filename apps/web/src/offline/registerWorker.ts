/** Called once by a living page, where nobody waits for it: what the shop needs to go on without a line. */
import { brand } from '@zawadeh/domain';
import { clearStaleAccount } from '../backend/accountStorage.ts';
import { readBoot } from '../shell/boot.ts';
import { canPrefetch } from '../shell/canPrefetch.ts';
import { followPage } from './followPage.ts';
import type { BuildGone, PrecacheRequest, SkipWaiting } from '../lib/workerMessages.ts';

const WORKER = '/sw.js';
const A_MOMENT = 2_000;
/** A page that stays open for days asks for a new build when it is looked at. */
const LOOK_FOR_NEWS_EVERY = 3_600_000;
const RELOADED = `${brand.storagePrefix}-reloaded-for`;

export function registerWorker(): void {
  followPage(requestPrecache);
  clearStaleAccount();
  // In stories and on pretend data no server has drawn the page, and another worker answers there.
  if (!('serviceWorker' in navigator) || readBoot() === null) return;
  // Refused, or not there: the shop is as it was without it.
  whenIdle(() => void register().catch(() => {}));
}

/** Keeping fetches a great deal, and a page that waits for its rows looks idle too: it has a moment for itself first. */
function whenIdle(begin: () => void): void {
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(begin, { timeout: 10_000 }) : begin();
  const rest = () => setTimeout(idle, A_MOMENT);
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
}

let isNew = true;

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  isNew = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    isNew = false;
    requestPrecache();
  });
  serviceWorker.addEventListener('message', ({ data }) => recover((data as BuildGone).gone));
  const registration = await serviceWorker.register(WORKER);
  requestPrecache();
  hurry(registration);
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_FOR_NEWS_EVERY) return;
    lookedAt = Date.now();
    registration.update().catch(() => {});
  });
}

/** A busy browser may not notice that the worker before has nothing left to do. Asked again, it looks again. */
function hurry(registration: ServiceWorkerRegistration): void {
  const ask = () => {
    registration.waiting?.postMessage({ takeOver: true } satisfies SkipWaiting);
    if (registration.waiting) setTimeout(ask, A_MOMENT);
  };
  const follow = () =>
    registration.installing?.addEventListener('statechange', () => setTimeout(ask, A_MOMENT), { once: true });
  ask();
  // What was found before anybody listened is on its way already.
  follow();
  registration.addEventListener('updatefound', follow);
}

function requestPrecache(): void {
  navigator.serviceWorker?.controller?.postMessage({
    keep: document.documentElement.lang === 'ar' ? 'ar' : 'en',
    page: location.pathname,
    isFrugal: !canPrefetch(),
    isNew,
  } satisfies PrecacheRequest);
}

/** The page's build has left the server: its address shows the present one. Once for each file, or it would go on for ever. */
function recover(gone: string | undefined): void {
  try {
    if (gone === undefined || sessionStorage.getItem(RELOADED) === gone) return;
    sessionStorage.setItem(RELOADED, gone);
    location.reload();
  } catch {
    // Without a memory of it there is no safe second try; the page itself offers one.
  }
}
