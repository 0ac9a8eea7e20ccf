/** Runs the journeys that go offline between their steps, in both languages, on a phone and on a desktop. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { track } from '../bench/children.ts';
import { root } from '../root.ts';

export const browserOffline = 'browser offline between any two steps';

const JOURNEYS = ['e2e/connection-lost', 'e2e/offline-orders', 'e2e/resumed-payment'];
const PROJECTS = ['en-phone', 'ar-desktop'];

export async function runOfflineJourneys(): Promise<boolean> {
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const projects = PROJECTS.map((project) => `--project=${project}`);
  const args = [playwright, 'test', ...JOURNEYS, ...projects, '--no-deps', '--retries=0'];
  const child = track(spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }));
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}
