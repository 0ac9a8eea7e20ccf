import { spawnSync } from 'node:child_process';
import { addPackages } from './apt.mjs';

const DEBIAN_PACKAGES = ['libnss3', 'libnspr4', 'libexpat1'];

export function missingLibraries(executablePath) {
  const { stdout } = spawnSync('ldd', [executablePath], { encoding: 'utf8' });
  return [...(stdout ?? '').matchAll(/^\s*(\S+) => not found/gm)].map(([, library]) => library);
}

export function addLibraries() {
  return addPackages("the browser's system libraries", DEBIAN_PACKAGES);
}

export function librariesSentence(libraries) {
  return (
    `The browser for tests lacks ${libraries.join(', ')} on this machine: ` +
    `install them (on Debian or Ubuntu: sudo apt-get install ${DEBIAN_PACKAGES.join(' ')}).`
  );
}
