/** The server of the journeys, on a copy of a prepared database: to make one takes longer than most journeys. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { preparedFolder } from '../apps/server/src/testing/preparedFolder.ts';
import { root } from '../scripts/root.ts';

const DATA = join(root, '.reports/journeys-data');

rmSync(DATA, { recursive: true, force: true });
cpSync(await preparedFolder('demo'), DATA, { recursive: true });

process.argv.splice(2, Infinity, '--port', process.argv[2] ?? '', '--data', DATA);
await import('../apps/server/src/main.ts');
