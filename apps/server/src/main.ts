import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { openBackend } from './backend.ts';
import { readSettings } from './commandLine.ts';
import type { Settings } from './commandLine.ts';
import { startSentence } from './embedded/startError.ts';
import { sharedRead } from './http/sharedRead.ts';
import { listen } from './listen.ts';
import { createPages } from './pages/pages.ts';

const distDir = fileURLToPath(new URL('../../web/dist/', import.meta.url));
const PAGES_KEEP_BAGS_MS = 2_000;
const everyAddress = new Set(['0.0.0.0', '::']);

function originOf(host: string, port: number): string {
  if (everyAddress.has(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

const log = (problem: string, cause?: unknown): void => {
  const reason = cause instanceof Error ? cause.message : '';
  console.error(`${new Date().toISOString()} ${problem}${reason ? `: ${reason}` : ''}`);
};

async function start(settings: Settings): Promise<() => Promise<void>> {
  const listener = await listen(settings.host, settings.port);
  const origin = originOf(settings.host, listener.port);
  try {
    const backend = await openBackend(settings, origin);
    const pages = await createPages({
      distDir,
      bags: sharedRead(backend.bags, PAGES_KEEP_BAGS_MS),
      log,
      backendOrigins: settings.hosted ? [new URL(settings.hosted.url).origin] : [],
    });
    const app = createApp({ ...backend, pages, log });
    listener.answerWith((request, peer) => app.fetch(request, peer));
    console.log(`Zawadeh is ready: ${origin}`);
    if (settings.hosted) console.log(`Backend: ${settings.hosted.url}`);
    else console.log(`Data: ${settings.dataDir} (kept between starts; --reset begins anew)`);
    console.log(`Listening on ${settings.host}, port ${listener.port}`);
    return async () => {
      await listener.stop();
      await backend.close();
    };
  } catch (error) {
    await listener.stop();
    throw error;
  }
}

async function main(): Promise<void> {
  // Whatever is written from here on is its owner's alone.
  process.umask(0o077);
  const stopAsked = new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => resolve());
  });
  let dataDir = '.data';
  try {
    const settings = readSettings(process.argv.slice(2), process.env);
    dataDir = settings.dataDir;
    const stop = await start(settings);
    await stopAsked;
    await stop();
    process.exit(0);
  } catch (error) {
    console.error(await startSentence(error, dataDir));
    process.exit(1);
  }
}

await main();
