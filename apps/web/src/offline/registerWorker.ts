/** Registers the service worker, once after hydration. */
import { fieldsOf, brand } from '@zawadeh/domain';
import { clearStaleAccount } from '../lib/http/accountStorage.ts';
import { readBoot } from '../lib/boot.ts';
import { canPrefetch } from '../lib/canPrefetch.ts';
import { onReturn } from '../lib/onReturn.ts';
import { readSessionItem, writeSessionItem } from '../lib/storage.ts';
import { followPage } from './followPage.ts';
import type { PrecacheRequest, SkipWaiting } from '../lib/workerMessages.ts';

const WORKER = '/sw.js';
const DELAY_MS = 2_000;
/** A page that stays open for days checks for a new build when it is visible again. */
const UPDATE_CHECK_INTERVAL_MS = 3_600_000;
const RELOADED_KEY = `${brand.storagePrefix}-reloaded-for`;

export function registerWorker(): void {
  followPage(requestPrecache);
  clearStaleAccount();
  // In stories and with mocks no server has rendered the page, and the worker of the mocks answers.
  if (!('serviceWorker' in navigator) || readBoot() === null) return;
  // Without the worker the shop works online only.
  whenIdle(() => void register().catch(() => {}));
}

/** The worker fetches many files, and a page that waits for its rows looks idle too, so it gets some time first. */
function whenIdle(begin: () => void): void {
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(begin, { timeout: 10_000 }) : begin();
  const wait = () => setTimeout(idle, DELAY_MS);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

let isNew = true;

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  isNew = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    isNew = false;
    requestPrecache();
  });
  serviceWorker.addEventListener('message', ({ data }) => recover(fieldsOf(data).gone));
  const registration = await serviceWorker.register(WORKER);
  requestPrecache();
  activateWaiting(registration);
  let checkedAt = Date.now();
  onReturn(() => {
    if (Date.now() - checkedAt < UPDATE_CHECK_INTERVAL_MS) return;
    checkedAt = Date.now();
    registration.update().catch(() => {});
  });
}

/** A busy browser may not notice that the active worker is idle. A repeated message makes it check again. */
function activateWaiting(registration: ServiceWorkerRegistration): void {
  const requestTakeOver = () => {
    registration.waiting?.postMessage({ takeOver: true } satisfies SkipWaiting);
    if (registration.waiting) setTimeout(requestTakeOver, DELAY_MS);
  };
  const followInstall = () =>
    registration.installing?.addEventListener('statechange', () => setTimeout(requestTakeOver, DELAY_MS), {
      once: true,
    });
  requestTakeOver();
  // An update that was found before this listener is being installed already.
  followInstall();
  registration.addEventListener('updatefound', followInstall);
}

function requestPrecache(): void {
  navigator.serviceWorker?.controller?.postMessage({
    keep: document.documentElement.lang === 'ar' ? 'ar' : 'en',
    page: location.pathname,
    isFrugal: !canPrefetch(),
    isNew,
  } satisfies PrecacheRequest);
}

/** Reloads a page whose build has left the server. Once for each file, or it would reload in a loop. */
function recover(gone: unknown): void {
  if (typeof gone !== 'string' || readSessionItem(RELOADED_KEY) === gone) return;
  writeSessionItem(RELOADED_KEY, gone);
  // Where storage is denied, a second reload would not be prevented; the page itself offers one.
  if (readSessionItem(RELOADED_KEY) === gone) location.reload();
}
