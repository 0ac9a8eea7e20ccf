import { fieldsOf } from '@zawadeh/domain';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../startError.ts';

interface Holder {
  pid: number;
  /** Distinguishes a running process from an unrelated one that got the same number later. */
  startedAt: string | null;
}

export const LOCK_FILE = 'server.lock';
const HALF_WRITTEN_AFTER_MS = 5_000;
const heldHere = new Set<string>();

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return fieldsOf(error).code === 'EPERM';
  }
};

const STATE_FIELD = 3;
const START_TIME_FIELD = 22;
/** The states of a process that has ended and whose parent has not asked how. */
const ENDED_STATES = ['Z', 'X'];

/**
 * The start of a process in the kernel's ticks; null on systems other than Linux, and undefined for one that has only
 * its entry left.
 */
async function processStartedAt(pid: number): Promise<string | null | undefined> {
  try {
    const status = await fs.readFile(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may itself contain spaces and brackets.
    const afterName = status.slice(status.lastIndexOf(')') + 2).split(' ');
    if (ENDED_STATES.includes(afterName[0] ?? '')) return undefined;
    return afterName[START_TIME_FIELD - STATE_FIELD] ?? null;
  } catch {
    return null;
  }
}

async function holds({ pid, startedAt }: Holder, file: string): Promise<boolean> {
  // In a container every start may get the same process number, so our own number in a file that this process did not
  // write is stale.
  if (pid === process.pid) return heldHere.has(file);
  if (!isAlive(pid)) return false;
  const livingSince = await processStartedAt(pid);
  if (livingSince === undefined) return false;
  return startedAt === null || livingSince === null || startedAt === livingSince;
}

async function findHolder(file: string): Promise<{ text: string; pid: number | undefined }> {
  const text = await fs.readFile(file, 'utf8');
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this module
    const holder = JSON.parse(text) as Holder;
    return { text, pid: (await holds(holder, file)) ? holder.pid : undefined };
  } catch {
    const age = Date.now() - (await fs.stat(file)).mtimeMs;
    return { text, pid: age < HALF_WRITTEN_AFTER_MS ? 0 : undefined };
  }
}

const lockError = (dataDir: string, pid: number): StartError =>
  new StartError(
    `Another Zawadeh${pid ? ` (process ${pid})` : ''} is already using ${dataDir}. Stop it first, or choose another folder with --data.`,
  );

/** Two servers may find the same stale lock: a server that moved away a fresh lock puts it back. */
async function removeStaleLock(dataDir: string, file: string, staleLock: string): Promise<void> {
  const movedFile = `${file}.${randomUUID()}`;
  await fs.rename(file, movedFile).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  const moved = await fs.readFile(movedFile, 'utf8').catch(() => staleLock);
  if (moved !== staleLock) {
    await fs.link(movedFile, file);
    await fs.rm(movedFile);
    throw lockError(dataDir, 0);
  }
  await fs.rm(movedFile, { force: true });
}

/** The embedded engine does not notice a second process on its files: the two would silently diverge. */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  const file = path.join(dataDir, LOCK_FILE);
  const holder: Holder = { pid: process.pid, startedAt: (await processStartedAt(process.pid)) ?? null };
  for (;;) {
    try {
      await fs.writeFile(file, JSON.stringify(holder), { flag: 'wx', mode: 0o600 });
      heldHere.add(file);
      return async () => {
        heldHere.delete(file);
        await fs.rm(file, { force: true });
      };
    } catch (error) {
      if (fieldsOf(error).code !== 'EEXIST') throw error;
    }
    const found = await findHolder(file);
    if (found.pid !== undefined) throw lockError(dataDir, found.pid);
    await removeStaleLock(dataDir, file, found.text);
  }
}
