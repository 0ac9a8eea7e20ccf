import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether `npm ci` was run by hand: npm lists the installed packages in `node_modules/.package-lock.json`. */
export function isInstalledByHand(root) {
  const installedFile = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const installed = packagesOf(installedFile);
  const locked = packagesOf(join(root, 'package-lock.json'));
  return (
    Object.keys(installed).every((path) => path in locked) &&
    Object.entries(locked).every(([path, wanted]) => {
      // npm skips optional packages for other systems.
      if (path === '' || (!(path in installed) && wanted.optional)) return true;
      return isSame(installed[path], wanted);
    })
  );
}

function packagesOf(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages ?? {};
}

function isSame(installed, wanted) {
  return ['version', 'integrity', 'link'].every((field) => installed?.[field] === wanted[field]);
}
