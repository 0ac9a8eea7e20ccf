import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root, toolScript } from '../launcher/paths.mjs';

const CONFIGURATION = [
  'oxlint.config.ts',
  '.oxfmtrc.json',
  'tsconfig.base.json',
  'packages/domain/tsconfig.json',
  'packages/ui/tsconfig.json',
  'apps/web/tsconfig.json',
  'apps/server/tsconfig.json',
  'mocks/tsconfig.json',
];

/**
 * A copy of the project's configuration with other files, in the temporary folder of the system: a killed run leaves
 * nothing in the repository.
 */
export function makeSandbox(files) {
  const folder = mkdtempSync(join(tmpdir(), 'zawadeh-planted-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const path of CONFIGURATION) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    copyFileSync(join(root, path), join(folder, path));
  }
  for (const { file, source } of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), source);
  }
  return {
    run(tool, ...args) {
      const [packageName, command] = tool === 'tsc' ? ['typescript', 'tsc'] : [tool, tool];
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [toolScript(packageName, command), ...args],
        { cwd: folder, encoding: 'utf8' },
      );
      return { status, output: stdout + stderr, stdout };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
