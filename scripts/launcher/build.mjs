import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { root, toolScript } from './paths.mjs';
import { PlainFailure } from './plain-failure.mjs';
import { runCaptured } from './processes.mjs';
import { withProgress } from './progress.mjs';

const SOURCES = ['packages', 'apps/web', 'mocks', 'patches', 'package-lock.json'];
const NOT_SOURCES = ['node_modules', 'dist'];
const STAMP = join(root, 'apps/web/dist/.sources');
const VITE_BUILDS = [[], ['--ssr', 'src/app/entry-server.tsx', '--outDir', 'dist/server']];

/** Builds the web app unless the build is of these sources. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  await withLock('build', async () => {
    if (!isBuilt()) await withProgress('Building the web app', build);
  });
}

function isBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourcesDigest();
}

function sourcesDigest() {
  const hash = createHash('sha256');
  const add = (path) => {
    const place = join(root, path);
    if (!statSync(place).isDirectory()) return hash.update(`${path}\n`).update(readFileSync(place));
    for (const name of readdirSync(place).sort()) if (!NOT_SOURCES.includes(name)) add(`${path}/${name}`);
  };
  SOURCES.forEach(add);
  return hash.digest('hex');
}

async function build() {
  const before = sourcesDigest();
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
