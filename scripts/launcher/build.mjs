import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFingerprint } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { reportsFolder, root, toolScript } from './paths.mjs';
import { PlainFailure } from './plain-failure.mjs';
import { runCaptured } from './processes.mjs';
import { withProgress } from './progress.mjs';

const SOURCES = ['packages', 'apps/web', 'mocks', 'patches', 'package-lock.json'];
const NOT_SOURCES = ['node_modules', 'dist'];
const STAMP = join(root, 'apps/web/dist/.fingerprint');
const VITE_BUILDS = [[], ['--ssr', 'src/app/entry-server.tsx', '--outDir', 'dist/server']];

export async function ensureBuilt() {
  if (isBuilt()) return;
  await withLock(join(reportsFolder, 'build.lock'), async () => {
    if (!isBuilt()) await withProgress('Building the web app', build);
  });
}

function isBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint();
}

function fingerprint() {
  return contentFingerprint(root, SOURCES, NOT_SOURCES);
}

async function build() {
  const before = fingerprint();
  rmSync(STAMP, { force: true });
  for (const args of VITE_BUILDS) {
    const { code, output } = await runCaptured([toolScript('vite'), 'build', ...args], {
      cwd: join(root, 'apps/web'),
    });
    if (code !== 0)
      throw new PlainFailure(`${output.trimEnd()}\nThe web app could not be built: the reason is above.`);
  }
  writeFileSync(STAMP, before);
}
