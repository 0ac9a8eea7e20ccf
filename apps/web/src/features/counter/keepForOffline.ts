import { counterWords } from './locales/words.ts';
import { pairingWords } from './pairing/locales/words.ts';
import { takeBackWords } from '../takeBack/locales/words.ts';

/**
 * Customers do not need this page, so the worker does not fetch its files ahead: here everything that the page has loaded
 * goes through the worker, which keeps it, and so does what is needed after a language change or for the first scan.
 */
export async function keepForOffline(others: () => readonly Promise<unknown>[] = () => []): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.ready;
    await Promise.all([
      ...[counterWords, pairingWords, takeBackWords].flatMap(({ en, ar }) => [en(), ar()]),
      import('./CameraView.tsx'),
      import('./MoreMenu.tsx'),
      import('qr/decode.js'),
      ...others(),
    ]);
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const own = files.filter((file) => file.startsWith(`${location.origin}/assets/`));
    for (const file of new Set(own)) await fetch(file);
  } catch {
    // The next opening tries again.
  }
}
