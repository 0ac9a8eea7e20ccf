import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

export const ORIGIN = 'http://127.0.0.1:4310';
export const BOOT_MS = 60_000;

export const temporaryFolder = (): Promise<string> => fs.mkdtemp(path.join(os.tmpdir(), 'zawadeh-test-'));
