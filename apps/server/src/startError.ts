import fs from 'node:fs/promises';
import path from 'node:path';

/** A problem that an operator can solve: printed without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

const FULL_BELOW_BYTES = 1024 * 1024;
const forbidden = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT']);
const notAFolder = new Set(['ENOTDIR', 'EEXIST']);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/**
 * Checks the disk itself, because the embedded engine reports a full disk in many ways, some of which are not errors.
 */
async function isDiskFull(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await fs.statfs(folder);
    return bavail * bsize < FULL_BELOW_BYTES;
  } catch {
    const parent = path.dirname(folder);
    return parent !== folder && isDiskFull(parent);
  }
}

/** One sentence for any problem that stopped the start. */
export async function startSentence(error: unknown, dataDir: string): Promise<string> {
  if (error instanceof StartError) return error.message;
  const code = codeOf(error);
  if (forbidden.has(code)) {
    return `The data folder ${dataDir} cannot be read and written by this user. Change its owner, or choose another with --data.`;
  }
  if (notAFolder.has(code)) return `${dataDir} is not a folder. Choose another with --data.`;
  if (await isDiskFull(dataDir)) {
    return `The disk is full: ${dataDir} cannot be written. Make room and start again.`;
  }
  const reason = error instanceof Error ? error.message : JSON.stringify(error);
  return `Zawadeh cannot go on: ${reason.split('\n')[0]}`;
}
