/** A server for one journey alone, whose data or clock no other journey may see. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { backendAt, type ShopBackend } from '../apps/server/src/testing/shopClient.ts';
import { startUntil, stop } from '../scripts/bench/children.ts';
import { test as base } from './fixtures.ts';

export interface OwnServer extends ShopBackend {
  /** A signal that the server itself handles. */
  signal: (name: NodeJS.Signals) => void;
  stop: () => Promise<void>;
}

interface OwnServerOptions {
  dataFolder: string;
  /** Options for Node, before the script. */
  nodeArguments?: readonly string[];
  environment?: Readonly<Record<string, string>>;
}

export async function startOwnServer({
  dataFolder,
  nodeArguments = [],
  environment = {},
}: OwnServerOptions): Promise<OwnServer> {
  const script = [...nodeArguments, 'apps/server/src/main.ts', '--port', '0', '--data', dataFolder];
  const { child, answer } = await startUntil(script, /^Zawadeh is ready: (http:\S+)/, environment);
  return {
    ...backendAt(answer),
    signal: (name) => void child.kill(name),
    stop: () => stop(child),
  };
}

export interface MovableServer extends OwnServer {
  now: () => number;
  /** Moves the clock of the server and its database on, not that of a browser. */
  goOn: (hours: number) => Promise<void>;
  /** Sets the browser's clock to the server's. */
  setClock: (page: Page) => Promise<void>;
}

/** A server of its own, at another time. */
export async function startMovableServer(
  folder: string,
  startsAt: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<MovableServer> {
  const file = join(folder, 'offset');
  let offset = startsAt - Date.now();
  const now = () => Date.now() + offset;
  await writeFile(file, String(offset));
  const server = await startOwnServer({
    dataFolder: join(folder, 'data'),
    nodeArguments: ['--import', './scripts/jumpingClock.ts'],
    environment: { ...environment, ZAWADEH_CLOCK_FILE: file },
  });
  return {
    ...server,
    now,
    setClock: (page) => page.clock.setSystemTime(now()),
    goOn: async (hours) => {
      offset += hours * 3_600_000;
      await writeFile(file, String(offset));
      server.signal('SIGUSR2');
    },
  };
}

export const test = base.extend<{ folder: string }>({
  folder: async ({ lang }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), `zawadeh-journey-${lang}-`));
    await provide(folder);
    await rm(folder, { recursive: true, force: true });
  },
});
