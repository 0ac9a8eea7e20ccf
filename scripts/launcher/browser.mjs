import { spawnSync } from 'node:child_process';
import { canAddPackages } from './apt.mjs';
import { addLibraries, librariesSentence, missingLibraries } from './browser-libraries.mjs';
import { pinnedBrowserFits, pinnedBrowserPath, unpackPinnedBrowser } from './pinned-browser.mjs';
import { PlainFailure } from './plain-failure.mjs';
import { systemBrowserPath } from './system-browser.mjs';

const NO_PICTURES = 'pictures are not compared, because they belong to the pinned browser.';

/** The browser for tests: {executablePath, kind: 'pinned' | 'system', version}. */
export async function findBrowser(environment = process.env) {
  const browser = await chooseBrowser(environment.CHROMIUM_PATH);
  const notice = browser.kind === 'system' ? `: ${NO_PICTURES}` : '.';
  console.error(
    `Browser for tests (${browser.kind}): ${browser.version}, ${browser.executablePath}${notice}`,
  );
  return browser;
}

export function browserEnvironment(browser) {
  return {
    CHROMIUM_PATH: browser.executablePath,
    ...(browser.kind === 'system' && { ZAWADEH_PICTURES: 'off' }),
  };
}

async function chooseBrowser(wantedPath) {
  if (wantedPath) return wantedBrowser(wantedPath);
  const problem = pinnedBrowserFits() ? await preparePinnedBrowser() : undefined;
  if (pinnedBrowserFits() && !problem) return describe('pinned', pinnedBrowserPath());
  if (problem) console.error(problem);
  const systemPath = systemBrowserPath();
  if (systemPath) return describe('system', systemPath);
  throw new PlainFailure(
    problem
      ? 'No other browser was found on this machine either.'
      : 'The tests need a browser and none was found: install Google Chrome, or set CHROMIUM_PATH to a Chromium.',
  );
}

function wantedBrowser(path) {
  const kind = pinnedBrowserFits() && path === pinnedBrowserPath() ? 'pinned' : 'system';
  const browser = describe(kind, path);
  if (browser.version) return browser;
  throw new PlainFailure(
    `CHROMIUM_PATH is ${path}, and no browser starts there: correct it or leave it out.`,
  );
}

async function preparePinnedBrowser() {
  await unpackPinnedBrowser();
  const path = pinnedBrowserPath();
  if (versionOf(path)) return undefined;
  if (missingLibraries(path).length > 0 && canAddPackages()) await addLibraries();
  if (versionOf(path)) return undefined;
  const missing = missingLibraries(path);
  return missing.length > 0
    ? librariesSentence(missing)
    : `The pinned browser (${path}) does not start on this system.`;
}

function describe(kind, executablePath) {
  return { executablePath, kind, version: versionOf(executablePath) };
}

function versionOf(path) {
  // On Windows `--version` opens a browser window instead of printing the version.
  if (process.platform === 'win32') return 'version unknown';
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 ? stdout.trim() : undefined;
}
