import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from './paths.mjs';
import { PlainFailure } from './plain-failure.mjs';
import { runCaptured } from './processes.mjs';
import { withProgress } from './progress.mjs';

/** What the pinned browser needs of the system, as Debian calls it. */
const LIBRARIES = ['libnss3', 'libnspr4', 'libexpat1'];

/** The browser for tests: {executablePath, kind: 'pinned' | 'system', version}. */
export async function findBrowser() {
  const browser = await chooseBrowser(process.env.CHROMIUM_PATH);
  const notice = browser.kind === 'system' ? ': pictures are not compared.' : '.';
  console.error(
    `Browser for tests (${browser.kind}): ${browser.version}, ${browser.executablePath}${notice}`,
  );
  return browser;
}

export function browserEnvironment({ executablePath, kind }) {
  return { CHROMIUM_PATH: executablePath, ...(kind === 'system' && { ZAWADEH_PICTURES: 'off' }) };
}

async function chooseBrowser(wanted) {
  const isPinnable = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);
  const pinned = isPinnable ? pinnedPath() : undefined;
  if (wanted) {
    const version = versionOf(wanted);
    if (version) return { executablePath: wanted, kind: wanted === pinned ? 'pinned' : 'system', version };
    throw new PlainFailure(`CHROMIUM_PATH is ${wanted}, and no browser starts there.`);
  }
  if (pinned) {
    if (!existsSync(pinned)) await withProgress('Unpacking the browser for tests', unpackPinned);
    if (!versionOf(pinned)) await installLibraries();
    const version = versionOf(pinned);
    if (version) return { executablePath: pinned, kind: 'pinned', version };
    console.error(
      `The pinned browser does not start. On Debian or Ubuntu: sudo apt-get install ${LIBRARIES.join(' ')}.`,
    );
  }
  const executablePath = systemPlaces().find((place) => existsSync(place));
  if (executablePath) return { executablePath, kind: 'system', version: versionOf(executablePath) };
  throw new PlainFailure('There is no browser for the tests: install Google Chrome, or set CHROMIUM_PATH.');
}

const pinnedFolder = () => {
  const contents = readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8');
  return join(root, `node_modules/.zawadeh-browser-${JSON.parse(contents).version}`);
};
const pinnedPath = () => join(pinnedFolder(), 'chromium');

// The package unpacks to the temporary folder, and uses a file that it finds there, complete or not. A folder of our own
// is renamed when it is complete.
async function unpackPinned() {
  const unfinished = mkdtempSync(join(root, 'node_modules/.zawadeh-unfinished-'));
  const { code, output } = await runCaptured([join(root, 'scripts/launcher/unpack-browser.mjs')], {
    environment: { TMPDIR: unfinished },
  });
  if (code !== 0) throw new PlainFailure(`${output.trimEnd()}\nThe browser could not be unpacked.`);
  try {
    renameSync(unfinished, pinnedFolder());
  } catch (error) {
    // Another command was first.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(pinnedPath())) throw error;
  }
}

/** Only root may, and a new container has no package lists. */
async function installLibraries() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const install = `apt-get install -y --no-install-recommends ${LIBRARIES.join(' ')}`;
  await withProgress("Installing the browser's system libraries", async () => {
    spawnSync(`${install} || (apt-get update && ${install})`, {
      shell: true,
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  });
}

function systemPlaces() {
  if (process.platform === 'darwin') {
    const programs = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
    return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
      programs.map((name) => join(folder, `${name}.app/Contents/MacOS/${name}`)),
    );
  }
  if (process.platform === 'win32') {
    const programs = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) =>
      programs.map((program) => join(process.env[name] ?? '', program)),
    );
  }
  const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/snap/bin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function versionOf(path) {
  // On Windows `--version` opens a browser window instead of printing the version.
  if (process.platform === 'win32') return 'version unknown';
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 ? stdout.trim() : undefined;
}
