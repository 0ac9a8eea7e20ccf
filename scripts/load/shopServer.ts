/** The real server in a process of its own that can be killed and restarted. */
import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { listen } from '../../apps/server/src/listen.ts';
import { startUntil, stop as stopChild } from '../bench/children.ts';
import { residentBytes } from '../bench/residentBytes.ts';
import { linkToken } from '../../apps/server/src/embedded/letters.ts';
import { openOutbox } from '../../apps/server/src/outbox/outbox.ts';
import { backendAt } from '../../apps/server/src/testing/shopClient.ts';
import { keepPasswordsPrivate } from './loadAccounts.ts';

export interface ShopOptions {
  dataDir: string;
  /** A PostgreSQL database instead of the embedded one in the folder. */
  databaseUrl: string | null;
  /** The address of the proxy in front of several servers. */
  publicOrigin?: string;
  /** Environment variables that depend on the public address. */
  settings: (origin: string) => Record<string, string>;
  /** Options for Node, before the script. */
  nodeArguments?: readonly string[];
  environment?: Readonly<Record<string, string>>;
}

const READY = /^Zawadeh is ready: (http:\S+)/;
const MEMORY_INTERVAL_MS = 500;
const LAST_ERROR_LENGTH = 1_500;

export async function openShopServer({
  dataDir,
  databaseUrl,
  publicOrigin,
  settings,
  nodeArguments = [],
  environment: extra = {},
}: ShopOptions) {
  // The port stays the same over restarts, because the provider calls back there.
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const untrusting = {
    ...settings(publicOrigin ?? origin),
    ...extra,
    SUPPORT_WHATSAPP: '+96170000000',
    DEMO_HISTORY: 'false',
  };
  // Makes the server read each user's own address; otherwise all share one rate limit.
  const environment = { ...untrusting, TRUSTED_PROXIES: '1' };
  const dataArguments = ['--data', dataDir, ...(databaseUrl ? ['--database', databaseUrl] : [])];
  const command = [...nodeArguments, 'apps/server/src/main.ts', '--port', String(port), ...dataArguments];
  let child: ChildProcess;
  let errorOutput = () => '';
  const memory: number[] = [];

  const start = async (): Promise<number> => {
    const started = await startUntil(command, READY, environment);
    ({ child, errorOutput } = started);
    return started.seconds;
  };
  // Behind a proxy no server starts with the accounts of the demo as they are.
  const first = await startUntil(command, READY, { ...untrusting, DEMO_ACCOUNTS: 'true' });
  await keepPasswordsPrivate(backendAt(origin));
  await stopChild(first.child);
  await start();
  const memoryTimer = setInterval(() => {
    const bytes = residentBytes(child.pid);
    // Not a number while the server is killed.
    if (!Number.isNaN(bytes)) memory.push(bytes);
  }, MEMORY_INTERVAL_MS);

  return {
    origin,
    environment,
    nodeArguments,
    dataArguments,
    /** Of the latest e-mail to the address, from the file, because no outbox is served behind a proxy. */
    linkTokenFor: async (email: string) => linkToken((await openOutbox(dataDir)).latestTo(email)) ?? '',
    /** Resident bytes, every half second. */
    memory: memory as readonly number[],
    start,
    async kill(): Promise<void> {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    signal: (signal: NodeJS.Signals): void => void child.kill(signal),
    /** The end of stderr of a server that has exited. */
    lastErrorOutput: (): string => errorOutput().trim().slice(-LAST_ERROR_LENGTH),
    isRunning: (): boolean => child.exitCode === null && child.signalCode === null,
    async stop(): Promise<void> {
      clearInterval(memoryTimer);
      await stopChild(child);
    },
  };
}

export type ShopServer = Awaited<ReturnType<typeof openShopServer>>;

async function freePort(): Promise<number> {
  const listener = await listen('127.0.0.1', 0);
  await listener.stop();
  return listener.port;
}
