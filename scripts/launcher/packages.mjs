import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { runNpm } from './npm.mjs';
import { reportsFolder, root, toolScript } from './paths.mjs';
import { PlainFailure } from './plain-failure.mjs';
import { runCaptured } from './processes.mjs';
import { withProgress } from './progress.mjs';

const NAMES = ['domain', 'ui'];
const FOLDER = join(reportsFolder, 'packages');

/** Builds and packs both packages; returns the paths of their archives by package name. */
export function packPackages() {
  return withLock(join(reportsFolder, 'packages.lock'), () => withProgress('Packing the packages', pack));
}

async function pack() {
  await succeed(
    'The types do not compile',
    runCaptured([toolScript('typescript', 'tsc'), '-b', 'packages/ui']),
  );
  await succeed('The packages could not be built', runCaptured([join(root, 'scripts/packages/build.ts')]));
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const name of NAMES) {
    const packing = runNpm(
      ['pack', '--ignore-scripts', '--pack-destination', FOLDER],
      join(root, 'packages', name, 'dist'),
      process.env,
    );
    await succeed('npm could not pack them', packing);
  }
  const files = readdirSync(FOLDER);
  return Object.fromEntries(
    NAMES.map((name) => [
      `@zawadeh/${name}`,
      join(
        FOLDER,
        files.find((file) => file.startsWith(`zawadeh-${name}-`)),
      ),
    ]),
  );
}

async function succeed(failure, run) {
  const { code, output } = await run;
  if (code !== 0) throw new PlainFailure(`${output.trimEnd()}\n${failure}: the reason is above.`);
}
