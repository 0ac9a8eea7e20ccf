import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { installFingerprint } from './fingerprint.mjs';
import { removeStamp, stampFits, writeStamp } from './install-stamp.mjs';
import { withLock } from './lock.mjs';
import { npmFailure } from './npm-failure.mjs';
import { runNpm } from './npm.mjs';
import { reportsFolder } from './paths.mjs';
import { PlainFailure } from './plain-failure.mjs';
import { withProgress } from './progress.mjs';

const ARGUMENTS = ['ci', '--loglevel=error', '--no-audit', '--no-fund', '--ignore-scripts', '--include=prod'];

/**
 * Installs the heavy tools of one task, which have a lockfile in its folder, on its first run: so an ordinary install
 * stays small.
 */
export async function ensureOwnTools(
  folder,
  { environment = process.env, stream = process.stderr, reports = reportsFolder } = {},
) {
  if (stampFits(folder)) return;
  const name = basename(folder);
  await withLock(join(reports, `install-${name}.lock`), async () => {
    if (stampFits(folder)) return;
    const work = () => install(folder, environment, join(reports, `install-${name}.log`));
    await withProgress(`Installing the tools of scripts/${name}`, work, { stream });
  });
}

async function install(folder, environment, logFile) {
  const fingerprint = installFingerprint(folder);
  removeStamp(folder);
  const { code, output } = await runNpm(ARGUMENTS, folder, environment);
  writeFileSync(logFile, output);
  if (code !== 0) throw new PlainFailure(npmFailure(output, logFile));
  writeStamp(folder, fingerprint);
}
