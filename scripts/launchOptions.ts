import { statfsSync } from 'node:fs';

/** Memory that two browsers share with their pages at most; containers often have 64 MB. */
const ENOUGH_SHARED_MEMORY = 1_000_000_000;

/** How the tests start Chromium. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    // Compiling and collecting garbage beside a page that lives for seconds takes a third more processor time.
    '--js-flags=--single-threaded',
  ],
  // Without shared memory Chromium writes files, which takes a tenth more.
  ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
};

function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > ENOUGH_SHARED_MEMORY;
  } catch {
    return false;
  }
}
