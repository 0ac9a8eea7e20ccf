/** A server for one journey alone, whose data or clock no other journey may see. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

export const test = base.extend<{ folder: string }>({
  folder: async ({ lang }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), `zawadeh-journey-${lang}-`));
    await provide(folder);
    await rm(folder, { recursive: true, force: true });
  },
});
