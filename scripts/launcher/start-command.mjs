import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './paths.mjs';
import { runCommand } from './plain-failure.mjs';
import { runShown } from './processes.mjs';

await runCommand(async (args) => {
  await ensureInstalled();
  await ensureBuilt();
  return runShown([join(root, 'apps/server/src/main.ts'), ...args]);
});
