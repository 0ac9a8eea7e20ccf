/** The real server as operators start it, in a process of its own that can be killed and started again. */
import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { listen } from '../../apps/server/src/listen.ts';
import { startUntil, stop as end } from '../bench/children.ts';
import { residentBytes } from '../bench/residentBytes.ts';

export interface ShopOptions {
  dataDir: string;
  /** A PostgreSQL database instead of the engine's own in the folder. */
  databaseUrl: string | null;
  /** What it is told of the world outside, once its address is known. */
  settings: (origin: string) => Record<string, string>;
  /** Before the script itself, for Node. */
  nodeArguments?: readonly string[];
  environment?: Readonly<Record<string, string>>;
}

const LOOK_EVERY_MS = 500;
const LAST_WORDS = 1_500;

export async function openShopServer({
  dataDir,
  databaseUrl,
  settings,
  nodeArguments = [],
  environment: more = {},
}: ShopOptions) {
  // Always the same port: the provider is told where to call back.
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  // Everybody comes through one proxy, or all would be one caller and soon be told to wait.
  const environment = { ...settings(origin), ...more, TRUSTED_PROXIES: '1' };
  const place = ['--data', dataDir, ...(databaseUrl ? ['--database', databaseUrl] : [])];
  const command = [...nodeArguments, 'apps/server/src/main.ts', '--port', String(port), ...place];
  let child: ChildProcess;
  let complaint = () => '';
  const memory: number[] = [];

  const start = async (): Promise<number> => {
    const started = await startUntil(command, /^Zawadeh is ready: (http:\S+)/, environment);
    ({ child, complaint } = started);
    return started.seconds;
  };
  await start();
  const watching = setInterval(() => memory.push(residentBytes(child.pid)), LOOK_EVERY_MS);

  return {
    origin,
    environment,
    nodeArguments,
    place,
    /** In bytes, every half second. */
    memory: memory as readonly number[],
    start,
    async kill(): Promise<void> {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    signal: (signal: NodeJS.Signals): void => void child.kill(signal),
    /** Of a server that ended by itself. */
    lastWords: (): string => complaint().trim().slice(-LAST_WORDS),
    isRunning: (): boolean => child.exitCode === null && child.signalCode === null,
    async stop(): Promise<void> {
      clearInterval(watching);
      await end(child);
    },
  };
}

export type ShopServer = Awaited<ReturnType<typeof openShopServer>>;

async function freePort(): Promise<number> {
  const listener = await listen('127.0.0.1', 0);
  await listener.stop();
  return listener.port;
}
