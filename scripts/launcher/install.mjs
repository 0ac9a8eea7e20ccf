import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { isStamped, writeStamp } from '../../patches/stamp.mjs';
import { withLock } from './lock.mjs';
import { projectNode, root } from './paths.mjs';
import { PlainFailure } from './plain-failure.mjs';
import { ended } from './processes.mjs';
import { withProgress } from './progress.mjs';

const SHOWN_LINES = 15;

/** Installs the packages unless they are those of the lockfile. npm's `postinstall` stamps an install, by hand too. */
export async function ensureInstalled(folder = root, environment = process.env) {
  const isInstalled = () => existsSync(projectNode(folder)) && isStamped(folder);
  if (isInstalled()) return;
  await withLock(`install-${basename(folder)}`, async () => {
    if (isInstalled()) return;
    // NODE_ENV=production would skip the development packages.
    await npmCi(folder, 'Installing the packages', ['--include=dev'], environment);
    if (isInstalled()) return;
    throw new PlainFailure(
      'The install is not complete: npm is set to run no install scripts, so allow them (`npm config set ignore-scripts false`) and run the command again.',
    );
  });
}

/**
 * Installs the heavy tools of one task, which have a lockfile in its folder, on its first run: so an ordinary install
 * stays small.
 */
export async function ensureOwnTools(folder, environment = process.env) {
  if (isStamped(folder)) return;
  const name = basename(folder);
  await withLock(`install-${name}`, async () => {
    if (isStamped(folder)) return;
    const step = `Installing the tools of scripts/${name}`;
    await npmCi(folder, step, ['--ignore-scripts', '--include=prod'], environment);
    writeStamp(folder);
  });
}

async function npmCi(folder, step, options, environment) {
  const args = ['ci', '--loglevel=error', '--no-audit', '--no-fund', ...options];
  const { code, output } = await withProgress(step, () => runNpm(args, folder, environment));
  if (code === 0) return;
  const lines = output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
  throw new PlainFailure(`${lines}\nnpm could not install the packages: the reason is above.`);
}

export async function runNpm(args, cwd, environment = process.env) {
  // On Windows npm is a .cmd file, which only a shell can start.
  const child = spawn('npm', args, {
    cwd,
    env: environment,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  return { code: await ended(child), output };
}
