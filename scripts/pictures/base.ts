/** Renders pictures as they were when the digests were last accepted. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACCEPTED_FOLDER, idPart, keyOf, pngFile, titleOf, type Picture } from '../../.storybook/digests.ts';
import { root } from '../root.ts';

const tree = join(root, '.reports/visual/base');

/** Returns the pictures that could be rendered, as PNG by their keys. */
export async function renderBefore(pictures: readonly Picture[]): Promise<Map<string, Buffer>> {
  const commit = git(root, 'log', '-1', '--format=%H', '--', ACCEPTED_FOLDER).trim();
  console.log(`Rendering ${pictures.length} pictures as they were in ${commit.slice(0, 8)} …`);
  removeTree();
  git(root, 'worktree', 'add', '--quiet', '--detach', tree, commit);
  try {
    install(commit);
    await runStories(pictures);
    return new Map(
      pictures
        .filter((picture) => existsSync(pngFile(tree, picture)))
        .map((picture) => [keyOf(picture), readFileSync(pngFile(tree, picture))]),
    );
  } finally {
    removeTree();
  }
}

function removeTree(): void {
  rmSync(tree, { recursive: true, force: true });
  git(root, 'worktree', 'prune');
}

/** Hard links to the installed packages, unless the commit has others: links of folders would lead to this source. */
function install(commit: string): void {
  if (git(root, 'diff', '--name-only', commit, '--', 'package-lock.json', 'patches') !== '') {
    console.log('The commit has other packages: npm ci …');
    execFileSync('npm', ['ci'], { cwd: tree, stdio: 'inherit' });
    return;
  }
  for (const folder of ['.', 'apps/server']) {
    if (!existsSync(join(root, folder, 'node_modules'))) continue;
    copyPackages(join(root, folder, 'node_modules'), join(tree, folder));
  }
  // Caches are written in place, which would change those of this source.
  for (const name of ['.cache', '.vite', '.vite-temp', '.vitest-cache']) {
    rmSync(join(tree, 'node_modules', name), { recursive: true, force: true });
  }
}

/** In a container the packages are on another disk, to which there are no hard links. */
function copyPackages(from: string, to: string): void {
  const { status } = spawnSync('cp', ['-al', from, to], { stdio: 'ignore' });
  if (status !== 0) execFileSync('cp', ['-a', from, to]);
}

/** A story may fail for another reason than its picture, so the pictures tell what could be rendered. */
async function runStories(pictures: readonly Picture[]): Promise<void> {
  const list = join(tree, '.reports/wanted.txt');
  mkdirSync(join(tree, '.reports'), { recursive: true });
  writeFileSync(list, pictures.map(keyOf).join('\n'));
  const config = ['--config', '.storybook/vitest.config.ts', '--reporter=dot'];
  const run = spawn(
    process.execPath,
    [join(tree, 'node_modules/vitest/vitest.mjs'), 'run', ...storyFiles(pictures), ...config],
    {
      cwd: tree,
      env: { ...process.env, ZAWADEH_PICTURES: 'render', ZAWADEH_PICTURES_WANTED: list },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  await once(run, 'exit');
}

/** The files whose title is that of a wanted story. */
function storyFiles(pictures: readonly Picture[]): string[] {
  const titles = new Set(pictures.map(({ story }) => titleOf(story)));
  return globSync('{packages/ui,apps/web}/src/**/*.stories.tsx', { cwd: tree }).filter((file) => {
    const texts = readFileSync(join(tree, file), 'utf8').matchAll(/title: '([^'\n]+)'/g);
    return Array.from(texts).some(([, title = '']) => titles.has(idPart(title)));
  });
}

function git(folder: string, ...args: string[]): string {
  // In a container these files belong to the user outside of it.
  return execFileSync('git', ['-c', 'safe.directory=*', ...args], { cwd: folder, encoding: 'utf8' });
}
