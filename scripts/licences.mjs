/** Writes the packages of the lockfiles with their licences into docs/licences.md: `node scripts/licences.mjs`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './launcher/paths.mjs';

const PAGE = join(root, 'docs/licences.md');

/** The folders with a lockfile: the root, and the tools of single tasks. */
export const LOCKED = ['.', 'scripts/bench', 'scripts/postgres'];

const FOR_ALL = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Unlicense',
];
/** Their conditions apply to distributing modified copies or data, which the project does with no tool. */
const FOR_TOOLS = ['BlueOak-1.0.0', 'CC-BY-4.0', 'CC0-1.0', 'MPL-2.0', 'Python-2.0'];

const SECTIONS = [
  { use: 'browser', title: 'What browsers receive', about: 'Or a part of it: the build takes what is used.' },
  { use: 'server', title: 'What the server runs', about: 'What an image of `Dockerfile` has in it.' },
  { use: 'tools', title: 'What only builds and tests', about: 'None of it leaves the machine it works on.' },
];

/** One allowed alternative of an OR expression is enough; any other expression needs a manual decision. */
export function isAllowed(licence, use) {
  const list = use === 'tools' ? [...FOR_ALL, ...FOR_TOOLS] : FOR_ALL;
  const offered = (licence ?? '').replace(/^\((.*)\)$/, '$1').split(' OR ');
  return offered.some((each) => list.includes(each));
}

/** The entries of packages from a registry, without the workspaces. */
export function lockedPackages(folder) {
  return Object.entries(lockIn(folder)).flatMap(([place, { link, ...locked }]) =>
    place.includes('node_modules/') && !link
      ? [{ ...locked, place, name: place.split('node_modules/').at(-1) }]
      : [],
  );
}

const lockIn = (folder) => JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8')).packages;

export function packagesByUse() {
  const locked = lockedPackages('.');
  const [browser, server] = ['apps/web', 'apps/server'].map((workspace) => {
    const reached = reachedFrom(lockIn('.'), workspace);
    return listed(locked.filter(({ place }) => reached.has(place)));
  });
  const shipped = [...browser, ...server].map(nameAndVersion);
  const all = listed(LOCKED.flatMap(lockedPackages));
  return { browser, server, tools: all.filter((each) => !shipped.includes(nameAndVersion(each))) };
}

const compare = (one, other) => (one < other ? -1 : 1);

const nameAndVersion = ({ name, version }) => `${name} ${version}`;

/** Sorted and without duplicates. Builds for one system belong to the package that takes them. */
function listed(packages) {
  const byName = new Map(
    packages.filter(({ os, cpu }) => !os && !cpu).map((each) => [nameAndVersion(each), each]),
  );
  return [...byName.keys()].toSorted(compare).map((key) => byName.get(key));
}

/** The places of a workspace's dependencies, and of theirs. */
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

/** The text before the lists is written by hand. */
export function licencePage() {
  const [head] = readFileSync(PAGE, 'utf8').split(`## ${SECTIONS[0].title}`);
  const packages = packagesByUse();
  const sections = SECTIONS.map(
    ({ use, title, about }) => `## ${title}\n\n${about}\n\n${groupsOf(packages[use]).join('\n')}`,
  );
  return head + sections.join('\n');
}

function groupsOf(packages) {
  const licences = [...new Set(packages.map(({ license }) => license))].toSorted(compare);
  return licences.map((licence) => {
    const own = packages.filter(({ license }) => license === licence);
    return `### ${licence}\n\n${own.map((each) => `- ${nameAndVersion(each)}\n`).join('')}`;
  });
}

if (process.argv[1] === import.meta.filename) writeFileSync(PAGE, licencePage());
