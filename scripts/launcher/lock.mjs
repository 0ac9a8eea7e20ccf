import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Lets one process at a time do the work. The holder updates the file's time regularly, because process ids are not
 * unique across containers: the lock of a killed process is recognised by its old time.
 */
export async function withLock(file, work, { staleAfter = 10_000, onWait = () => {} } = {}) {
  const token = `${process.pid} ${Math.random()}`;
  mkdirSync(dirname(file), { recursive: true });
  let waited = false;
  while (!take(file, token)) {
    if (!waited) onWait();
    waited = true;
    if (!recoverStale(file, staleAfter)) await pause(Math.min(200, staleAfter / 2));
  }
  const heartbeat = setInterval(() => touch(file), staleAfter / 5);
  const release = () => {
    clearInterval(heartbeat);
    if (read(file) === token) rmSync(file, { force: true });
  };
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function take(file, token) {
  try {
    writeFileSync(file, token, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

function recoverStale(file, staleAfter) {
  const owner = read(file);
  const untouchedFor = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (owner === undefined || untouchedFor < staleAfter) return false;
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return true;
  }
  // Another process may have recovered and taken the lock between reading and renaming: restore it.
  if (read(aside) !== owner) restore(aside, file);
  rmSync(aside, { force: true });
  return true;
}

function restore(aside, file) {
  try {
    linkSync(aside, file);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  }
}

function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}
