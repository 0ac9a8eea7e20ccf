import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { withProgress } from './progress.mjs';
import { ended } from './processes.mjs';

const DEBIAN_PACKAGES = ['libnss3', 'libnspr4', 'libexpat1'];

export function missingLibraries(executablePath) {
  const { stdout } = spawnSync('ldd', [executablePath], { encoding: 'utf8' });
  return [...(stdout ?? '').matchAll(/^\s*(\S+) => not found/gm)].map(([, library]) => library);
}

export function canAddLibraries() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

export async function addLibraries() {
  const install = ['install', '-y', '--no-install-recommends', ...DEBIAN_PACKAGES];
  await withProgress("Installing the browser's system libraries", async () => {
    // A fresh container has no package lists yet; a machine in use need not wait for new ones.
    if ((await aptGet(install)) === 0) return;
    await aptGet(['update']);
    await aptGet(install);
  });
}

export function librariesSentence(libraries) {
  return (
    `The browser for tests lacks ${libraries.join(', ')} on this machine: ` +
    `install them (on Debian or Ubuntu: sudo apt-get install ${DEBIAN_PACKAGES.join(' ')}).`
  );
}

function aptGet(args) {
  return ended(
    spawn('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }),
  );
}
