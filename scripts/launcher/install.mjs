import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installFingerprint } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { npmFailure } from './npm-failure.mjs';
import { projectNode, root as projectRoot } from './paths.mjs';
import { PlainFailure } from './plain-failure.mjs';
import { ended } from './processes.mjs';
import { withProgress } from './progress.mjs';

// The development packages are said to be wanted, because NODE_ENV=production would leave them out.
const ARGUMENTS = ['ci', '--loglevel=error', '--no-audit', '--no-fund', '--include=dev'];

export async function ensureInstalled({
  root = projectRoot,
  environment = process.env,
  stream = process.stderr,
} = {}) {
  if (isInstalled(root)) return;
  const reports = join(root, '.reports');
  const onWait = () => stream.write('Waiting for another install of this folder to end …\n');
  await withLock(
    join(reports, 'install.lock'),
    async () => {
      if (isInstalled(root)) return;
      const work = () => install(root, environment, join(reports, 'install.log'));
      await withProgress('Installing the packages', work, { stream });
    },
    { onWait },
  );
}

function isInstalled(root) {
  const stamp = stampFile(root);
  return (
    existsSync(projectNode(root)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === installFingerprint(root)
  );
}

async function install(root, environment, logFile) {
  const fingerprint = installFingerprint(root);
  rmSync(stampFile(root), { force: true });
  const { code, output } = await runNpm(root, environment);
  writeFileSync(logFile, output);
  if (code !== 0) throw new PlainFailure(npmFailure(output, logFile));
  if (!existsSync(projectNode(root))) {
    throw new PlainFailure(
      'The install did not bring Node 24: npm is set to run no install scripts, so allow them (`npm config set ignore-scripts false`) and run the command again.',
    );
  }
  writeFileSync(stampFile(root), fingerprint);
}

async function runNpm(root, environment) {
  // On Windows npm is a .cmd file, which only a shell can start.
  const [command, args, shell] =
    process.platform === 'win32' ? [`npm ${ARGUMENTS.join(' ')}`, [], true] : ['npm', ARGUMENTS, false];
  const child = spawn(command, args, {
    cwd: root,
    env: environment,
    shell,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  try {
    return { code: await ended(child), output };
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    throw new PlainFailure('npm is not on this machine: install Node with npm from https://nodejs.org.');
  }
}

function stampFile(root) {
  return join(root, 'node_modules/.zawadeh-install');
}
