import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

// The other fields of a package.json (scripts, exports) do not change what npm installs.
const INSTALLED_FIELDS = [
  'name',
  'version',
  'bin',
  'workspaces',
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'overrides',
  'allowScripts',
];

export function installFingerprint(root) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  hash.update(readFileSync(join(root, 'package-lock.json')));
  const rootPackage = readPackage(root);
  hash.update(installedFields(rootPackage));
  for (const folder of workspaceFolders(root, rootPackage.workspaces ?? [])) {
    hash.update(`\n${folder}\n`).update(installedFields(readPackage(join(root, folder))));
  }
  hash.update(contentFingerprint(root, ['patches'], []));
  return hash.digest('hex');
}

export function contentFingerprint(root, paths, ignoredNames) {
  const hash = createHash('sha256');
  const add = (path) => hash.update(`\n${path}\n`).update(readFileSync(join(root, path)));
  const walk = (folder) => {
    for (const entry of sortedEntries(join(root, folder))) {
      if (ignoredNames.includes(entry.name)) continue;
      if (entry.isDirectory()) walk(`${folder}/${entry.name}`);
      else if (entry.isFile()) add(`${folder}/${entry.name}`);
    }
  };
  for (const path of paths.filter((each) => existsSync(join(root, each)))) {
    if (path.endsWith('.json')) add(path);
    else walk(path);
  }
  return hash.digest('hex');
}

function workspaceFolders(root, patterns) {
  return patterns
    .flatMap((pattern) => {
      if (!pattern.endsWith('/*')) return [pattern];
      const parent = pattern.slice(0, -2);
      return sortedEntries(join(root, parent)).map((entry) => `${parent}/${entry.name}`);
    })
    .filter((folder) => existsSync(join(root, folder, 'package.json')));
}

function sortedEntries(folder) {
  return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function readPackage(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function installedFields(contents) {
  return JSON.stringify(INSTALLED_FIELDS.map((field) => contents[field] ?? null));
}
