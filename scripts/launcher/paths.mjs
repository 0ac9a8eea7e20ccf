import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const reportsFolder = join(root, '.reports');

/** Vitest's options for the stories. */
export const STORIES = ['--config', '.storybook/vitest.config.ts'];

export function projectNode(inRoot = root) {
  return join(inRoot, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** The script of a tool's command, which the project's Node runs without a shell on every system. */
export function toolScript(packageName, command = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

export function childEnvironment(additions = {}) {
  // Windows names the variable `Path`, and a copy of process.env is case-sensitive.
  const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return {
    ...process.env,
    STORYBOOK_DISABLE_TELEMETRY: '1',
    DO_NOT_TRACK: '1',
    ...additions,
    [pathName]: join(root, 'node_modules/.bin') + delimiter + (process.env[pathName] ?? ''),
  };
}
