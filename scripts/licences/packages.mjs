/** The packages of the lockfiles, by use, with their licences. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCKED } from '../launcher/lockfiles.mjs';
import { root } from '../launcher/paths.mjs';

const lockIn = (folder) => JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8')).packages;

/** Sorted by name, without duplicates. */
export function packagesByUse() {
  const [whole, ...tools] = LOCKED.map(lockIn);
  const browser = listed(whole, reachedFrom(whole, 'apps/web'));
  const server = listed(whole, reachedFrom(whole, 'apps/server'));
  const shipped = new Set([...browser, ...server].map(keyOf));
  const all = unique([whole, ...tools].flatMap((lock) => listed(lock, Object.keys(lock))));
  return { browser, server, tools: all.filter((each) => !shipped.has(keyOf(each))) };
}

/** The transitive dependencies of a workspace. */
function reachedFrom(lock, workspace) {
  const reached = new Set();
  const visit = (place) => {
    if (reached.has(place)) return;
    reached.add(place);
    for (const name of neededBy(lock[place])) {
      const found = placeOf(lock, name, place);
      if (found) visit(lock[found].link ? lock[found].resolved : found);
    }
  };
  visit(workspace);
  return reached;
}

function neededBy({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Resolves a package as Node does: beside the importing one, then in each folder above. */
function placeOf(lock, name, importer) {
  for (let from = importer; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/')))) {
    const place = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
    if (lock[place]) return place;
    if (from === '') return null;
  }
}

function listed(lock, places) {
  const builds = buildsOf(lock);
  const found = [...places]
    .filter((place) => place.includes('node_modules/') && !lock[place].link && !builds.has(nameIn(place)))
    .map((place) => ({ name: nameIn(place), version: lock[place].version, licence: lock[place].license }));
  return unique(found);
}

/** Builds for one system, listed as part of their package unless they have another licence. */
function buildsOf(lock) {
  const forOneSystem = Object.entries(lock).filter(([, { os, cpu }]) => os || cpu);
  const parents = Object.values(lock).filter(({ optionalDependencies }) => optionalDependencies);
  const isPart = ([place, build]) =>
    parents.some(
      ({ optionalDependencies, license }) =>
        nameIn(place) in optionalDependencies && [undefined, license].includes(build.license),
    );
  return new Set(forOneSystem.filter(isPart).map(([place]) => nameIn(place)));
}

const nameIn = (place) => place.split('node_modules/').at(-1);

const keyOf = ({ name, version }) => `${name} ${version}`;

function unique(packages) {
  const byKey = new Map(packages.map((each) => [keyOf(each), each]));
  return [...byKey.values()].toSorted((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

const compare = (a, b) => (a < b ? -1 : Number(a > b));
