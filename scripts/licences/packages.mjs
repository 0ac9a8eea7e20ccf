/** Which packages there are, for whom, and under which licence, as the lockfiles say it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCKED } from '../launcher/lockfiles.mjs';
import { root } from '../launcher/paths.mjs';

const lockIn = (folder) => JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8')).packages;

/** Sorted by name; each once, whatever number of places it stands in. */
export function packagesByUse() {
  const [whole, ...tools] = LOCKED.map(lockIn);
  const browser = listed(whole, reachedFrom(whole, 'apps/web'));
  const server = listed(whole, reachedFrom(whole, 'apps/server'));
  const shipped = new Set([...browser, ...server].map(keyOf));
  const all = unique([whole, ...tools].flatMap((lock) => listed(lock, Object.keys(lock))));
  return { browser, server, tools: all.filter((each) => !shipped.has(keyOf(each))) };
}

/** What a room needs to run, and what that needs in turn. */
function reachedFrom(lock, room) {
  const reached = new Set();
  const visit = (place) => {
    if (reached.has(place)) return;
    reached.add(place);
    for (const name of neededBy(lock[place])) {
      const found = placeOf(lock, name, place);
      if (found) visit(lock[found].link ? lock[found].resolved : found);
    }
  };
  visit(room);
  return reached;
}

function neededBy({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** As Node looks for it: beside whoever asks, then further and further up. */
function placeOf(lock, name, asker) {
  for (let from = asker; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/')))) {
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

/** A build for one system is a part of what takes it, and is not listed where it says no licence of its own. */
function buildsOf(lock) {
  const forOneSystem = Object.entries(lock).filter(([, { os, cpu }]) => os || cpu);
  const takers = Object.values(lock).filter(({ optionalDependencies }) => optionalDependencies);
  const isPart = ([place, build]) =>
    takers.some(
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
