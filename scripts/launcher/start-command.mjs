import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { asksForHelp, helpText } from './help.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './paths.mjs';
import { runCommand } from './plain-failure.mjs';
import { runShown } from './processes.mjs';

const OPTIONS = [
  ['--port 4310', 'the port, or the environment variable PORT'],
  ['--host 127.0.0.1', 'the address to listen on'],
  ['--data FOLDER', 'the data folder, .data by default'],
  ['--database URL', 'a PostgreSQL database (15 or newer) instead of one in that folder'],
  ['--reset', 'begin with new data'],
];

await runCommand(async (args) => {
  if (asksForHelp(args)) {
    console.log(helpText('npm start', 'builds what changed and starts the whole product', OPTIONS));
    return 0;
  }
  await ensureInstalled();
  await ensureBuilt();
  return runShown([join(root, 'apps/server/src/main.ts'), ...args]);
});
