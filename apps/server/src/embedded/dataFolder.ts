import fs from 'node:fs/promises';
import path from 'node:path';
import { LOCK_FILE, lockFolder } from './folderLock.ts';
import { StartError } from '../startError.ts';

const MARKER_FILE = 'zawadeh-data.txt';
const MARKER_TEXT = 'This folder belongs to Zawadeh. "npm start -- --reset" empties it.\n';
const COMPLETE_FILE = 'first-start-complete';

export interface DataFolder {
  database: string;
  uploads: string;
  /** From here on the database files have to survive a crash. */
  markComplete(): Promise<void>;
  release(): Promise<void>;
}

const exists = (file: string): Promise<boolean> =>
  fs.stat(file).then(
    () => true,
    () => false,
  );

/** Never deletes foreign files: the folder is new, empty, or carries our marker. */
async function claimFolder(dataDir: string): Promise<void> {
  await fs.mkdir(dataDir, { recursive: true, mode: 0o700 });
  const marker = path.join(dataDir, MARKER_FILE);
  const entries = await fs.readdir(dataDir);
  const isOurs = entries.includes(MARKER_FILE);
  if (!isOurs && entries.length > 0) {
    throw new StartError(
      `${dataDir} holds other files and was not made by Zawadeh, so it is left alone. Choose another with --data.`,
    );
  }
  // An existing folder may be readable by every user of the machine, and it will hold personal data.
  await fs.chmod(dataDir, 0o700);
  if (!isOurs) await fs.writeFile(marker, MARKER_TEXT);
}

async function empty(dataDir: string): Promise<void> {
  const entries = await fs.readdir(dataDir);
  const ours = entries.filter((entry) => entry !== MARKER_FILE && entry !== LOCK_FILE);
  await Promise.all(ours.map((entry) => fs.rm(path.join(dataDir, entry), { recursive: true, force: true })));
}

export async function openDataFolder(
  dataDir: string,
  options: { reset?: boolean } = {},
): Promise<DataFolder> {
  await claimFolder(dataDir);
  const unlock = await lockFolder(dataDir);
  const database = path.join(dataDir, 'database');
  const complete = path.join(dataDir, COMPLETE_FILE);
  try {
    if (options.reset) await empty(dataDir);
    // A killed first start leaves a database that can neither be opened nor is of value.
    else if (!(await exists(complete))) await fs.rm(database, { recursive: true, force: true });
  } catch (error) {
    await unlock();
    throw error;
  }
  return {
    database,
    uploads: path.join(dataDir, 'uploads'),
    markComplete: () => fs.writeFile(complete, ''),
    release: unlock,
  };
}
