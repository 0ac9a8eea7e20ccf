/** Renders pictures of stories in this source, or in that of a commit. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestOf, keyOf, pngFile, type Picture } from '../../.storybook/digests.ts';
import { git } from './changes.ts';
import type { PictureStore } from './pictureStore.ts';

const STORIES_CONFIG = '.storybook/vitest.config.ts';

type Wanted = Pick<Picture, 'story' | 'mode'>;

/** Renders pictures into the store; those that a story no longer gives are missing from the result. */
export async function renderPictures(
  tree: string,
  wanted: readonly Wanted[],
  store: PictureStore,
): Promise<Picture[]> {
  for (const picture of wanted) rmSync(pngFile(tree, picture), { force: true });
  await runStories(tree, wanted);
  return wanted.flatMap(({ story, mode }) => {
    const file = pngFile(tree, { story, mode });
    if (!existsSync(file)) return [];
    const png = readFileSync(file);
    const digest = digestOf(png);
    store.put(digest.sha256, png);
    return [{ story, mode, ...digest }];
  });
}

/** Gives the work a folder with the source of a commit, in which stories can be rendered. */
export async function withSourceOf<Result>(
  root: string,
  commit: string,
  work: (tree: string) => Promise<Result>,
): Promise<Result> {
  const sameSource =
    git(root, 'diff', '--name-only', commit, '--', '.', ':!.storybook/pictures').trim() === '';
  if (sameSource) return work(root);
  const tree = join(root, '.reports/visual-review/base');
  const remove = () => {
    rmSync(tree, { recursive: true, force: true });
    git(root, 'worktree', 'prune');
  };
  // What a killed review left.
  remove();
  git(root, 'worktree', 'add', '--quiet', '--detach', tree, commit);
  try {
    install(root, tree);
    return await work(tree);
  } finally {
    remove();
  }
}

/** Hard links to the installed packages, unless the commit has others: links of folders would lead to this source. */
function install(root: string, tree: string): void {
  const packages = ['package-lock.json', 'patches'];
  const isSame =
    git(root, 'diff', '--name-only', git(tree, 'rev-parse', 'HEAD').trim(), '--', ...packages) === '';
  if (!isSame) {
    console.log('The base has other packages: npm ci …');
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: tree, stdio: 'inherit' });
    return;
  }
  for (const folder of ['.', 'apps/server']) {
    if (!existsSync(join(root, folder, 'node_modules'))) continue;
    execFileSync('cp', ['-al', join(root, folder, 'node_modules'), join(tree, folder)]);
  }
  // Caches are written in place, which would change those of this source.
  for (const name of ['.cache', '.vite', '.vite-temp', '.vitest-cache']) {
    rmSync(join(tree, 'node_modules', name), { recursive: true, force: true });
  }
}

function runStories(tree: string, wanted: readonly Wanted[]): Promise<void> {
  const list = join(tree, '.reports/wanted.txt');
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, wanted.map(keyOf).join('\n'));
  const modes = new Set(wanted.map(({ mode }) => mode));
  const args = [
    join(tree, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...storyFiles(tree, wanted),
    // Older commits have a project for each mode, which render only what is wanted.
    ...(existsSync(join(tree, STORIES_CONFIG)) ? ['--config', STORIES_CONFIG] : ['--project', 'stories*']),
    '--testNamePattern',
    namePattern(wanted),
    '--reporter=dot',
  ];
  const environment = {
    ...process.env,
    ZAWADEH_MODES: [...modes].join(','),
    ZAWADEH_PICTURES: 'render',
    ZAWADEH_PICTURES_WANTED: list,
  };
  return new Promise((resolve, reject) => {
    const run = spawn(process.execPath, args, {
      cwd: tree,
      env: environment,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    run.once('error', reject);
    // A story may fail for another reason than its picture, so the pictures tell what could be rendered.
    run.once('exit', () => resolve());
  });
}

/** The files whose title is that of a wanted story. */
function storyFiles(tree: string, wanted: readonly Wanted[]): string[] {
  const titles = new Set(wanted.map(({ story }) => story.split('--', 1)[0]));
  return globSync('{packages/ui,apps/web}/src/**/*.stories.tsx', { cwd: tree }).filter((file) => {
    const source = readFileSync(join(tree, file), 'utf8');
    return Array.from(source.matchAll(/title: '([^'\n]+)'/g)).some(([, title = '']) =>
      titles.has(idOf(title)),
    );
  });
}

const idOf = (title: string): string => title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');

/** The names of the wanted stories alone; a story's id ends with its name. */
function namePattern(wanted: readonly Wanted[]): string {
  const names = new Set(wanted.map(({ story }) => story.split('--')[1] ?? ''));
  const anyCase = (letter: string) =>
    letter === '-' ? '[^a-zA-Z0-9]+' : `[${letter}${letter.toUpperCase()}]`;
  return `(?:^|\\s)(?:${[...names].map((name) => name.replace(/./gu, anyCase)).join('|')})$`;
}
