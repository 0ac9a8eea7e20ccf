import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installFingerprint } from './fingerprint.mjs';
import { hasStamp, removeStamp, stampFits, writeStamp } from './install-stamp.mjs';
import { isInstalledByHand } from './manual-install.mjs';
import { withLock } from './lock.mjs';
import { npmFailure } from './npm-failure.mjs';
import { runNpm } from './npm.mjs';
import { projectNode, root as projectRoot } from './paths.mjs';
import { PlainFailure } from './plain-failure.mjs';
import { withProgress } from './progress.mjs';

// `--include=dev`, because NODE_ENV=production would skip the development packages.
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
  if (!existsSync(projectNode(root))) return false;
  if (!hasStamp(root) && isInstalledByHand(root)) writeStamp(root, installFingerprint(root));
  return stampFits(root);
}

async function install(root, environment, logFile) {
  const fingerprint = installFingerprint(root);
  removeStamp(root);
  const { code, output } = await runNpm(ARGUMENTS, root, environment);
  writeFileSync(logFile, output);
  if (code !== 0) throw new PlainFailure(npmFailure(output, logFile));
  if (!existsSync(projectNode(root))) {
    throw new PlainFailure(
      'The install did not bring Node 24: npm is set to run no install scripts, so allow them (`npm config set ignore-scripts false`) and run the command again.',
    );
  }
  writeStamp(root, fingerprint);
}
