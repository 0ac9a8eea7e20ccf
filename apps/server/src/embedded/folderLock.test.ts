import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/place.ts';
import { openDataFolder } from './dataFolder.ts';
import { lockFolder } from './folderLock.ts';

let folder: string;
let lock: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  lock = path.join(folder, 'server.lock');
});
afterEach(() => fs.rm(folder, { recursive: true, force: true }));

const OUR_PARENT = process.ppid;

test('a folder has one holder at a time, and is free again after release', async () => {
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`(process ${process.pid}) is already using ${folder}`);
  await release();
  await (
    await lockFolder(folder)
  )();
  expect(await fs.readdir(folder)).toEqual([]);
});

test.each([
  ['of a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1' })],
  ['with our own number from an earlier life', JSON.stringify({ pid: process.pid, startedAt: '1' })],
  ['whose number now belongs to another process', JSON.stringify({ pid: OUR_PARENT, startedAt: 'long ago' })],
])('a stale %s is taken over', async (_case, leftover) => {
  await fs.writeFile(lock, leftover);
  const release = await lockFolder(folder);
  expect(await fs.readFile(lock, 'utf8')).toContain(`"pid":${process.pid}`);
  await release();
});

test.runIf(process.platform === 'linux')(
  'the lock of a server that was killed is taken over, even if no process has waited for its end',
  async () => {
    // The shell becomes a program that never asks how its child ended.
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
    const fieldsOf = async (pid: number | undefined) =>
      (await fs.readFile(`/proc/${pid}/stat`, 'utf8')).split(' ');
    try {
      const [printed] = (await once(parent.stdout, 'data')) as [Buffer];
      const pid = Number(printed);
      await vi.waitUntil(async () => (await fieldsOf(parent.pid))[1] === '(sleep)');
      process.kill(pid, 'SIGKILL');
      await vi.waitUntil(async () => (await fieldsOf(pid))[2] === 'Z');
      await fs.writeFile(lock, JSON.stringify({ pid, startedAt: (await fieldsOf(pid))[21] }));
      const release = await lockFolder(folder);
      expect(await fs.readFile(lock, 'utf8')).toContain(`"pid":${process.pid}`);
      await release();
    } finally {
      parent.kill('SIGKILL');
    }
  },
);

test('a lock of a living process is respected, even while it is being written', async () => {
  await fs.writeFile(lock, JSON.stringify({ pid: OUR_PARENT, startedAt: null }));
  await expect(lockFolder(folder)).rejects.toThrow('already using');
  await fs.writeFile(lock, '');
  await expect(lockFolder(folder)).rejects.toThrow('already using');
  await fs.utimes(lock, 0, 0);
  await (
    await lockFolder(folder)
  )();
});

test('one of many servers that find the same stale lock takes it over', async () => {
  await fs.writeFile(lock, JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1' }));
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
});

test('a folder with other files is left alone, with --reset too', async () => {
  await fs.writeFile(path.join(folder, 'thesis.txt'), 'years of work');
  await expect(openDataFolder(folder, { reset: true })).rejects.toThrow('was not made by Zawadeh');
  await expect(openDataFolder(folder)).rejects.toThrow('was not made by Zawadeh');
  expect(await fs.readdir(folder)).toEqual(['thesis.txt']);
});

test('--reset empties our own folder; an interrupted first start is deleted, a complete one stays', async () => {
  const first = await openDataFolder(folder);
  await fs.mkdir(first.database);
  await first.release();
  const second = await openDataFolder(folder);
  await expect(fs.stat(second.database)).rejects.toThrow('ENOENT');
  await fs.mkdir(second.database);
  await second.markComplete();
  await second.release();
  const third = await openDataFolder(folder);
  expect((await fs.stat(third.database)).isDirectory()).toBe(true);
  await third.release();
  const fourth = await openDataFolder(folder, { reset: true });
  await fourth.release();
  expect(await fs.readdir(folder)).toEqual(['zawadeh-data.txt']);
});
