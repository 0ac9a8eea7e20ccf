// Only syntax that Node 12 can read, here and in node-version.mjs: an old Node must get as far as its message.
import { nodeIsNewEnough } from './launcher/node-version.mjs';

if (nodeIsNewEnough(process.versions.node)) {
  void import('./launcher/start-command.mjs');
} else {
  console.error(
    'Zawadeh needs Node 20 or newer to start, and this is Node ' +
      process.versions.node +
      ': install a newer one from https://nodejs.org and run the command again.',
  );
  process.exitCode = 1;
}
