import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether somebody has run `npm ci` themselves: npm keeps beside the packages what it has put there. */
export function isInstalledByHand(root) {
  const kept = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(kept)) return false;
  const present = packagesOf(kept);
  const asked = packagesOf(join(root, 'package-lock.json'));
  return (
    Object.keys(present).every((path) => path in asked) &&
    Object.entries(asked).every(([path, wanted]) => {
      // What is for another machine is left out.
      if (path === '' || (!(path in present) && wanted.optional)) return true;
      return isSame(present[path], wanted);
    })
  );
}

function packagesOf(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages ?? {};
}

function isSame(present, wanted) {
  return ['version', 'integrity', 'link'].every((field) => present?.[field] === wanted[field]);
}
