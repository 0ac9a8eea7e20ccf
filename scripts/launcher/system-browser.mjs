import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const LINUX_COMMANDS = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const MAC_PROGRAMS = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
const WINDOWS_PROGRAMS = [
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
];

export function systemBrowserPath(
  platform = process.platform,
  environment = process.env,
  exists = existsSync,
) {
  return usualPlaces(platform, environment).find((place) => exists(place));
}

function usualPlaces(platform, environment) {
  if (platform === 'darwin') return combine(['/Applications', join(homedir(), 'Applications')], MAC_PROGRAMS);
  if (platform === 'win32') {
    const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) => environment[name]);
    return combine(
      folders.filter((folder) => folder !== undefined),
      WINDOWS_PROGRAMS,
    );
  }
  return combine([...(environment.PATH ?? '').split(delimiter).filter(Boolean), '/snap/bin'], LINUX_COMMANDS);
}

function combine(folders, programs) {
  return programs.flatMap((program) => folders.map((folder) => join(folder, program)));
}
