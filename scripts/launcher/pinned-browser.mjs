import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { reportsFolder, root } from './paths.mjs';
import { PlainFailure } from './plain-failure.mjs';
import { runCaptured } from './processes.mjs';
import { withProgress } from './progress.mjs';

export function pinnedBrowserFits() {
  return process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);
}

export function pinnedBrowserPath() {
  return join(folder(), 'chromium');
}

export async function unpackPinnedBrowser() {
  if (existsSync(folder())) return;
  await withLock(join(reportsFolder, 'browser.lock'), async () => {
    if (!existsSync(folder())) await withProgress('Unpacking the browser for tests', unpack);
  });
}

function folder() {
  const contents = readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8');
  return join(root, `node_modules/.zawadeh-browser-${JSON.parse(contents).version}`);
}

// The package unpacks to the shared temporary folder, and uses a file that it finds there, complete or not. A temporary
// folder of our own, renamed when complete, avoids sharing and partial files.
async function unpack() {
  const unfinished = `${folder()}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const { code, output } = await runCaptured([join(root, 'scripts/launcher/unpack-browser.mjs')], {
    environment: { TMPDIR: unfinished },
  });
  if (code !== 0) {
    throw new PlainFailure(
      `${output.trimEnd()}\nThe browser for tests could not be unpacked: the reason is above.`,
    );
  }
  renameSync(unfinished, folder());
}
