import { existsSync, mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { reportsFolder } from './paths.mjs';

const HEARTBEAT_MS = 2_000;
const STALE_MS = 10_000;

/**
 * Lets one process at a time do the work. The holder updates the file's time, because process ids are not unique over
 * containers: a lock of a killed process is recognised by its old time.
 */
export async function withLock(name, work, folder = reportsFolder) {
  const file = join(folder, `${name}.lock`);
  mkdirSync(folder, { recursive: true });
  for (let turn = 0; !take(file); turn += 1) {
    if (turn === 0) console.error(`Waiting for another command with ${file} …`);
    await pause(200);
  }
  const touch = () => existsSync(file) && utimesSync(file, new Date(), new Date());
  const heartbeat = setInterval(touch, HEARTBEAT_MS);
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.off('exit', release);
    release();
  }
}

function take(file) {
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (touched !== undefined && Date.now() - touched > STALE_MS) rmSync(file, { force: true });
    return false;
  }
}
