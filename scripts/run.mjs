// Only syntax that Node 12 can read, here and in node-version.mjs: an old Node must get as far as its message.
import { onNewEnoughNode } from './launcher/node-version.mjs';

onNewEnoughNode(() => import('./launcher/run-command.mjs'));
