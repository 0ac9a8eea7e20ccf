// Only Node 12 syntax here and in node-version.mjs: an old Node must be able to print its message.
import { onNewEnoughNode } from './launcher/node-version.mjs';

onNewEnoughNode(() =>
  import('./launcher/commands.mjs').then(({ run }) => run(['test'].concat(process.argv.slice(2)))),
);
